import type { MemberId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Sealer } from "../../../plugins/seal.ts";

type Rows = readonly Record<string, unknown>[];

/** Columns that say nothing of a person: secrets of ours, and what other rows are found by. */
const secret = /(hash|_link_no|storage_key|scan_key|search)$/;
const sealedNames: Readonly<Record<string, string>> = {
  identity_sealed: "identity",
  birth_sealed: "birth",
  number_sealed: "number",
  id_sealed: "id_number",
  tin_sealed: "tin",
};

/**
 * Everything that is kept of a member, by the name of the file that it goes into: the rows as they stand, what is sealed
 * opened. What belongs to an agency is the agency's, so its members get what is their own.
 */
export async function collectData(db: Db, sealer: Sealer, memberId: MemberId): Promise<Map<string, Rows>> {
  const found = new Map<string, Rows>();
  for (const [name, query] of Object.entries(queriesOf(memberId))) {
    const { rows } = await db.execute<{ row: Record<string, unknown> }>(
      sql`SELECT to_jsonb(found) AS row FROM (${query}) found`,
    );
    found.set(
      name,
      rows.map(({ row }) => readable(row, sealer)),
    );
  }
  return found;
}

function readable(row: Record<string, unknown>, sealer: Sealer): Record<string, unknown> {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const open = sealedNames[name];
    if (open !== undefined) return [[open, typeof value === "string" ? sealer.unseal(value) : null]];
    return secret.test(name) || name.endsWith("_sealed") ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function queriesOf(memberId: MemberId): Record<string, SQL> {
  const own = sql`SELECT a.id FROM account a JOIN member m ON m.account_id = a.id
    WHERE m.id = ${memberId} AND a.kind <> 'agency'`;
  const bookings = sql`SELECT id FROM booking WHERE account_id IN (${own})`;
  return {
    profile: sql`SELECT m.id, m.name, m.email, m.mobile, m.country_code, m.home_address, m.language, m.role, m.muted_mails,
      m.email_verified_at, m.created_at, a.kind AS account_kind, a.name AS account_name
      FROM member m JOIN account a ON a.id = m.account_id WHERE m.id = ${memberId}`,
    sessions: sql`SELECT created_at, rotated_at, expires_at, ended_at, user_agent FROM session
      WHERE side = 'portal' AND person_id = ${memberId} ORDER BY created_at`,
    "travel-documents": sql`SELECT id, kind, holder_name, country, number_sealed, expires_on, scan_name, created_at
      FROM travel_document WHERE member_id = ${memberId} ORDER BY created_at`,
    "travel-document-views": sql`SELECT v.document_id, v.used, v.device, v.at FROM travel_document_view v
      JOIN travel_document d ON d.id = v.document_id WHERE d.member_id = ${memberId} ORDER BY v.at`,
    bookings: sql`SELECT id, booking_no, state, payment_status, check_in, check_out, booking_name, email, mobile, address,
      special_request, total_sen, paid_sen, refunded_sen, submitted_at, checked_in_at, checked_out_at
      FROM booking WHERE id IN (${bookings}) ORDER BY submitted_at`,
    guests: sql`SELECT booking_id, position, full_name, chinese_name, identity_sealed, birth_sealed, age, senior, disabled,
      vegetarian, allergies, non_malaysian, email, phones
      FROM booking_guest WHERE booking_id IN (${bookings}) ORDER BY booking_id, position`,
    payments: sql`SELECT id, booking_id, purchase_id, state, amount_sen, created_at, settled_at FROM payment
      WHERE booking_id IN (${bookings}) OR purchase_id IN (SELECT id FROM purchase WHERE account_id IN (${own}))
      ORDER BY created_at`,
    invoices: sql`SELECT booking_id, kind, number, issued_on, total_sen, content FROM invoice
      WHERE booking_id IN (${bookings}) AND folio_id IS NULL ORDER BY issued_at`,
    wallet: sql`SELECT credited_sen, debited_sen, requested_sen FROM wallet WHERE account_id IN (${own})`,
    enquiries: sql`SELECT enquiry_no, state, name, email, phone, check_in, nights, party, message, consent_at
      FROM booking_enquiry WHERE owner_id IN (${own}) ORDER BY enquiry_no`,
    "waiting-list": sql`SELECT state, name, email, phone, check_in, nights, party FROM wait_entry
      WHERE owner_id IN (${own}) ORDER BY turn`,
    feedback: sql`SELECT f.booking_id, f.state, f.score, f.review, f.private_note, f.published_name, f.sent_at, f.answer,
      (SELECT jsonb_agg(jsonb_build_object('question', a.question, 'value', a.value) ORDER BY a.position)
        FROM feedback_answer a WHERE a.feedback_id = f.id) AS answers
      FROM feedback f WHERE f.booking_id IN (${bookings}) ORDER BY f.began_at`,
    vouchers: sql`SELECT code, worth_sen, left_sen, voided_at FROM voucher WHERE owner_id IN (${own}) ORDER BY code`,
    "bank-details": sql`SELECT account_name, bank_name, swift, number_sealed FROM bank_details
      WHERE account_id IN (${own})`,
    drafts: sql`SELECT id, updated_at, created_at FROM draft WHERE owner_id IN (${own}) ORDER BY created_at`,
    bookmarks: sql`SELECT target, created_at FROM bookmark WHERE member_id = ${memberId} ORDER BY place`,
  };
}
