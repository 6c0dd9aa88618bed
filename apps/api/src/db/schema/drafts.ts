import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftId, EnquiryId, OwnerId, RuleId, StaffId, WaitEntryId } from "@pulau/domain/ids.ts";
import type { DiscountLimit, PriceDiscount } from "@pulau/domain/money/price-discount.ts";
import { index, integer, jsonb, pgTable, sql, uuid } from "../orm.ts";
import { id, moment } from "./columns.ts";
import { bookingEnquiry, waitEntry } from "./enquiries.ts";
import { staffUser } from "./staff.ts";

/** A discount that staff give on a stay before it is booked, with how far whoever gave it may go by themselves. */
export type DraftDiscount = {
  readonly ruleId: RuleId;
  readonly discount: PriceDiscount;
  readonly reason: string;
  readonly staffId: StaffId;
  readonly limit: DiscountLimit;
};

/** The wizard's state. `owner_id` is an account, or the anonymous session that began it. */
export const draft = pgTable(
  "draft",
  {
    id: id<DraftId>(),
    ownerId: uuid().$type<OwnerId>().notNull(),
    /** Who of the staff began it for a guest. */
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** The enquiry, or the place on the waiting list, that staff make a booking of by it. */
    enquiryId: uuid()
      .$type<EnquiryId>()
      .references(() => bookingEnquiry.id),
    waitEntryId: uuid()
      .$type<WaitEntryId>()
      .references(() => waitEntry.id),
    json: jsonb().$type<BookingJson>().notNull(),
    /** What staff take off its price: no part of `json`, which guests write too. */
    discount: jsonb().$type<DraftDiscount>(),
    version: integer().notNull().default(1),
    updatedAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.ownerId),
    index().on(t.staffId).where(sql`${t.staffId} IS NOT NULL`),
    index("draft_stay_index").on(sql`(${t.json} ->> 'optionId')`, sql`(${t.json} ->> 'checkIn')`),
  ],
);
