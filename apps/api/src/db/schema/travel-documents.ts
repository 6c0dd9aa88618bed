import type { DocumentViewId, MemberId, TravelDocumentId } from "@pulau/domain/ids.ts";
import { documentUses, travelDocumentKinds } from "@pulau/domain/person/travel-document.ts";
import { check, index, pgTable, sql, text, uuid } from "../orm.ts";
import { member } from "./accounts.ts";
import { day, id, moment } from "./columns.ts";

/** A passport or identity card that a member keeps for the guests step: their own, or one of their family. */
export const travelDocument = pgTable(
  "travel_document",
  {
    id: id<TravelDocumentId>(),
    memberId: uuid()
      .notNull()
      .$type<MemberId>()
      .references(() => member.id),
    kind: text({ enum: travelDocumentKinds }).notNull(),
    /** Whose it is, as it is printed there. */
    holderName: text().notNull(),
    /** Who issued it, ISO 3166 alpha-2. */
    country: text().notNull(),
    numberSealed: text().notNull(),
    /** How a screen shows the number. */
    numberMasked: text().notNull(),
    /** Null where it does not expire. */
    expiresOn: day(),
    /** Where the sealed bytes of its scan lie; null without one, and once it is deleted. */
    scanKey: text().unique(),
    scanName: text(),
    scanType: text({ enum: ["image/jpeg", "image/png", "application/pdf"] }),
    scanAt: moment(),
    /** When its scan was deleted by itself. */
    scanEndedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index().on(t.memberId),
    check(
      "travel_document_scan_whole",
      sql`num_nonnulls(${t.scanKey}, ${t.scanName}, ${t.scanType}, ${t.scanAt}) IN (0, 4)`,
    ),
  ],
);

/** That a document was shown, or filled into a booking. */
export const travelDocumentView = pgTable(
  "travel_document_view",
  {
    id: id<DocumentViewId>(),
    documentId: uuid()
      .notNull()
      .$type<TravelDocumentId>()
      .references(() => travelDocument.id, { onDelete: "cascade" }),
    used: text({ enum: documentUses }).notNull(),
    /** The browser and system from which it was asked for, as far as they say. */
    device: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [index().on(t.documentId, t.at)],
);

/**
 * Sealed bytes that nothing points to: of what is gone, and of what is about to come. The store lets go of them, so that
 * none stay behind when a process dies between the two.
 */
export const looseBytes = pgTable("loose_bytes", {
  storageKey: text().primaryKey(),
  /** Not before this instant: what is being sent needs its time. */
  from: moment().notNull(),
});
