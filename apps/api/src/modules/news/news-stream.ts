import { PassThrough } from "node:stream";
import type { News, NewsKind } from "@pulau/contract/news.ts";
import type { StaffSession } from "../../plugins/session.ts";

/** How often a line of nothing is sent, and who listens is looked up again, in ms. */
const beatEvery = 15_000;
/** What a listener who does not read may leave lying, in bytes. */
const mostUnread = 64 * 1024;

/** The right that a kind of news is heard with. Rooms show on Today, which is the bookings'. */
const rightFor = { booking: "bookings", money: "payments", room: "bookings" } as const satisfies Record<
  NewsKind,
  string
>;

/** Whether this person may hear a kind of news. */
const mayHear = ({ permissions }: StaffSession, kind: NewsKind): boolean =>
  permissions[rightFor[kind]]?.read === true;

/** Whether there is anything at all that this person may hear. */
export const hearsAnything = (session: StaffSession): boolean =>
  Object.keys(rightFor).some((kind) => mayHear(session, kind as NewsKind));

export type NewsStreamAsk = {
  readonly session: StaffSession;
  readonly seconds: number;
  readonly follow: (hear: (news: readonly News[]) => void) => () => void;
  /** Who listens now; null when the session is over. */
  readonly readAgain: () => Promise<StaffSession | null>;
};

/**
 * One listener's stream. It begins with a line of nothing, so that the caller knows that it is open, and ends after
 * `seconds`, when the session is over, when it can't be looked up, or when nobody reads.
 */
export function newsStream({ session, seconds, follow, readAgain }: NewsStreamAsk): PassThrough {
  const stream = new PassThrough();
  let listener = session;
  const say = (text: string) => {
    if (stream.writableLength > mostUnread) stream.destroy();
    else stream.write(text);
  };
  const stopFollowing = follow((news) => {
    const heard = news.filter(({ kind }) => mayHear(listener, kind));
    if (heard.length > 0) say(heard.map((each) => `data: ${JSON.stringify(each)}\n\n`).join(""));
  });
  const beat = setInterval(async () => {
    const now = await readAgain().catch(() => null);
    if (now === null || !hearsAnything(now)) return stream.end();
    listener = now;
    say(": \n\n");
  }, beatEvery);
  const limit = setTimeout(() => stream.end(), seconds * 1000);
  const stop = () => {
    stopFollowing();
    clearInterval(beat);
    clearTimeout(limit);
  };
  stream.once("close", stop).once("finish", stop);
  say(": \n\n");
  return stream;
}
