import { failureCodes } from "@pulau/domain/failure-codes.ts";
import { z } from "zod";
import { defineRoute, type RouteDefinition } from "./route.ts";

/** Most rows that one call acts on. */
export const mostRowsAtOnce = 200;

/** Several rows of a list by what names them, each once. */
export const rowsField = <I extends z.ZodType>(id: I, example: z.input<I>) =>
  z
    .array(id)
    .min(1, { error: "required" })
    .max(mostRowsAtOnce)
    .meta({ example: [example] });

/** What a refusal knows besides its code. */
export const RefusalFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** A row that refused, with its reason. */
const RefusedRow = <I extends z.ZodType>(id: I) =>
  z.object({
    id,
    code: z.enum(failureCodes),
    facts: RefusalFacts,
  });

type Facts = Pick<RouteDefinition, "path" | "scope" | "tag" | "summary" | "permission" | "logs">;

/**
 * One act on several rows of a list, in one call. Each row is acted on or refused by itself, and the
 * answer names both: what is done stays done though another row refuses.
 *
 * @param id what names a row: its uuid, or its number in a list of records.
 * @param more what is said besides, the same for all rows.
 */
export const defineBulk = <const F extends Facts, I extends z.ZodType, M extends z.ZodRawShape>(
  route: F,
  { id, example, more }: { readonly id: I; readonly example: z.input<I>; readonly more: M },
) =>
  defineRoute({
    ...route,
    method: "POST",
    body: z.object({ arr: rowsField(id, example), ...more }),
    reply: z.object({ done: z.array(id), failed: z.array(RefusedRow(id)) }),
  });

/** The answer of any such call. */
export type BulkReply<I> = {
  readonly done: readonly I[];
  readonly failed: readonly {
    readonly id: I;
    readonly code: (typeof failureCodes)[number];
    readonly facts: Readonly<Record<string, string | number | boolean | null>>;
  }[];
};
