// The protocol over streamable HTTP: each message is one POST to /mcp. A call is answered by a stream of
// events, or by one JSON text for a peer that takes no stream. Closing the connection ends the call.

#include <httplib.h>
#include <poll.h>
#include <unistd.h>

#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <random>
#include <thread>

#include "verifier/front/serve/http_guard.h"
#include "verifier/front/serve/mcp.h"
#include "verifier/front/serve/memory.h"
#include "verifier/front/serve/serve.h"
#include "verifier/front/serve/stream.h"

namespace warpproof::serve {
namespace {

constexpr std::size_t connections_max = 16;
constexpr std::size_t waiting_connections_max = 64;
constexpr int io_timeout_s = 10;
constexpr auto between_signs_of_life = std::chrono::seconds(1);

/// Connections beyond the limit wait in the kernel: nothing of ours grows.
class BoundedQueue : public httplib::TaskQueue {
 public:
  void enqueue(std::function<void()> task) override {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [this] { return waiting_ < waiting_connections_max; });
    ++waiting_;
    lock.unlock();
    pool_.enqueue([this, task = std::move(task)] {
      {
        const std::scoped_lock inner(mutex_);
        --waiting_;
      }
      room_.notify_one();
      task();
    });
  }
  void shutdown() override { pool_.shutdown(); }

 private:
  std::mutex mutex_;
  std::condition_variable room_;
  std::size_t waiting_ = 0;
  httplib::ThreadPool pool_{connections_max};
};

/// What the protocol sends for one POST; the last one is the answer, unless the call is cancelled.
class Channel {
 public:
  void send(const Json& message) {
    {
      const std::scoped_lock lock(mutex_);
      answered_ = answered_ || message.contains("id");
      messages_.push_back(message);
    }
    changed_.notify_all();
  }
  void close() {
    {
      const std::scoped_lock lock(mutex_);
      closed_ = true;
    }
    changed_.notify_all();
  }
  /// The next message, or nothing after a while, or when it is closed.
  std::optional<Json> next(std::chrono::milliseconds wait) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, wait, [this] { return closed_ || !messages_.empty(); });
    if (messages_.empty()) return std::nullopt;
    Json message = std::move(messages_.front());
    messages_.pop_front();
    return message;
  }
  bool answered() {
    const std::scoped_lock lock(mutex_);
    return answered_;
  }
  bool closed() {
    const std::scoped_lock lock(mutex_);
    return closed_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Json> messages_;
  bool answered_ = false, closed_ = false;
};

std::string random_name() {
  std::random_device source;
  std::string out;
  for (int i = 0; i < 8; ++i) {
    char part[9];
    std::snprintf(part, sizeof part, "%08x", static_cast<unsigned>(source()));
    out += part;
  }
  return out;
}

class HttpService {
 public:
  explicit HttpService(const Options& options) : options_(options), mcp_(options) { set_up(); }
  int run(int port, int signals);

 private:
  void set_up();
  void post(const httplib::Request& request, httplib::Response& response, const std::string& body);
  void answer(const std::shared_ptr<Peer>& peer, const std::shared_ptr<Channel>& channel, const Json& message,
              bool modern, bool takes_stream, httplib::Response& response);
  void stream(const std::shared_ptr<Channel>& channel, const std::string& key, httplib::Response& response);

  static void set_json(httplib::Response& response, int status, const Json& json) {
    response.status = status;
    response.set_content(dump(json), "application/json");
  }

  Options options_;
  Mcp mcp_;
  httplib::Server server_;
  std::atomic<std::uint64_t> requests_ = 0;
  std::atomic<bool> ending_ = false;
};

HeaderOf headers_of(const httplib::Request& request) {
  return [&request](const char* name) { return request.get_header_value(name); };
}

void HttpService::set_up() {
  server_.new_task_queue = [] { return new BoundedQueue; };
  server_.set_read_timeout(io_timeout_s);
  server_.set_write_timeout(io_timeout_s);
  server_.set_payload_max_length(options_.message_bytes_max);
  server_.set_pre_routing_handler([](const httplib::Request& request, httplib::Response& response) {
    const Refusal refusal = refuse_origin(headers_of(request));
    if (refusal.status == 0) return httplib::Server::HandlerResponse::Unhandled;
    set_json(response, refusal.status, error_message(nullptr, refusal.code, refusal.why));
    return httplib::Server::HandlerResponse::Handled;
  });
  server_.Post("/mcp", [this](const httplib::Request& request, httplib::Response& response,
                              const httplib::ContentReader& read) {
    std::string body;
    bool too_long = false;
    read([&](const char* data, std::size_t size) {
      too_long = too_long || body.size() + size > options_.message_bytes_max;
      if (!too_long) body.append(data, size);
      return !too_long;
    });
    if (too_long)
      return set_json(response, 413,
                      error_message(nullptr, error_code::invalid_request, "the body is too long"));
    post(request, response, body);
    if (body.size() < large_message_bytes) return;
    std::string().swap(body);
    give_memory_back();
  });
  const auto no_stream = [](const httplib::Request&, httplib::Response& response) {
    response.set_header("Allow", "POST");
    set_json(response, 405, error_message(nullptr, error_code::invalid_request, "send messages by POST"));
  };
  server_.Get("/mcp", no_stream);
  server_.Delete("/mcp", no_stream);
}

