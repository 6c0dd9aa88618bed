import { PassThrough } from "node:stream";
import type { News, NewsKind } from "@pulau/contract/news.ts";
import type { StaffSession } from "../../../plugins/session.ts";

/** How often a line of nothing is sent, and who listens is looked up again, in ms. */
const beatEvery = 15_000;
/** What a listener who does not read may leave lying, in bytes. */
const mostUnread = 64 * 1024;

/**
 * The rights that a kind of news is received with, any of them. Rooms show on Today, which is the bookings'; who cleans
 * them hears that a booking changed, because its guests are in them or not, and can ask nothing about it.
 */
const rightsFor = {
  booking: ["bookings", "housekeeping"],
  money: ["payments"],
  room: ["bookings", "housekeeping"],
  prices: ["rates"],
  boarding: ["boarding"],
  presence: ["bookings"],
  pickUps: ["pickUps"],
  notice: ["bookings", "payments", "wallets", "rates"],
} as const satisfies Record<NewsKind, readonly string[]>;

/** Whether this person may hear a kind of news. */
const mayReceive = ({ permissions }: StaffSession, kind: NewsKind): boolean =>
  rightsFor[kind].some((resource) => permissions[resource]?.read === true);

/** Whether there is anything at all that this person may hear. */
export const mayReceiveAny = (session: StaffSession): boolean =>
  Object.keys(rightsFor).some((kind) => mayReceive(session, kind as NewsKind));

export type NewsStreamOptions = {
  readonly session: StaffSession;
  readonly seconds: number;
  /** How long the session lasts at most. */
  readonly sessionSeconds: number;
  readonly follow: (receive: (news: readonly News[]) => void) => () => void;
  /** Told at once that the session may be over, or its rights other ones. */
  readonly followSession: (doubt: () => void) => () => void;
  /** Who listens now; null when the session is over. */
  readonly readAgain: () => Promise<StaffSession | null>;
};

/**
 * One listener's stream. It begins with a line of nothing, so that the caller knows that it is open, and ends after
 * `seconds`, when the session is over, when it can't be looked up, or when nobody reads. Who is in doubt hears nothing
 * until the session was looked up again.
 */
export function newsStream(options: NewsStreamOptions): PassThrough {
  const { session, seconds, sessionSeconds, follow, followSession, readAgain } = options;
  const stream = new PassThrough();
  let listener = session;
  let looks = 0;
  let known = 0;
  const say = (text: string) => {
    if (stream.writableLength > mostUnread) stream.destroy();
    else stream.write(text);
  };
  /** While a look is under way, what is news is kept until it is known who may hear it. */
  const kept: News[] = [];
  const tell = (news: readonly News[]) => {
    const received = news.filter(({ kind }) => mayReceive(listener, kind));
    if (received.length > 0) say(received.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
  };
  const stopFollowing = follow((news) => {
    if (known < looks) kept.push(...news);
    else tell(news);
  });
  const lookAgain = async () => {
    looks += 1;
    const look = looks;
    const now = await readAgain().catch(() => null);
    if (stream.writableEnded) return;
    if (now === null || !mayReceiveAny(now)) return stream.end();
    // One that began before the last doubt may have read the rights of before it.
    if (look < looks) return;
    listener = now;
    known = look;
    tell(kept.splice(0));
    say(": \n\n");
  };
  const stopDoubting = followSession(lookAgain);
  const beat = setInterval(lookAgain, beatEvery);
  const over = setTimeout(lookAgain, sessionSeconds * 1000);
  const limit = setTimeout(() => stream.end(), seconds * 1000);
  const stop = () => {
    stopFollowing();
    stopDoubting();
    clearInterval(beat);
    clearTimeout(over);
    clearTimeout(limit);
  };
  stream.once("close", stop).once("finish", stop);
  say(": \n\n");
  return stream;
}
