import { StayWindowField } from "@pulau/contract/promo-package-admin.ts";
import { z } from "zod";
import { event } from "../../../../db/schema/events.ts";
import { promoPackage } from "../../../../db/schema/promo-packages.ts";
import { checkPromoPackage, Ids, Words } from "../json-fields.ts";
import { type Part, partOf } from "../part.ts";
import { named } from "./row-names.ts";

/** What is sold ahead, and events with their places: each with how many there are. */
export const eventParts: readonly Part[] = [
  partOf("promoPackages", {
    table: promoPackage,
    resource: "posts",
    saved: ({ id }) => ({ kind: "promoPackage", key: id }),
    without: ["endedAt", "createdAt"],
    json: {
      name: Words,
      description: Words,
      windows: z.array(StayWindowField).max(24, { error: "tooLong" }),
    },
    same: ["optionId", "name.en"],
    stock: "promoPackages",
    fixed: (row) => row.endedAt !== null && row.endedAt !== undefined,
    fill: (createdAt) => ({ createdAt: createdAt.toISOString() }),
    name: named,
    check: checkPromoPackage,
  }),
  partOf("events", {
    table: event,
    resource: "posts",
    saved: ({ id }) => ({ kind: "event", key: id }),
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
