import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { EnquiryState } from "@pulau/domain/enquiry/enquiry-moves.ts";
import type { EnquiryId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { eq, sql } from "../../../db/orm.ts";
import { lockSaved } from "../../../db/saved-versions.ts";
import { bookingEnquiry } from "../../../db/schema/enquiries.ts";
import type { Tx } from "../../../db/tx.ts";

export type EnquiryRow = typeof bookingEnquiry.$inferSelect;

/**
 * An enquiry locked for a change, its version with it: the first lock of everything that changes one. Null when there is
 * none.
 */
export async function lockEnquiry(tx: Tx, id: EnquiryId): Promise<EnquiryRow | null> {
  await lockSaved(tx, { kind: "enquiry", key: id });
  const [row] = await tx.select().from(bookingEnquiry).where(eq(bookingEnquiry.id, id)).for("update");
  return row ?? null;
}

/** What was asked for, as every list shows it. */
export type WishColumns = {
  flexible: boolean;
  checkIn: Day | null;
  nights: number | null;
  party: Party;
  packageName: Words | null;
  optionName: Words | null;
  roomTypes: Words[];
  message: string;
  _id: EnquiryId;
  enquiryNo: number;
  state: EnquiryState;
  createdAt: string;
};

/** Columns of an enquiry `e` with the names of what it wishes for; goes with `enquiryJoins`. */
export const wishColumns = sql`e.id AS "_id", e.enquiry_no AS "enquiryNo", e.state, e.created_at AS "createdAt",
  e.flexible, e.check_in AS "checkIn", e.nights, e.party, e.message, p.name AS "packageName", o.name AS "optionName",
  (SELECT coalesce(json_agg(t.name ORDER BY t.priority, t.room_code), '[]') FROM room_type t
    WHERE e.room_type_ids ? t.id::text) AS "roomTypes"`;
export const enquiryJoins = sql`booking_enquiry e
  LEFT JOIN package p ON p.id = e.package_id LEFT JOIN package_option o ON o.id = e.option_id`;

/** An instant as an answer writes it. */
export const iso = (at: string): string => new Date(at).toISOString();
