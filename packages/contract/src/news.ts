import type { AnyId, NewsLineId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { idOf } from "./fields.ts";
import { defineStream } from "./route.ts";

/**
 * What staff hear of. `booking`: a stay, its rooms, guests, notes and money; `money`: a payment, a refund or what needs
 * attention; `room`: a room itself; `prices`: the draft or the published prices of an option; `boarding`: who is
 * aboard a sailing, and whether its manifest is closed; `presence`: who looks at what, by the id of who does;
 * `pickUps`: whom drivers pick up, and how they stand; `notice`: what staff are told.
 */
export const newsKinds = [
  "booking",
  "money",
  "room",
  "prices",
  "boarding",
  "presence",
  "pickUps",
  "notice",
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** That something changed, and never how: who hears it asks again, by their own rights. */
export const News = z.object({
  kind: z.enum(newsKinds),
  /** Null: more than can be named, or news may have been missed. Everything of this kind may be out of date. */
  id: idOf<AnyId>().nullable(),
});
export type News = z.infer<typeof News>;

/** Longest time that one call listens, in seconds; the caller then listens again. */
export const longestStreamSeconds = 3_600;

export const newsRoute = defineStream({
  method: "GET",
  path: "/admin/api/news",
  scope: "staff",
  tag: "Front desk",
  summary:
    "Changes as they happen: server-sent events, each with the kind and id of one thing. A comment line every 15 seconds shows that the connection is open",
  query: z.object({
    seconds: z.coerce
      .number()
      .int()
      .min(1)
      .max(longestStreamSeconds)
      .meta({ example: 1, description: "seconds to listen before the answer ends" }),
    line: idOf<NewsLineId>().optional().meta({
      description: "a new id by which the page says what is open on it, see `POST /admin/api/presence`",
    }),
  }),
  event: News,
  failures: ["TOO_MANY_REQUESTS"],
});
