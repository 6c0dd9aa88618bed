import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";
import { useQuery } from "@tanstack/react-query";
import type { CallFailure } from "./call-failure.ts";
import type { Call, Face } from "./client.ts";
import { callKey } from "./queries.ts";
import { useBackend } from "./use-call.ts";

type Frame = { readonly pages: number; readonly nextCursor?: string | null };
type Paging = { readonly query: Readonly<Record<string, unknown>> };

/** As many rows as one page has at most. */
const perCall = 100;

/** The pages of a list, one after the other: by the cursor where there is one, so that rows that come or go shift nothing. */
export async function* everyPage<R extends RouteDefinition>(
  call: Call,
  route: R | Face<R>,
  sent: { readonly params?: unknown; readonly query?: unknown },
): AsyncGenerator<Reply<R>> {
  const { query = {}, ...rest } = sent as typeof sent & Partial<Paging>;
  let paging: Record<string, unknown> | null = { page: 1 };
  for (let number = 1; paging !== null; number += 1) {
    const page: Record<string, unknown> = { ...query, limit: perCall, ...paging };
    const answer = await call(route, { ...rest, query: page } as unknown as Sent<R>);
    yield answer;
    const { nextCursor, pages } = answer as Frame;
    paging = nextCursor ? { cursor: nextCursor } : number < pages ? { page: number + 1 } : null;
  }
}

/** A list's first answer with the rows of all its pages under `rows`. */
export async function wholeList<R extends RouteDefinition>(
  call: Call,
  route: R | Face<R>,
  rows: keyof Reply<R>,
  query: object = {},
): Promise<Reply<R>> {
  const pages: Reply<R>[] = [];
  for await (const page of everyPage(call, route, { query })) pages.push(page);
  const [first] = pages as readonly object[];
  return { ...first, [rows]: pages.flatMap((page) => page[rows]) } as Reply<R>;
}

/** Every row of a list that something is chosen from, however many pages it has. */
export function useWholeList<R extends RouteDefinition>(
  route: R | Face<R>,
  rows: keyof Reply<R>,
  query: object = {},
  choices: { enabled?: boolean } = {},
) {
  const { call } = useBackend();
  return useQuery<Reply<R>, CallFailure>({
    queryKey: [...callKey(route, { query } as unknown as Sent<R>), "whole"],
    queryFn: () => wholeList(call, route, rows, query),
    ...choices,
  });
}