void HttpService::post(const httplib::Request& request, httplib::Response& response,
                       const std::string& body) {
  std::string why;
  const auto message = parse(body, options_.json, why);
  if (!message) return set_json(response, 400, error_message(nullptr, error_code::parse, why));
  const Json id = member(*message, "id");
  const HeaderOf header = headers_of(request);
  if (const Refusal refusal = refuse_headers(header, *message); refusal.status != 0)
    return set_json(response, refusal.status,
                    error_message(id.is_primitive() ? id : Json(), refusal.code, refusal.why));
  const Json& meta = member(member(*message, "params"), "_meta");
  const bool modern = !text_member(meta, "io.modelcontextprotocol/protocolVersion").empty();
  const auto channel = std::make_shared<Channel>();
  const auto peer = std::make_shared<Peer>();
  peer->handshake_needed = false;
  peer->send = [channel](const Json& sent) { channel->send(sent); };
  peer->dropped = [channel] { channel->close(); };
  // Ids are the client's own. The old era cancels by another POST of the same session; the new one by
  // closing.
  const std::string session = shortened(header("Mcp-Session-Id"), 100);
  peer->scope = modern || session.empty() ? "request " + std::to_string(++requests_) : "session " + session;
  const bool asks = message->is_object() && message->contains("id");
  if (asks && text_member(*message, "method") == "initialize")
    response.set_header("Mcp-Session-Id", random_name());
  const std::string accept = header("Accept");
  mcp_.handle(peer, *message);
  if (!asks && !channel->answered()) {
    response.status = 202;
    return;
  }
  answer(peer, channel, *message, modern, accept.find("text/event-stream") != std::string::npos, response);
}

void HttpService::answer(const std::shared_ptr<Peer>& peer, const std::shared_ptr<Channel>& channel,
                         const Json& message, bool modern, bool takes_stream, httplib::Response& response) {
  const std::string key = Mcp::key_of(*peer, member(message, "id"));
  if (takes_stream && !channel->answered()) return stream(channel, key, response);
  while (!ending_ && !channel->closed())
    if (const auto sent = channel->next(between_signs_of_life); sent && sent->contains("id"))
      return set_json(response, status_of(*sent, modern), *sent);
  mcp_.calls().cancel(key);
  response.status = 503;
}

void HttpService::stream(const std::shared_ptr<Channel>& channel, const std::string& key,
                         httplib::Response& response) {
  response.set_header("Cache-Control", "no-cache");
  response.set_chunked_content_provider(
      "text/event-stream",
      [this, channel](std::size_t, httplib::DataSink& sink) {
        const auto sent = channel->next(between_signs_of_life);
        if (channel->closed()) {
          sink.done();
          return true;
        }
        // A comment shows whether somebody still listens.
        const std::string text =
            sent ? "event: message\r\ndata: " + dump(*sent) + "\r\n\r\n" : ": wait\r\n\r\n";
        if (ending_ || !sink.write(text.data(), text.size())) return false;
        if (sent && sent->contains("id")) sink.done();
        return true;
      },
      [this, key](bool) { mcp_.calls().cancel(key); });
}

int HttpService::run(int port, int signals) {
  const std::string host = "127.0.0.1";
  const int bound =
      port == 0 ? server_.bind_to_any_port(host) : (server_.bind_to_port(host, port) ? port : -1);
  if (bound < 0) {
    std::fprintf(stderr, "warpproof: port %d of %s can not be taken\n", port, host.c_str());
    return 2;
  }
  std::fprintf(stderr, "warpproof: serving http://%s:%d/mcp\n", host.c_str(), bound);
  std::jthread listener([this] { server_.listen_after_bind(); });
  pollfd wanted{signals, POLLIN, 0};
  while (poll(&wanted, 1, -1) < 0 && errno == EINTR) {
  }
  ending_ = true;
  mcp_.calls().cancel_all();
  server_.stop();
  return 0;
}

}  // namespace

int serve_http(const Options& options, int port) {
  keep_memory_small();
  const int signals = signal_descriptor();
  const int result = HttpService(options).run(port, signals);
  close(signals);
  return result;
}

}  // namespace warpproof::serve
