import type { AccountDeletionId, AccountId, MemberId, WaitEntryId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { MailLanguage } from "../../../mail/letter.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { endByPerson } from "../../booking/waiting-list/public.ts";

/** What stands where a name stood: no word of a language, since it is read in each. */
const nobody = "—";
const noAddress = JSON.stringify({ address: "", area: "", city: "", postCode: "", state: "", country: "" });

type Erased = {
  readonly memberId: MemberId;
  readonly deletionId: AccountDeletionId;
  readonly sealer: Sealer;
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
};

/**
 * Takes a person out of everything that is kept: what the books and the law need (bookings, payments, invoices, the
 * ledger) stays under nobody's name, everything else goes. An agency stays an agency, without this member. Papers that
 * were issued are not touched: the law asks for them as they were.
 */
export async function eraseMember(
  tx: Tx,
  { memberId, deletionId, sealer, passwordHash }: Erased,
): Promise<void> {
  const gone = `deleted-${memberId}@deleted.invalid`;
  const { rows } = await tx.execute<{
    accountId: AccountId | null;
    email: string;
    language: MailLanguage;
  }>(sql`
    SELECT a.id AS "accountId", m.email, m.language
    FROM member m LEFT JOIN account a ON a.id = m.account_id AND a.kind <> 'agency' WHERE m.id = ${memberId}`);
  const [found] = rows;
  if (!found) throw new Error("there is no such member");
  const { accountId, email: to, language } = found;
  const statements = [
    ...ownRows(memberId),
    ...(accountId === null ? [] : accountRows(accountId, { gone, sealer })),
    sql`UPDATE member SET name = ${nobody}, email = ${gone}, password_hash = ${passwordHash}, status = 'blocked', picture_url = NULL,
      mobile = '', country_code = '', home_address = NULL, muted_mails = '[]', erased_at = pulau_now()
      WHERE id = ${memberId}`,
    sql`UPDATE account_deletion SET done_at = pulau_now() WHERE id = ${deletionId}`,
  ];
  if (accountId !== null) await leaveWaitingList(tx, accountId);
  for (const statement of statements) await tx.execute(statement);
  await enqueue(tx, "send-mail", { template: "account-deleted", to, language, deletionId });
}

/** Nothing is kept for somebody who is not there any more: others get it. */
async function leaveWaitingList(tx: Tx, accountId: AccountId): Promise<void> {
  const { rows } = await tx.execute<{ id: WaitEntryId }>(sql`
    SELECT id FROM wait_entry WHERE owner_id = ${accountId} AND state IN ('waiting', 'offered') ORDER BY id`);
  for (const { id } of rows) await endByPerson(tx, id, "withdraw");
}

/** What is a member's own, whatever their account is. */
const ownRows = (memberId: MemberId): SQL[] => [
  sql`INSERT INTO loose_bytes (storage_key, "from")
    SELECT scan_key, pulau_now() FROM travel_document WHERE member_id = ${memberId} AND scan_key IS NOT NULL
    UNION ALL SELECT storage_key, pulau_now() FROM data_export
      WHERE member_id = ${memberId} AND storage_key IS NOT NULL`,
  sql`DELETE FROM travel_document WHERE member_id = ${memberId}`,
  sql`DELETE FROM data_export WHERE member_id = ${memberId}`,
  sql`DELETE FROM bookmark WHERE member_id = ${memberId}`,
  sql`DELETE FROM person_preference WHERE member_id = ${memberId}`,
  sql`DELETE FROM mail_link WHERE member_id = ${memberId}`,
  sql`DELETE FROM email_change WHERE side = 'portal' AND person_id = ${memberId}`,
  sql`UPDATE session SET ended_at = coalesce(ended_at, pulau_now()), user_agent = '', network = '', device = ''
    WHERE side = 'portal' AND person_id = ${memberId}`,
  sql`UPDATE stored_file SET kept_at = NULL, shown = false, owner_id = NULL
    WHERE shown AND id::text = (SELECT right(picture_url, 36) FROM member WHERE id = ${memberId})`,
];

/** What is a guest's or an influencer's account. */
function accountRows(accountId: AccountId, { gone, sealer }: { gone: string; sealer: Sealer }): SQL[] {
  const bookings = sql`SELECT id FROM booking WHERE account_id = ${accountId}`;
  const empty = sealer.seal("");
  return [
    sql`UPDATE influencer_package SET active_status = false WHERE account_id = ${accountId}`,
    sql`UPDATE account SET name = ${nobody} WHERE id = ${accountId}`,
    sql`DELETE FROM bank_details WHERE account_id = ${accountId}`,
    sql`DELETE FROM notice WHERE account_id = ${accountId}`,
    sql`DELETE FROM e_invoice_party WHERE account_id = ${accountId}`,
    sql`DELETE FROM guest_link WHERE booking_id IN (${bookings})`,
    sql`UPDATE booking SET shared_at = NULL, share_link_no = share_link_no + 1
      WHERE account_id = ${accountId} AND shared_at IS NOT NULL`,
    sql`DELETE FROM guest_entry WHERE booking_id IN (${bookings})`,
    sql`UPDATE booking_guest SET full_name = ${nobody}, chinese_name = NULL, identity_sealed = ${empty}, identity_tail = '',
      birth_sealed = NULL, disabled = false, allergies = NULL, email = NULL, phones = '[]'
      WHERE booking_id IN (${bookings})`,
    sql`UPDATE booking_version SET guests = '[]' WHERE booking_id IN (${bookings})`,
    sql`UPDATE booking SET booking_name = ${nobody}, email = ${gone}, mobile = '', address = ${noAddress}::jsonb,
      special_request = '', lead_note = '',
      booking_json = booking_json || jsonb_build_object('guests', '[]'::jsonb, 'booker', '{}'::jsonb)
      WHERE account_id = ${accountId}`,
    sql`UPDATE booking_enquiry SET name = ${nobody}, email = ${gone}, phone = '', message = '' WHERE owner_id = ${accountId}`,
    sql`UPDATE booking_folio SET name = CASE letter WHEN 'A' THEN '' ELSE ${nobody} END, email = '', phone = '',
      address = ${noAddress}::jsonb WHERE payer = 'guest' AND booking_id IN (${bookings})`,
    sql`UPDATE booking_crossing SET note = '' WHERE booking_id IN (${bookings})`,
    sql`UPDATE booking_transfer SET note = '' WHERE booking_id IN (${bookings})`,
    sql`UPDATE enquiry_message SET text = ${nobody}
      WHERE enquiry_id IN (SELECT id FROM booking_enquiry WHERE owner_id = ${accountId})`,
    sql`UPDATE wait_entry SET name = ${nobody}, email = ${gone}, phone = '' WHERE owner_id = ${accountId}`,
    sql`UPDATE event_ticket SET name = ${nobody}
      WHERE purchase_id IN (SELECT id FROM purchase WHERE account_id = ${accountId})`,
    ...giftRows(accountId, gone),
    ...["feedback_answer", "feedback_room_type"].map(
      (part) => sql`DELETE FROM ${sql.identifier(part)}
      WHERE feedback_id IN (SELECT id FROM feedback WHERE booking_id IN (${bookings}))`,
    ),
    sql`DELETE FROM feedback WHERE booking_id IN (${bookings})`,
    sql`DELETE FROM draft d WHERE d.owner_id = ${accountId}
      AND NOT EXISTS (SELECT FROM stay_hold h WHERE h.id = d.id AND h.state = 'booked')`,
    sql`UPDATE draft SET json = json || jsonb_build_object('guests', '[]'::jsonb, 'booker', '{}'::jsonb)
      WHERE owner_id = ${accountId}`,
  ];
}

/** Who gave a voucher to whom, on the side that goes: the other keeps what it gave or has. */
function giftRows(accountId: AccountId, gone: string): SQL[] {
  const giver = JSON.stringify({ from: nobody, message: "" });
  const recipient = JSON.stringify({ name: nobody, email: gone });
  return [
    sql`UPDATE voucher SET gift = gift || ${giver}::jsonb
      WHERE jsonb_typeof(gift) = 'object' AND coalesce(given_by, buyer_id) = ${accountId}`,
    sql`UPDATE voucher SET gift = gift || ${recipient}::jsonb
      WHERE jsonb_typeof(gift) = 'object' AND owner_id = ${accountId}`,
    sql`UPDATE purchase SET facts = jsonb_set(facts, '{gift}', (facts -> 'gift') || ${giver}::jsonb || ${recipient}::jsonb)
      WHERE account_id = ${accountId} AND jsonb_typeof(facts -> 'gift') = 'object'`,
  ];
}
