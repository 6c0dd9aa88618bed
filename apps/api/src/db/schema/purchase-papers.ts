import type { PlacesPaper } from "@pulau/contract/papers.ts";
import type { PaperId, PurchaseId } from "@pulau/domain/ids.ts";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "../orm.ts";
import { day, id, moment, sen } from "./columns.ts";
import { purchase } from "./purchases.ts";

/**
 * The invoice of what was bought beside a stay, and the credit note that takes it back: each once, its content frozen,
 * numbered in the same series as the papers of bookings.
 */
export const purchasePaper = pgTable(
  "purchase_paper",
  {
    id: id<PaperId>(),
    purchaseId: uuid()
      .$type<PurchaseId>()
      .notNull()
      .references(() => purchase.id),
    kind: text({ enum: ["invoice", "creditNote"] }).notNull(),
    number: text().notNull().unique(),
    series: text().notNull(),
    ordinal: integer().notNull(),
    issuedOn: day().notNull(),
    issuedAt: moment().notNull(),
    totalSen: sen().notNull(),
    content: jsonb().$type<PlacesPaper>().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.purchaseId, t.kind),
    uniqueIndex().on(t.series, t.ordinal),
    index().on(t.issuedOn),
  ],
);
