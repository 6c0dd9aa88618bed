import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";
import type { AnyId } from "@pulau/domain/ids.ts";
import type { CallOptions, Face } from "./client.ts";
import { useSend } from "./use-call.ts";

type BodyOf<R extends RouteDefinition> = Sent<R> extends { body: infer B } ? B : never;

/** The two calls of a form of rows, `useRowForm`: one adds a row, the other changes the one that its path names by `_id`. */
export function useRowSends<A extends RouteDefinition, C extends RouteDefinition>(
  add: A | Face<A>,
  change: C | Face<C>,
  refreshes: readonly string[],
) {
  const adding = useSend<A>(add, refreshes);
  const changing = useSend<C>(change, refreshes);
  return {
    add: (body: BodyOf<A>): Promise<Reply<A>> => adding.mutateAsync({ body } as unknown as Sent<A>),
    change: ({ _id }: { readonly _id: AnyId }, body: BodyOf<C>, options: CallOptions): Promise<Reply<C>> =>
      changing.mutateAsync({ params: { _id }, body, options } as unknown as Sent<C>),
  };
}
