import { newsRoute } from "@pulau/contract/news.ts";
import { ok } from "@pulau/domain/result.ts";
import { openListener } from "../../../db/listener.ts";
import type { Module } from "../../../module.ts";
import { staffOf } from "../../../plugins/caller.ts";
import { mount } from "../../../plugins/mount.ts";
import { secondsLeftOf } from "../../people/accounts/public.ts";
import { beginPresence } from "../presence/public.ts";
import { broadcastNews } from "./broadcast-news.ts";
import { newsStream } from "./news-stream.ts";
import { OpenStreams } from "./open-streams.ts";
import { followSessions } from "./session-checks.ts";

/** What changes, for the staff's pages. */
export const newsModule: Module = (app, { db, pool }) => {
  const listener = openListener(pool, (error) => app.log.warn({ err: error }, "could not receive news"));
  const news = broadcastNews(listener);
  const sessions = followSessions(listener);
  const open = new OpenStreams();
  mount(app, newsRoute, async ({ query, session, request }) => {
    const mayOpen = open.mayOpen(session);
    if (!mayOpen.ok) return mayOpen;
    const { line } = query;
    const presence = line === undefined ? null : await beginPresence(db, line, session);
    const stream = newsStream({
      session,
      seconds: query.seconds,
      sessionSeconds: await secondsLeftOf(db, session.sessionId),
      follow: news.follow,
      followSession: (doubt) => sessions.follow(session, doubt),
      readAgain: async () => {
        const now = staffOf(await app.mounting.readSession(request, "staff"));
        if (now) await presence?.beat(now);
        return now;
      },
    });
    // What a connection can't be told to forget is forgotten once it was not seen for a while.
    stream.once("close", () => void presence?.end().catch(() => undefined));
    return ok(open.keep(session.sessionId, stream));
  });
  app.addHook("preClose", async () => open.endAll());
  app.addHook("onClose", () => listener.close());
};
