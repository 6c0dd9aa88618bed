import type { Resource } from "@pulau/domain/access/permissions.ts";
import { failureCodes } from "@pulau/domain/failure-codes.ts";
import { z } from "zod";
import { defineBulk, RefusalFacts, rowsField } from "./bulk.ts";
import { Done, idOf } from "./fields.ts";
import { defineRoute, type RouteDefinition } from "./route.ts";
import { VersionField } from "./versions.ts";

/** The running number by which a list names its rows: the first is 1, what is added gets the highest plus one. */
export const RecordNo = z
  .int({ error: "number" })
  .min(1, { error: "number" })
  .max(2_000_000_000, { error: "tooLarge" })
  .meta({ example: 3, description: "the number of the row in its list" });
/** Text that may be empty. */
export const Note = (most: number) => z.string({ error: "required" }).trim().max(most, { error: "tooLong" });

/** What every row of such a list has: its number, the id of its kind of thing, and its version. */
export const recordKeysOf = <I extends string>() => ({ id: RecordNo, _id: idOf<I>(), version: VersionField });

/** Why a row stays: of one in use by what and how often, and by which under `…Names`, a line each. */
const Failed = z.object({
  id: z.int(),
  code: z.enum(failureCodes),
  uses: RefusalFacts,
});

const Numbers = rowsField(RecordNo, 999_999);

type Definition<L extends string, R extends z.ZodObject, A extends z.ZodObject, C extends z.ZodObject> = {
  readonly list: L;
  readonly resource: Resource;
  readonly tag: string;
  /** What one row is called in `/docs`. */
  readonly noun: string;
  readonly row: R;
  readonly add: A;
  /** What is left out stays as it is. */
  readonly change: C;
};

/** What the calls of a list have in common: where they lie, and the right that each asks for. */
const callsOf = <const L extends string>(list: L, resource: Resource, tag: string) => ({
  at: <const P extends string>(path: P) =>
    ({ path: `/admin/api/${list}/${path}`, scope: "staff", tag }) as const,
  may: <const Act extends "read" | "write" | "create" | "delete">(act: Act) => ({
    permission: [resource, act] as const,
  }),
});

/** The calls that take several rows at once away, and bring them back. */
const severalOf = <L extends string>({ at, may }: ReturnType<typeof callsOf<L>>) =>
  ({
    removeSelected: defineRoute({
      ...at("delete-selected"),
      ...may("delete"),
      method: "POST",
      summary: "Delete several; those that can't be deleted stay, and the answer gives the reason",
      body: z.object({ arr: Numbers }),
      reply: z.object({ deleted: z.array(z.int()), failed: z.array(Failed) }),
    }),
    restore: defineRoute({
      ...at("restore-data"),
      ...may("delete"),
      method: "POST",
      summary: "Restore what the caller deleted within the last ten minutes",
      body: z.object({ arr: Numbers }),
      reply: z.object({ restored: z.array(z.int()) }),
      failures: ["CANNOT_UNDO"],
    }),
  }) as const;

/**
 * The calls that each of the staff's lists has: all of it, a page of it, add, change, delete one or several, and
 * put back what was just deleted. Newest first; rows are named by `id`, their running number.
 */
export function defineRecords<
  const L extends string,
  R extends z.ZodObject,
  A extends z.ZodObject,
  C extends z.ZodObject,
>({ list, resource, tag, noun, row, add, change }: Definition<L, R, A, C>) {
  const calls = callsOf(list, resource, tag);
  const { at, may } = calls;
  return {
    initial: defineRoute({
      ...at("initial-data"),
      ...may("read"),
      method: "GET",
      summary: `Every ${noun}, newest first`,
      reply: z.array(row),
    }),
    page: defineRoute({
      ...at("data"),
      ...may("read"),
      method: "GET",
      summary: `One page of rows, newest first; ten by default`,
      query: z.object({
        page: z.coerce.number().int().min(1).max(100_000).default(1),
        perPage: z.coerce.number().int().min(1).max(100).default(10),
      }),
      reply: z.object({ data: z.array(row), totalPages: z.int() }),
    }),
    add: defineRoute({
      ...at("add-data"),
      ...may("create"),
      method: "POST",
      idempotent: "ifSent",
      summary: `Add one ${noun}; it comes first, and its id is the highest plus one`,
      body: z.object({ obj: add }),
      reply: z.object({ data: row }),
      failures: ["RIGHTS_ABOVE_OWN"],
    }),
    update: defineRoute({
      ...at("update-data"),
      ...may("write"),
      method: "POST",
      versioned: "record",
      versionOptional: true,
      summary: `Change one ${noun}; fields left out stay as they are`,
      body: z.object({ obj: change.extend({ id: RecordNo }) }),
      reply: z.object({ data: row }),
      failures: ["NOT_FOUND", "RIGHTS_ABOVE_OWN", "LAST_OWNER", "ROLE_LOCKED", "BOOKINGS_IN_WAY"],
    }),
    updateSelected: defineBulk(
      {
        ...at("update-selected"),
        ...may("write"),
        summary:
          "Change the same fields of several; those that can't be changed stay, and the answer gives the reason",
      },
      { id: RecordNo, example: 999_999, more: { obj: change } },
    ),
    remove: defineRoute({
      ...at("delete-data"),
      ...may("delete"),
      method: "POST",
      summary: `Delete one ${noun} that nothing uses`,
      body: z.object({ obj: z.object({ id: RecordNo }) }).meta({ example: { obj: { id: 999_999 } } }),
      reply: Done,
      failures: ["NOT_FOUND", "IN_USE", "RIGHTS_ABOVE_OWN", "LAST_OWNER", "ROLE_LOCKED"],
    }),
    ...severalOf(calls),
  } as const satisfies Record<string, RouteDefinition>;
}
