import { longestStreamSeconds, type News, newsKinds, newsRoute } from "@pulau/contract/news.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { faceOf } from "../../../api/client.ts";
import { chunksOf } from "../../../api/stream-chunks.ts";
import { useBackend, useMay, useSession } from "../../../api/use-call.ts";
import { openPlaces } from "../../../business/presence/open-places.ts";
import { announcePlaces } from "./announce-places.ts";
import { followNews, type Page } from "./follow-news.ts";
import { isOutdated } from "./outdated.ts";

const newsFace = faceOf(newsRoute);
const many: readonly News[] = newsKinds.map((kind) => ({
  kind,
  id: null,
}));

/** How long news are gathered before pages ask again, in ms, and how often they ask again at most. */
const gatherFor = 150;
const fetchAtMostEvery = 1_000;

const browser: Page = {
  isHidden: () => document.hidden,
  onChange: (changed, signal) => {
    document.addEventListener("visibilitychange", changed, { signal });
    addEventListener("online", changed, { signal });
  },
  onLeave: (left, signal) => addEventListener("pagehide", left, { signal }),
};

/** Keeps what the staff's pages show up to date while somebody looks at them: one line a page, for all of its lists. */
export function useNews(): void {
  const { call } = useBackend();
  const queries = useQueryClient();
  const person = useSession()?.record.id;
  const may = useMay();
  const mayFollow =
    person !== undefined &&
    (["bookings", "payments", "rates", "housekeeping", "boarding", "pickUps", "wallets"] as const).some(
      (resource) => may(resource, "read"),
    );
  const mayTell = may("bookings", "read");
  useEffect(() => {
    if (!mayFollow) return;
    const leaving = new AbortController();
    const announcing = mayTell ? announcePlaces(call, openPlaces) : null;
    let line = crypto.randomUUID();
    let gathered: News[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let fetchedAt = 0;
    const refetch = () => {
      timer = undefined;
      fetchedAt = Date.now();
      const news = gathered;
      gathered = [];
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => news.some((news) => isOutdated(queryKey, news)),
      });
    };
    const gather = (news: readonly News[]) => {
      gathered.push(...news);
      timer ??= setTimeout(refetch, Math.max(gatherFor, fetchedAt + fetchAtMostEvery - Date.now()));
    };
    void followNews({
      listen: async (signal) => {
        line = crypto.randomUUID();
        const query = { seconds: longestStreamSeconds, line };
        const body: unknown = await call(newsFace, { query }, { signal });
        return chunksOf(body instanceof ReadableStream ? body : null);
      },
      onOpen: () => {
        announcing?.opened(line);
        gather(many);
      },
      onNews: (news) => gather([news]),
      page: browser,
      signal: leaving.signal,
    });
    return () => {
      leaving.abort();
      announcing?.stop();
      clearTimeout(timer);
    };
  }, [call, queries, mayFollow, mayTell]);
}
