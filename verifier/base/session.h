#pragma once
// Ends every process of a session, whatever its process group: what is left when the session's leader was
// killed and could not end its own children. Best effort: the names are read from /proc.
//
// A child process gets a session of its own, and so would escape with its parent's death: a program that is
// itself such a child, and starts others, says so once at its start.

#include <sys/types.h>

namespace warpproof::base {

/// `leader` must not be reaped yet, so that its id can not have been given to a stranger.
void end_session(pid_t leader);

/// From now on children of this process get groups of their own, but stay in its session.
void keep_children_in_session();
bool children_stay_in_session();

}  // namespace warpproof::base
