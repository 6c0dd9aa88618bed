import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";
import { QueryClient, queryOptions } from "@tanstack/react-query";
import { CallFailure } from "./call-failure.ts";
import type { Call, Face } from "./client.ts";

/** Key of a call's remembered answer: `["GET", "/api/package", {…}]`. */
export const callKey = (route: Pick<RouteDefinition, "method" | "path">, sent: object) =>
  [route.method, route.path, sent] as const;

/** Query options of a call, for hooks and for route loaders alike. */
export const callQuery = <R extends RouteDefinition>(call: Call, route: R | Face<R>, sent: Sent<R>) =>
  queryOptions<Reply<R>, CallFailure, Reply<R>, ReturnType<typeof callKey>>({
    queryKey: callKey(route, sent),
    queryFn: ({ signal }): Promise<Reply<R>> => call(route, sent, { signal }),
  });

const mayPass = (error: Error) =>
  error instanceof CallFailure && ["OFFLINE", "BUSY", "GATEWAY_DOWN"].includes(error.code);

/**
 * Calls are made also when the browser thinks that it is offline: a visitor is told so at once, where a call that
 * waits for the connection would look like a dead button and be made minutes later, after they had given it up.
 */
const whetherOnlineOrNot = { networkMode: "always" } as const;

export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...whetherOnlineOrNot,
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (count, error) => count < 2 && mayPass(error),
        refetchOnWindowFocus: false,
      },
      mutations: { ...whetherOnlineOrNot, retry: false },
    },
  });

/** Answers that the server put into the page, so that the browser need not ask again. */
export type Remembered = readonly (readonly [key: readonly unknown[], reply: unknown])[];

export const rememberedBy = (queries: QueryClient): Remembered =>
  queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map((query) => [query.queryKey, query.state.data] as const);

export const recall = (queries: QueryClient, remembered: Remembered) => {
  for (const [key, reply] of remembered) queries.setQueryData(key, reply);
};
