import type { EventId, PurchaseId, TicketId } from "@pulau/domain/ids.ts";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  time,
  uniqueIndex,
  uuid,
} from "../orm.ts";
import { day, id, moment, sen, words } from "./columns.ts";
import { purchase } from "./purchases.ts";
import { stock } from "./transport.ts";

/** Something that takes place once and takes so many. Its stock counts the places. */
export const event = pgTable(
  "event",
  {
    id: uuid()
      .$type<EventId>()
      .primaryKey()
      .references(() => stock.id),
    activeStatus: boolean().notNull().default(true),
    name: words().notNull(),
    description: words().notNull(),
    place: words().notNull(),
    picture: text().notNull(),
    /** What the picture shows. */
    pictureAlt: words().notNull().default({ en: "", my: "", cn: "" }),
    day: day().notNull(),
    /** By the resort's clock. */
    startsAt: time().notNull(),
    endsAt: time(),
    adultSen: sen().notNull(),
    childSen: sen().notNull(),
    /** The last day on which places are sold. */
    saleUntil: day().notNull(),
    /** Who bought may give places back until so many days before. */
    cancelDays: smallint().notNull().default(1),
    /** The resort's taxes that the prices include. */
    taxIds: jsonb().$type<string[]>().notNull().default([]),
    cancelledAt: moment(),
    /** What staff told the guests about the cancellation. */
    cancelNote: text().notNull().default(""),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.day),
    check("event_prices", sql`${t.adultSen} > 0 AND ${t.childSen} >= 0`),
    check("event_sale", sql`${t.saleUntil} <= ${t.day} AND ${t.cancelDays} >= 0`),
  ],
);

/** One person's place, made once by its purchase. */
export const eventTicket = pgTable(
  "event_ticket",
  {
    id: id<TicketId>(),
    eventId: uuid()
      .$type<EventId>()
      .notNull()
      .references(() => event.id),
    purchaseId: uuid()
      .$type<PurchaseId>()
      .notNull()
      .references(() => purchase.id),
    position: smallint().notNull(),
    name: text().notNull(),
    guestKind: text({ enum: ["adult", "child"] }).notNull(),
    /** What stands on the printed ticket. */
    code: text().notNull().unique(),
    checkedInAt: moment(),
    cancelledAt: moment(),
  },
  (t) => [uniqueIndex().on(t.purchaseId, t.position), index().on(t.eventId)],
);
