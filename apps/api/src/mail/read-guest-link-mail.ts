import type { Db } from "../db/connect.ts";
import { findLinkRow } from "../modules/booking/guest-links/public.ts";
import { linkToken } from "../plugins/link-token.ts";
import type { ReadMail } from "./composed-mail.ts";
import type { Frame, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { readMailedBooking } from "./mailed-booking.ts";
import { ownDetailsLetter } from "./templates/own-details.ts";

type Job = Extract<MailJob, { template: "own-details" }>;

/** The mail that asks one guest for their own details; null once its link was taken back. */
export async function readGuestLinkMail(
  db: Db,
  secret: string,
  job: Job,
  frameIn: (language: MailLanguage) => Frame,
): Promise<ReadMail | null> {
  const link = await findLinkRow(db, job.guestLinkId);
  if (link === null || link.endedAt !== null || link.sentTo === null) return null;
  const about = await readMailedBooking(db, { bookingId: link.bookingId, template: job.template });
  if (about === null || (about.payUntil === null && !about.stands)) return null;
  const frame = frameIn(about.language);
  const { bookingName, packageName, checkIn, checkOut } = about.data;
  const token = linkToken(secret, "ownDetails", { id: link.id });
  const letter = ownDetailsLetter({ bookingName, packageName, checkIn, checkOut, token }, frame);
  return { to: link.sentTo, letter, frame };
}
