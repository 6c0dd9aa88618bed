import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { CallFailure } from "../api/call-failure.ts";
import type { Face } from "../api/client.ts";
import { everyPage } from "../api/every-page.ts";
import { useBackend, useCall } from "../api/use-call.ts";
import { cleared, type Fields, isNarrowed, type ListAddress, queryOf } from "./address.ts";
import { type Cursors, pageQuery, withNext } from "./cursors.ts";
import { useSavedView } from "./saved-view.ts";
import { most } from "./selection.ts";
import { type ListPlace, useListAddress } from "./use-address.ts";

type Frame = {
  readonly page: number;
  readonly pages: number;
  readonly limit: number;
  readonly total: number;
  readonly nextCursor?: string | null;
};
/** A call whose reply has its rows under `rows`, whatever it is a list of. */
export type RowsRoute<Row> = RouteDefinition & {
  readonly reply: z.ZodType<{ readonly rows: readonly Row[] }>;
};
type RowsKey<D> = { [K in keyof D]: D[K] extends readonly unknown[] ? K : never }[keyof D];
type RowOf<D, K extends keyof D> = D[K] extends readonly (infer Row)[] ? Row : never;

type Choices<R extends RouteDefinition, K> = {
  /** What the person's columns and rows a page are kept under. */
  readonly id: string;
  /** The call of its pages. */
  readonly call: R | Face<R>;
  /** The key of the rows in its reply. */
  readonly rows: K;
  readonly place: ListPlace;
  readonly params?: Record<string, string>;
  /** What is sent besides what the address says. */
  readonly query?: Record<string, unknown>;
  /** Rows a page, unless the person chose. */
  readonly limit?: number;
  /** Milliseconds after which it is asked for again while it is looked at. */
  readonly refetchInterval?: number;
  /** How long its answer counts as new, in ms, where that is not as long as any other's. */
  readonly staleTime?: number;
  readonly enabled?: boolean;
};

/** What a list of the page is made of: `useList` makes it, `<List>` draws it. */
export type ListState<Row, D = unknown> = {
  readonly id: string;
  readonly place: ListPlace;
  /** The call of its pages, without its query. */
  readonly call: Pick<RouteDefinition, "method" | "path" | "scope">;
  readonly params: Record<string, string> | undefined;
  /** The reply on show; that of the page before while another is on its way or could not be had. */
  readonly data: (D & Frame) | undefined;
  readonly rows: readonly Row[];
  readonly error: CallFailure | null;
  /** What is on show is not what was asked for last. */
  readonly stale: boolean;
  readonly retry: () => void;
  /** The call's query without its page: for the list as a file. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly limit: number;
  readonly setLimit: (limit: number) => void;
  readonly narrowed: boolean;
  readonly clear: () => void;
  /** The row with a key, wherever in the list it stands and whatever narrows it; undefined when there is none. */
  readonly find: (key: string | number) => Promise<Row | undefined>;
  /** Fetches all rows that match, ten thousand at most, and tells how many it has. */
  readonly allRows: (onProgress: (count: number) => void) => Promise<readonly Row[]>;
};

/** Where the pages of one listing begin, as the answers told: a late page is then as quick as an early one. */
function useCursors(list: string) {
  const [known, setKnown] = useState<{ list: string; cursors: Cursors }>({ list, cursors: new Map() });
  const cursors: Cursors = known.list === list ? known.cursors : new Map();
  const learn = useCallback(
    (answer: Frame) =>
      setKnown((before) => {
        const own: Cursors = before.list === list ? before.cursors : new Map();
        const next = withNext(own, answer.page, answer.nextCursor ?? null);
        return next === before.cursors ? before : { list, cursors: next };
      }),
    [list],
  );
  return { cursors, learn };
}

/** The list of a page, at its address. */
export function useListAt<
  F extends Fields,
  V extends Fields,
  R extends RouteDefinition,
  K extends RowsKey<Reply<R>>,
>(
  address: ListAddress<F, V>,
  choices: Omit<Choices<R, K>, "place">,
): ListState<RowOf<Reply<R>, K>, Reply<R>> {
  return useList({ ...choices, place: useListAddress(address) });
}

/** A list as its call gives it: the page that the place names, with search, filters and order. */
export function useList<R extends RouteDefinition, K extends RowsKey<Reply<R>>>({
  id,
  call,
  rows: key,
  place,
  params,
  query: more = {},
  limit: usual = 20,
  refetchInterval,
  staleTime,
  enabled,
}: Choices<R, K>): ListState<RowOf<Reply<R>, K>, Reply<R>> {
  type Row = RowOf<Reply<R>, K>;
  type Data = Reply<R> & Frame;
  const { search, change } = place;
  const { view, change: keep } = useSavedView(id);
  const backend = useBackend();
  const limit = view.limit ?? usual;
  const page = search.page ?? 1;
  const query = { ...more, ...queryOf(place, search) };
  const list = JSON.stringify([params, query, limit]);
  const { cursors, learn } = useCursors(list);
  const sentOf = (paging: Record<string, unknown>) =>
    ({ ...(params && { params }), query: { ...query, ...paging } }) as unknown as Sent<R>;
  const reply = useCall(call, sentOf({ limit, ...pageQuery(cursors, page) }), {
    keepPrevious: true,
    ...(refetchInterval !== undefined && { refetchInterval }),
    ...(staleTime !== undefined && { staleTime }),
    ...(enabled !== undefined && { enabled }),
  });
  const { isPlaceholderData, error } = reply;
  const fresh = reply.data as Data | undefined;
  useEffect(() => {
    if (fresh !== undefined && !isPlaceholderData) learn(fresh);
  }, [fresh, isPlaceholderData, learn]);
  // What was on show stays when the next page can't be had.
  const last = useRef<Data | undefined>(undefined);
  if (fresh !== undefined) last.current = fresh;
  const data = fresh ?? last.current;
  const rowsOf = (from: Data | undefined) => (from?.[key] ?? []) as readonly Row[];
  const allRows = async (onProgress: (count: number) => void) => {
    const all: Row[] = [];
    for await (const answer of everyPage(backend.call, call, sentOf({}))) {
      all.push(...rowsOf(answer as Data));
      onProgress(Math.min(all.length, most));
      if (all.length >= most) break;
    }
    return all.slice(0, most);
  };
  const find = async (key: string | number) => {
    const sent = { ...(params && { params }), query: { ...more, row: String(key), limit: 1 } };
    return rowsOf((await backend.call(call, sent as unknown as Sent<R>)) as Data)[0];
  };
  return {
    id,
    place,
    call,
    params,
    data,
    rows: rowsOf(data),
    error,
    stale: isPlaceholderData || fresh === undefined,
    retry: () => void reply.refetch(),
    query,
    limit,
    setLimit: (next) => {
      keep({ limit: next });
      change({}, true);
    },
    narrowed: isNarrowed(place, search),
    clear: () => change(cleared(place), true),
    find,
    allRows,
  };
}
