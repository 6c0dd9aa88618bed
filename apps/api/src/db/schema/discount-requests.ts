import type { DiscountRequestId, DraftId, StaffId } from "@pulau/domain/ids.ts";
import type { PriceDiscount } from "@pulau/domain/money/price-discount.ts";
import { check, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from "../orm.ts";
import { id, moment, sen } from "./columns.ts";
import { draft } from "./drafts.ts";
import { staffUser } from "./staff.ts";

/**
 * A discount that goes further than whoever gives it may, and that a colleague is asked to approve. It is of one hold: once that has
 * ended nobody can approve it any more.
 */
export const discountRequest = pgTable(
  "discount_request",
  {
    id: id<DiscountRequestId>(),
    draftId: uuid()
      .$type<DraftId>()
      .notNull()
      .references(() => draft.id, { onDelete: "cascade" }),
    /** When the hold that it is for was begun: one that is taken later is another. */
    heldAt: moment().notNull(),
    discount: jsonb().$type<PriceDiscount>().notNull(),
    reason: text().notNull(),
    /** What it came to, before taxes, and of how much. */
    amountSen: sen().notNull(),
    staySen: sen().notNull(),
    state: text({ enum: ["open", "approved", "refused", "withdrawn"] })
      .notNull()
      .default("open"),
    requestedBy: uuid()
      .$type<StaffId>()
      .notNull()
      .references(() => staffUser.id),
    requestedAt: moment().notNull(),
    answeredBy: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    answeredAt: moment(),
    answer: text().notNull().default(""),
  },
  (t) => [
    // One at a time: whoever asks again withdraws what was asked before.
    uniqueIndex("discount_request_open").on(t.draftId).where(sql`${t.state} = 'open'`),
    index().on(t.draftId, t.requestedAt),
    check(
      "discount_request_answer",
      sql`(${t.state} IN ('approved', 'refused')) = (${t.answeredBy} IS NOT NULL) AND (${t.answeredBy} IS NULL) = (${t.answeredAt} IS NULL)`,
    ),
    check("discount_request_refusal", sql`${t.state} <> 'refused' OR ${t.answer} <> ''`),
  ],
);
