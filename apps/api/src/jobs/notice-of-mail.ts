import { createHash } from "node:crypto";
import { type GuestNoticeKind, guestNoticeKinds } from "@pulau/contract/notices.ts";
import { type SQL, sql } from "../db/orm.ts";
import type { MailJob } from "../mail/mail-job.ts";

type NoticedJob = Extract<MailJob, { template: GuestNoticeKind }>;
const hasNotice = (job: MailJob): job is NoticedJob => guestNoticeKinds.some((kind) => kind === job.template);

/** Whose notice it is, what its words name, and where it leads. */
function source(job: NoticedJob): SQL {
  if ("payoutId" in job)
    return sql`SELECT p.account_id AS account_id, jsonb_build_object('number', p.number, 'amountSen', p.amount_sen) AS facts,
      '/credits?tab=payouts' AS link FROM payout p WHERE p.id = ${job.payoutId}`;
  if ("enquiryId" in job)
    return sql`SELECT a.id AS account_id, jsonb_build_object('number', 'E-' || e.enquiry_no) AS facts, '/waiting-list' AS link
      FROM booking_enquiry e JOIN account a ON a.id = e.owner_id WHERE e.id = ${job.enquiryId}`;
  if ("entryId" in job)
    return sql`SELECT a.id AS account_id, '{}'::jsonb AS facts, '/waiting-list' AS link
      FROM wait_entry w JOIN account a ON a.id = w.owner_id WHERE w.id = ${job.entryId}`;
  const amountSen = "amountSen" in job ? job.amountSen : null;
  return sql`SELECT b.account_id AS account_id,
      jsonb_build_object('number', b.booking_no, 'amountSen', ${amountSen}::bigint) AS facts,
      '/booking/detail/' || b.id AS link
    FROM booking b WHERE b.id = ${job.bookingId} AND b.account_id IS NOT NULL`;
}

/**
 * The statement that tells an account, beside the mail and in its transaction, what the mail is about; the same mail tells it
 * once. Undefined for mails that tell nothing new, or nothing to an account.
 */
export function noticeOfMail(job: MailJob): SQL | undefined {
  if (!hasNotice(job)) return undefined;
  const cause = createHash("sha256").update(JSON.stringify(job)).digest("hex").slice(0, 32);
  return sql`
    INSERT INTO notice (kind, account_id, facts, link, cause, created_at)
    SELECT ${job.template}, of.account_id, of.facts, of.link, ${`mail ${cause}`}, pulau_now() FROM (${source(job)}) of
    ON CONFLICT (cause) DO NOTHING`;
}
