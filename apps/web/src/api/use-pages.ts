import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";
import { useEffect, useState } from "react";
import type { Face } from "./client.ts";
import { type Cursors, pageQuery, withNext } from "./cursors.ts";
import { useCall } from "./use-call.ts";

type Paged = { page: number; nextCursor: string | null };

/**
 * A page of a listing, asked for by its cursor where the page before told it. `query` is all that says which listing it
 * is; another one begins without cursors.
 */
export function usePages<R extends RouteDefinition>(
  route: R | Face<R>,
  query: Record<string, unknown>,
  page: number,
  choices: { refetchInterval?: number } = {},
) {
  const list = JSON.stringify(query);
  const [known, setKnown] = useState<{ list: string; cursors: Cursors }>({ list, cursors: new Map() });
  const cursors: Cursors = known.list === list ? known.cursors : new Map();
  const sent = { query: { ...query, ...pageQuery(cursors, page) } } as unknown as Sent<R>;
  const reply = useCall(route, sent, { keepPrevious: true, ...choices });
  const { isPlaceholderData } = reply;
  const data = reply.data as (Reply<R> & Paged) | undefined;
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return;
    setKnown((before) => {
      const own: Cursors = before.list === list ? before.cursors : new Map();
      const next = withNext(own, data.page, data.nextCursor);
      return next === before.cursors ? before : { list, cursors: next };
    });
  }, [data, isPlaceholderData, list]);
  return reply;
}
