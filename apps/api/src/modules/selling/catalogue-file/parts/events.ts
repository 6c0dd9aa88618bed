import { EventBody } from "@pulau/contract/event-admin.ts";
import { StayWindowField } from "@pulau/contract/promo-package-admin.ts";
import { PromoCodeInput } from "@pulau/contract/staff-promo-codes.ts";
import { z } from "zod";
import { stayPackage, tax } from "../../../../db/schema/catalogue.ts";
import { event } from "../../../../db/schema/events.ts";
import { promoPackage } from "../../../../db/schema/promo-packages.ts";
import { promoCode } from "../../../../db/schema/promotions.ts";
import { checkPromoCode, checkPromoPackage, Ids, Words } from "../json-fields.ts";
import { type Part, partOf } from "../part.ts";
import { named, plain } from "./row-names.ts";

/** What is sold ahead, promo codes, and events with their places: each with how many there are. */
export const eventParts: readonly Part[] = [
  partOf("promoPackages", {
    table: promoPackage,
    resource: "posts",
    audited: "promoPackage",
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
  partOf("promoCodes", {
    table: promoCode,
    resource: "posts",
    audited: "promoCode",
    saved: ({ id }) => ({ kind: "promoCode", key: id }),
    without: ["stockId", "createdAt"],
    json: { name: Words, description: Words, packageIds: Ids },
    lists: { packageIds: stayPackage },
    fields: { code: PromoCodeInput.shape.code },
    same: ["code"],
    stock: "promoUses",
    fill: (createdAt) => ({ createdAt: createdAt.toISOString() }),
    name: ({ code }) => plain(code),
    check: checkPromoCode,
  }),
  partOf("events", {
    table: event,
    resource: "posts",
    audited: "event",
    saved: ({ id }) => ({ kind: "event", key: id }),
    without: ["cancelledAt", "cancelNote", "createdAt"],
    json: { name: Words, description: Words, place: Words, taxIds: Ids, pictureAlt: Words },
    lists: { taxIds: tax },
    byHand: EventBody,
    same: ["day", "name.en"],
    stock: "eventPlaces",
    fixed: (row) => row.cancelledAt !== null && row.cancelledAt !== undefined,
    fill: (createdAt) => ({ createdAt: createdAt.toISOString() }),
    name: named,
    check: ({ saleUntil, day, startsAt, endsAt }) => [
      ...(String(saleUntil) > String(day) ? [{ path: "saleUntil", rule: "dayOrder" }] : []),
      ...(endsAt !== null && String(startsAt) >= String(endsAt)
        ? [{ path: "endsAt", rule: "timeOrder" }]
        : []),
    ],
  }),
];
