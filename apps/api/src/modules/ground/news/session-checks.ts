import type { SessionId, StaffId } from "@pulau/domain/ids.ts";
import type { Listener } from "../../../db/listener.ts";

/** Where triggers say that a session ended, or that somebody's rights are other ones. */
const channel = "pulau_sessions";

/** Whose stream it is. */
export type Listening = { readonly sessionId: SessionId; readonly staffId: StaffId };

/** Tells the streams of this process whose session or rights may be other ones by now: they look again at once. */
export function followSessions(listener: Listener): {
  follow(whose: Listening, doubt: () => void): () => void;
} {
  const followers = new Map<() => void, Listening>();
  let isListening = false;
  return {
    follow(whose, doubt) {
      followers.set(doubt, whose);
      if (!isListening)
        listener.listen(channel, (payload) => {
          for (const [look, listening] of followers) if (isAbout(payload, listening)) look();
        });
      isListening = true;
      return () => followers.delete(doubt);
    },
  };
}

/** Null is said when something may have been missed, `*` of what touches many. */
const isAbout = (payload: string | null, { sessionId, staffId }: Listening): boolean =>
  payload === null || ["*", `session ${sessionId}`, `staff ${staffId}`].includes(payload);
