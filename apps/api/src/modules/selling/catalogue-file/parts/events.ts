import { z } from "zod";
import { event } from "../../../../db/schema/events.ts";
import { Ids, Words } from "../json-fields.ts";
import { type Part, partOf } from "../part.ts";
import { named } from "./row-names.ts";

/** Events with their places. */
export const eventParts: readonly Part[] = [
  partOf("events", {
    table: event,
    resource: "posts",
    saved: ({ id }) => ({ thing: "event", key: id }),
    without: ["cancelledAt", "cancelNote", "createdAt"],
    json: { name: Words, description: Words, place: Words, taxIds: Ids, pictureAlt: Words },
    fields: { adultSen: z.int({ error: "ringgit" }).min(1, { error: "ringgit" }).max(100_000_000) },
    same: ["day", "name.en"],
    stock: "eventPlaces",
    fixed: (row) => row.cancelledAt !== null && row.cancelledAt !== undefined,
    fill: (createdAt) => ({ createdAt: createdAt.toISOString() }),
    name: named,
    check: ({ saleUntil, day }) =>
      String(saleUntil) > String(day) ? [{ path: "saleUntil", rule: "dayOrder" }] : [],
  }),
];
