import type { PassThrough } from "node:stream";
import { newsRoute } from "@pulau/contract/news.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { openListener } from "../../../db/listener.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { secondsLeftOf } from "../../people/accounts/public.ts";
import { broadcastNews } from "./broadcast-news.ts";
import { hearsAnything, newsStream } from "./news-stream.ts";
import { followSessions } from "./session-checks.ts";

/** The tabs of one browser share a stream; this is for many browsers of one session, and no more. */
const mostPerSession = 10;

/** What changes, for the staff's pages. */
export const newsModule: Module = (app, { db, pool }) => {
  const listener = openListener(pool, (error) => app.log.warn({ err: error }, "could not hear news"));
  const news = broadcastNews(listener);
  const sessions = followSessions(listener);
  /** Open streams by session. */
  const open = new Map<string, Set<PassThrough>>();
  mount(app, newsRoute, async ({ query, session, request }) => {
    if (!hearsAnything(session)) return refuse("NOT_ALLOWED");
    const own = open.get(session.sessionId) ?? new Set();
    if (own.size >= mostPerSession) return refuse("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 });
    const stream = newsStream({
      session,
      seconds: query.seconds,
      sessionSeconds: await secondsLeftOf(db, session.sessionId),
      follow: news.follow,
      followSession: (doubt) => sessions.follow(session, doubt),
      readAgain: async () => {
        const now = await app.mounting.readSession(request, "staff");
        return now?.kind === "staff" ? now : null;
      },
    });
    open.set(session.sessionId, own.add(stream));
    stream.once("close", () => {
      own.delete(stream);
      if (own.size === 0) open.delete(session.sessionId);
    });
    return ok(stream);
  });
  // Who listens would keep a server that stops from stopping.
  app.addHook("preClose", async () => {
    for (const streams of open.values()) for (const stream of streams) stream.end();
  });
  app.addHook("onClose", () => listener.close());
};
