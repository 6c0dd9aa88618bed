import type { Db } from "../db/connect.ts";
import { loadSettings } from "../modules/ground/resort/public.ts";
import type { Settings } from "../settings.ts";
import type { ReadMail } from "./composed-mail.ts";
import { frameOf } from "./frame.ts";
import type { MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { readAccountChanged, readLinkMail } from "./read-account-mail.ts";
import { readBookingMail } from "./read-booking-mail.ts";
import { readEmailChange } from "./read-email-change.ts";
import { readEnquiryMail } from "./read-enquiry-mail.ts";
import { readGroupMail } from "./read-group-mail.ts";
import { readGuestLinkMail } from "./read-guest-link-mail.ts";
import { readHeldMail } from "./read-held-mail.ts";
import { readOwnDataMail } from "./read-own-data-mail.ts";
import { readPayoutMail } from "./read-payout-mail.ts";
import { readEventMail, readPackageMail } from "./read-promo-mail.ts";
import { readPurchaseMail, readTopUpMail } from "./read-purchase-mail.ts";
import { readStaffInvitation } from "./read-staff-invitation.ts";
import { readTillMail } from "./read-till-mail.ts";
import { readVoucherMail } from "./read-voucher-mail.ts";
import { readWaitMail } from "./read-wait-mail.ts";

/** What a queued mail says now, and to whom. Null when there is nothing left to say, as for a link that was used. */
export async function readMail(
  db: Db,
  deployment: Pick<Settings, "secret" | "publicUrl">,
  job: MailJob,
): Promise<ReadMail | null> {
  const { secret } = deployment;
  const settings = await loadSettings(db);
  const frameIn = (language: MailLanguage) => frameOf(settings, deployment, language);
  if ("linkId" in job) return readLinkMail(db, secret, job, frameIn);
  if ("exportId" in job || "deletionId" in job)
    return readOwnDataMail(db, job, { frameIn, timeZone: settings.timeZone });
  if (job.template === "account-changed") return readAccountChanged(db, job, frameIn);
  if ("invitationId" in job) return readStaffInvitation(db, secret, job, frameIn);
  if ("changeId" in job) return readEmailChange(db, secret, job, frameIn);
  if ("enquiryId" in job)
    return readEnquiryMail(db, secret, job, { frameIn, resortEmail: settings.profile.email });
  if ("payoutId" in job) return readPayoutMail(db, job, frameIn);
  if ("boughtPackageId" in job) return readPackageMail(db, job, frameIn);
  if ("voucherId" in job || job.template === "vouchers-bought")
    return readVoucherMail(db, secret, job, frameIn);
  if (job.template === "purchase-voided") return readPurchaseMail(db, job, frameIn);
  if (job.template === "top-up-received") return readTopUpMail(db, job.purchaseId, frameIn);
  if ("purchaseId" in job) return readEventMail(db, job, frameIn);
  if ("heldId" in job) return readHeldMail(db, secret, job, frameIn);
  if ("guestLinkId" in job) return readGuestLinkMail(db, secret, job, frameIn);
  if ("groupId" in job) return readGroupMail(db, job, { frameIn, deployment });
  if ("tillSaleId" in job) return readTillMail(db, job, frameIn);
  if ("entryId" in job) return readWaitMail(db, secret, job, frameIn);
  return readBookingMail(db, job, { deployment, settings, frameIn });
}
