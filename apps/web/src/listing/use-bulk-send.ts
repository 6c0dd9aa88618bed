import type { BulkReply } from "@pulau/contract/bulk.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { CallFailure } from "../api/call-failure.ts";
import type { Face } from "../api/client.ts";
import { useSend } from "../api/use-call.ts";
import type { BulkOutcome } from "./selection.ts";

type Send<I> = {
  mutateAsync: (sent: { body: { arr: readonly I[] } & Record<string, unknown> }) => Promise<BulkReply<I>>;
};

/** One act on many rows in one call (`defineBulk`), which tells of each row whether it was done or why not. */
export function useBulkSend<I extends string | number>(
  call: Pick<RouteDefinition, "method" | "path" | "scope">,
  refreshes: readonly string[],
) {
  const send = useSend(call as Face<RouteDefinition>, refreshes) as unknown as Send<I>;
  return async <Row>(
    rows: readonly Row[],
    idOf: (row: Row) => I,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<BulkOutcome<Row>> => {
    const { done, failed } = await send.mutateAsync({ body: { arr: rows.map(idOf), ...more } });
    return outcomeOf(rows, idOf, done, failed);
  };
}

/** Of each row what became of it, by the answer of a call for all of them. */
export function outcomeOf<Row, I>(
  rows: readonly Row[],
  idOf: (row: Row) => I,
  done: readonly I[],
  failed: BulkReply<I>["failed"],
): BulkOutcome<Row> {
  const did = new Set(done);
  const why = new Map(failed.map(({ id, code, facts }) => [id, new CallFailure(code, { facts })]));
  return {
    done: rows.filter((row) => did.has(idOf(row))),
    failed: rows.flatMap((row) => (did.has(idOf(row)) ? [] : [{ row, error: why.get(idOf(row)) }])),
  };
}
