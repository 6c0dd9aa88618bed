import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";
import type { Act, Resource } from "@pulau/domain/access/permissions.ts";
import {
  keepPreviousData,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { CallFailure } from "./call-failure.ts";
import type { Call, CallOptions, Face } from "./client.ts";
import type { Connection } from "./connection.ts";
import type { Outbox } from "./kept/outbox.ts";
import { callQuery } from "./queries.ts";
import type { Session } from "./session.ts";
import type { SessionExpiry } from "./session-expiry.ts";
import type { Side } from "./side.ts";

export type Backend = {
  readonly side: Side;
  readonly call: Call;
  readonly session: Session;
  /** Where a side's pages say that the server can't be reached. */
  readonly connection?: Connection | undefined;
  /** Where a side keeps what is done on its pages until the server has it. */
  readonly outbox?: Outbox | undefined;
  /** Where a side signs in over its pages. */
  readonly lapse?: SessionExpiry | undefined;
};
const BackendContext = createContext<Backend | null>(null);
export const BackendProvider = BackendContext.Provider;

export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (backend === null) throw new Error("no BackendProvider above");
  return backend;
}

const nobody = () => null;

/** Who is signed in; null for a visitor, and while the page is being taken over from the server. */
export function useSession() {
  const { session } = useBackend();
  return useSyncExternalStore(session.subscribe, session.state, nobody);
}

/** Whether a member of staff has a right. It decides what is shown, so that no button is there only to be refused. */
export function useMay() {
  const rights = useSession()?.rights;
  return (resource: Resource, act: Act): boolean => !rights || rights.includes(`${resource}:${act}`);
}

type QueryChoices = {
  enabled?: boolean;
  refetchInterval?: number | false;
  /** How long an answer counts as new, in ms; 0 asks again wherever it is shown. */
  staleTime?: number;
  keepPrevious?: boolean;
};

/** A remembered GET (or a POST that only asks). `data`, `isPending`, `error` as a `CallFailure`. */
export function useCall<R extends RouteDefinition>(
  route: R | Face<R>,
  sent: Sent<R>,
  choices: QueryChoices = {},
): UseQueryResult<Reply<R>, CallFailure> {
  const { call } = useBackend();
  const { keepPrevious = false, ...rest } = choices;
  return useQuery({
    ...callQuery(call, route, sent),
    ...rest,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/**
 * A call that changes something: `const send = useSend(route); await send.mutateAsync({ body })`. Name in `refreshes`
 * the paths whose remembered answers are then out of date, and also when somebody else has saved it meanwhile.
 */
export function useSend<R extends RouteDefinition>(route: R | Face<R>, refreshes: readonly string[] = []) {
  const { call } = useBackend();
  const queries = useQueryClient();
  const refresh = () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => refreshes.includes(String(queryKey[1])) });
  return useMutation<Reply<R>, CallFailure, Sent<R> & { options?: CallOptions }>({
    mutationFn: ({ options, ...sent }) => call(route, sent as unknown as Sent<R>, options),
    onSettled: refresh,
  });
}
