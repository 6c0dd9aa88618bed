import type { PassThrough } from "node:stream";
import type { SessionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import { mayReceiveAny } from "./news-stream.ts";

/** The tabs of one browser share a stream; this is for many browsers of one session, and no more. */
const mostPerSession = 10;

/** The streams that are open, by session. */
export class OpenStreams {
  readonly #open = new Map<SessionId, Set<PassThrough>>();

  /** Whether a session may open one more: `NOT_ALLOWED` to whom no news may be told, else `TOO_MANY_REQUESTS`. */
  mayOpen(session: StaffSession): Result<true, "NOT_ALLOWED" | "TOO_MANY_REQUESTS"> {
    if (!mayReceiveAny(session)) return refuse("NOT_ALLOWED");
    const count = this.#open.get(session.sessionId)?.size ?? 0;
    return count < mostPerSession ? ok(true) : refuse("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 });
  }

  /** Keeps a stream until it closes. */
  keep(sessionId: SessionId, stream: PassThrough): PassThrough {
    const own = this.#open.get(sessionId) ?? new Set();
    this.#open.set(sessionId, own.add(stream));
    stream.once("close", () => {
      own.delete(stream);
      if (own.size === 0) this.#open.delete(sessionId);
    });
    return stream;
  }

  /** Ends them all: who listens would keep a server that stops from stopping. */
  endAll(): void {
    for (const streams of this.#open.values()) for (const stream of streams) stream.end();
  }
}
