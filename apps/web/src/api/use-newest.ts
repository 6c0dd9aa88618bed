import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";
import { CallFailure } from "./call-failure.ts";
import type { Face } from "./client.ts";
import { useBackend } from "./use-call.ts";

/** Asks for something as it is now, past what is remembered; throws `NOT_FOUND` when it is gone. */
export function useNewest() {
  const { call } = useBackend();
  return async <R extends RouteDefinition, T>(
    route: R | Face<R>,
    sent: Sent<R>,
    pick: (reply: Reply<R>) => T | undefined,
  ): Promise<T> => {
    const found = pick(await call(route, sent));
    if (found === undefined) throw new CallFailure("NOT_FOUND");
    return found;
  };
}
