import type { BookingId, MailLinkId, MemberId, StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { and, asc, eq, sql } from "../db/orm.ts";
import { account, member } from "../db/schema/accounts.ts";
import { bookingGuest } from "../db/schema/booking-guests.ts";
import { booking } from "../db/schema/bookings.ts";
import { stayPackage } from "../db/schema/catalogue.ts";
import { stayHold } from "../db/schema/holds.ts";
import { mailLink } from "../db/schema/sign-in.ts";
import { staffUser } from "../db/schema/staff.ts";
import { balanceOf, type ShownBalance } from "../modules/booking/bookings/public.ts";
import { countList } from "../modules/booking/rooming-list/public.ts";
import { loadPageLinks } from "../modules/ground/pages/public.ts";
import { loadSettings, loadToday } from "../modules/ground/resort/public.ts";
import { isUsable, linkToken } from "../plugins/link-token.ts";
import type { Settings } from "../settings.ts";
import { attachCalendar } from "./attach-calendar.ts";
import { attachConfirmation } from "./attach-confirmation.ts";
import type { ReceiptsOf } from "./attach-receipts.ts";
import type { BookingData } from "./booking-facts.ts";
import { bookingReader } from "./booking-reader.ts";
import type { ReadMail } from "./composed-mail.ts";
import { frameOf } from "./frame.ts";
import { goodToKnow } from "./good-to-know.ts";
import type { Frame, Letter, MailAddressLink, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { readEmailChange } from "./read-email-change.ts";
import { readEnquiryMail } from "./read-enquiry-mail.ts";
import { readPayoutMail } from "./read-payout-mail.ts";
import { readEventMail, readPackageMail } from "./read-promo-mail.ts";
import { readPurchaseMail, readTopUpMail } from "./read-purchase-mail.ts";
import { readStaffInvitation } from "./read-staff-invitation.ts";
import { readVoucherMail } from "./read-voucher-mail.ts";
import { readWaitMail } from "./read-wait-mail.ts";
import { accountChangedLetter } from "./templates/account-changed.ts";
import { balanceReminderLetter } from "./templates/balance-reminder.ts";
import { bookingCancelledLetter } from "./templates/booking-cancelled.ts";
import { bookingChangedLetter } from "./templates/booking-changed.ts";
import { bookingConfirmedLetter } from "./templates/booking-confirmed.ts";
import { joinAccountLetter } from "./templates/join-account.ts";
import { paymentLateLetter } from "./templates/payment-late.ts";
import { paymentLinkLetter } from "./templates/payment-link.ts";
import { paymentReceivedLetter } from "./templates/payment-received.ts";
import { paymentReminderLetter } from "./templates/payment-reminder.ts";
import { refundMadeLetter } from "./templates/refund-made.ts";
import { resetPasswordLetter } from "./templates/reset-password.ts";
import { roomingListDueLetter } from "./templates/rooming-list-due.ts";
import { slipRefusedLetter, slipVerifiedLetter } from "./templates/slip-decided.ts";
import { verifyEmailLetter } from "./templates/verify-email.ts";

type Deployment = Pick<Settings, "secret" | "publicUrl">;
type RoomingJob = Extract<MailJob, { template: "rooming-list-due" }>;
type BookingJob = Exclude<Extract<MailJob, { bookingId: BookingId }>, RoomingJob>;

/** What a queued mail says now, and to whom. Null when there is nothing left to say, as for a link that was used. */
export async function readMail(db: Db, deployment: Deployment, job: MailJob): Promise<ReadMail | null> {
  const settings = await loadSettings(db);
  const frameIn = (language: MailLanguage) => frameOf(settings, deployment, language);
  if ("linkId" in job) {
    const person = await readLinkOwner(db, job.linkId);
    if (!person) return null;
    const data = { ...person, token: linkToken(deployment.secret, person.purpose, { id: job.linkId }) };
    const frame = frameIn(person.language);
    return { to: person.email, letter: linkLetters[job.template](data, frame), frame };
  }
  if (job.template === "account-changed") {
    const person = "memberId" in job ? await readMember(db, job.memberId) : await readStaff(db, job.staffId);
    if (!person) return null;
    const frame = frameIn(person.language);
    const about = { ...person, what: job.what, staff: "staffId" in job };
    return { to: person.email, letter: accountChangedLetter(about, frame), frame };
  }
  if ("invitationId" in job) return readStaffInvitation(db, deployment.secret, job, frameIn);
  if ("changeId" in job) return readEmailChange(db, deployment.secret, job, frameIn);
  if ("enquiryId" in job)
    return readEnquiryMail(db, deployment.secret, job, { frameIn, resortEmail: settings.profile.email });
  if ("payoutId" in job) return readPayoutMail(db, job, frameIn);
  if ("boughtPackageId" in job) return readPackageMail(db, job, frameIn);
  if ("voucherId" in job || job.template === "vouchers-bought")
    return readVoucherMail(db, deployment.secret, job, frameIn);
  if (job.template === "purchase-voided") return readPurchaseMail(db, job, frameIn);
  if (job.template === "top-up-received") return readTopUpMail(db, job.purchaseId, frameIn);
  if ("purchaseId" in job) return readEventMail(db, job, frameIn);
  if ("entryId" in job) return readWaitMail(db, deployment.secret, job, frameIn);
  const about = await readBooking(db, job);
  if (!about) return null;
  const frame = frameIn(about.language);
  if (job.template === "rooming-list-due")
    return { to: about.email, letter: await roomingLetter(db, deployment, about, frame), frame };
  const more = job.template === "booking-confirmed" ? await loadPageLinks(db) : [];
  const links = { ...linksOf(deployment, about), more: goodToKnow(about.data, more, frame) };
  const letter = aboutBooking(job, about, frame, links);
  const calendar = plansStay.has(job.template)
    ? attachCalendar({ ...about.data, ...about.edition }, frame)
    : undefined;
  const confirmation =
    letter?.facts && job.template === "booking-confirmed"
      ? await attachConfirmation(about.data.bookingNo, letter.facts, settings, frame.language)
      : undefined;
  return (
    letter && { to: about.email, letter, frame, receipts: receiptsWith(job, about), confirmation, calendar }
  );
}

/** The mails after which a reader's calendar may be other. */
const plansStay: ReadonlySet<MailJob["template"]> = new Set(["booking-confirmed", "booking-changed"]);

/** What was paid is not told to an agency's customer. */
function receiptsWith(job: BookingJob, { data }: ReadBooking): ReceiptsOf | undefined {
  if ("paymentId" in job) return { paymentId: job.paymentId };
  const confirms = job.template === "booking-confirmed" && data.customerCopy === undefined;
  return confirms ? { bookingId: job.bookingId } : undefined;
}

const linkLetters = {
  "verify-email": verifyEmailLetter,
  "reset-password": resetPasswordLetter,
  "join-account": joinAccountLetter,
} as const;

type Links = {
  readonly claim: string | null;
  readonly pay: string;
  readonly more: readonly MailAddressLink[];
};

/** The link that takes a booking into an account, until one has it, and the one by which anybody can pay. */
const linksOf = ({ secret, publicUrl }: Deployment, { data, claimed, payLinkNo }: ReadBooking) => ({
  claim: claimed ? null : linkToken(secret, "claimBooking", { id: data.id }),
  pay: `${publicUrl}/pay/${linkToken(secret, "pay", { id: data.id, linkNo: payLinkNo })}`,
});

function aboutBooking(job: BookingJob, about: ReadBooking, frame: Frame, links: Links): Letter | null {
  const { data } = about;
  switch (job.template) {
    case "booking-confirmed":
      return bookingConfirmedLetter({ booking: data, claimToken: links.claim, links: links.more }, frame);
    case "booking-cancelled":
      return bookingCancelledLetter({ booking: data, refundSen: job.refundSen }, frame);
    case "booking-changed":
      return bookingChangedLetter({ booking: data, refundSen: job.refundSen }, frame);
    case "payment-reminder": {
      // Paid, given up or lapsed meanwhile: nobody is asked for money that is not owed.
      const { payUntil, timeZone } = about;
      if (payUntil === null) return null;
      const { claim: claimToken, pay: payUrl } = links;
      return paymentReminderLetter({ booking: data, payUntil, timeZone, claimToken, payUrl }, frame);
    }
    case "balance-reminder": {
      const { balance } = about;
      // Paid, excused or given another day meanwhile.
      if (balance === null || balance.excused || balance.dueOn !== job.dueOn) return null;
      return balanceReminderLetter({ booking: data, ...balance, payUrl: links.pay }, frame);
    }
    case "payment-link": {
      const owedSen = data.totalSen - data.paidSen;
      const open = about.payUntil !== null || about.stands;
      return open && owedSen > 0
        ? paymentLinkLetter({ booking: data, owedSen, payUrl: links.pay }, frame)
        : null;
    }
    case "refund-made":
      return refundMadeLetter(
        { booking: data, amountSen: job.amountSen, toWallet: job.toWallet === true },
        frame,
      );
    case "payment-late":
      return paymentLateLetter({ booking: data, amountSen: job.amountSen }, frame);
    case "payment-received":
      return paymentReceivedLetter({ booking: data, amountSen: job.amountSen }, frame);
    case "slip-verified":
      return slipVerifiedLetter({ booking: data, amountSen: job.amountSen }, frame);
    case "slip-refused": {
      const { payUntil, timeZone } = about;
      return slipRefusedLetter({ booking: data, reason: job.reason, payUntil, timeZone }, frame);
    }
  }
}

async function roomingLetter(db: Db, { secret }: Deployment, { data, linkNo }: ReadBooking, frame: Frame) {
  const token = linkToken(secret, "roomingList", { id: data.id, linkNo });
  return roomingListDueLetter({ booking: data, token, ...(await countList(db, data)) }, frame);
}

async function readMember(db: Db, memberId: MemberId) {
  const [found] = await db
    .select({ email: member.email, name: member.name, language: member.language })
    .from(member)
    .where(eq(member.id, memberId));
  return found;
}

async function readStaff(db: Db, staffId: StaffId) {
  const [found] = await db
    .select({ email: staffUser.email, name: staffUser.name, language: staffUser.language })
    .from(staffUser)
    .where(eq(staffUser.id, staffId));
  return found;
}

async function readLinkOwner(db: Db, linkId: MailLinkId) {
  const [found] = await db
    .select({
      email: member.email,
      // A name that nobody has vouched for by this mailbox may be a stranger's message to it.
      name: sql<string | null>`CASE WHEN ${member.emailVerifiedAt} IS NOT NULL THEN ${member.name} END`,
      language: member.language,
      accountName: account.name,
      role: member.role,
      purpose: mailLink.purpose,
    })
    .from(mailLink)
    .innerJoin(member, eq(member.id, mailLink.memberId))
    .innerJoin(account, eq(account.id, member.accountId))
    .where(and(eq(mailLink.id, linkId), isUsable({ ...mailLink, endedAt: mailLink.usedAt })));
  return found;
}

type ReadBooking = {
  readonly email: string;
  readonly language: MailLanguage;
  readonly claimed: boolean;
  /** Until when it still waits for its payment; null when it does not, or no longer. */
  readonly payUntil: Date | null;
  /** Confirmed or in house. */
  readonly stands: boolean;
  readonly balance: ShownBalance | null;
  readonly timeZone: string;
  /** Of the link by which it can be paid. */
  readonly payLinkNo: number;
  /** Of the link that opens its rooming list. */
  readonly linkNo: number;
  /** Which version of it this is, and when it was made. */
  readonly edition: { readonly version: number; readonly submittedAt: Date };
  readonly data: BookingData;
};

/** A booking as its mails speak of it; null where there is none. */
export async function readBooking(
  db: Db,
  { bookingId, template }: { readonly bookingId: BookingId; readonly template: string },
): Promise<ReadBooking | null> {
  const [found] = await db
    .select({
      row: booking,
      stay: stayHold.stay,
      packageName: stayPackage.name,
      picture: stayPackage.picture,
      waits: sql<boolean>`${booking.state} = 'awaitingPayment' AND ${booking.payUntil} > pulau_now()`,
    })
    .from(booking)
    .innerJoin(stayHold, eq(stayHold.id, booking.holdId))
    .innerJoin(stayPackage, eq(stayPackage.id, booking.packageId))
    .where(eq(booking.id, bookingId));
  if (!found) return null;
  const { row, stay, packageName, picture, waits } = found;
  const settings = await loadSettings(db);
  const { checkInTime, checkOutTime, timeZone, boats } = settings;
  const today = await loadToday(db, timeZone);
  const guests = await db
    .select({ name: bookingGuest.fullName })
    .from(bookingGuest)
    .where(eq(bookingGuest.bookingId, bookingId))
    .orderBy(asc(bookingGuest.position));
  const rooms = stay.rooms.map((room) => ({
    name: room.roomTypeName,
    bedType: room.bedType,
    extraBeds: room.extraBeds,
  }));
  const { email, name: reader, customerCopy } = await bookingReader(db, row, template);
  return {
    email,
    language: row.language,
    claimed: row.accountId !== null,
    linkNo: row.roomingLinkNo,
    edition: row,
    payLinkNo: row.payLinkNo,
    stands: row.state === "confirmed" || row.state === "inHouse",
    balance: balanceOf(row, { settings, today }),
    payUntil: waits ? row.payUntil : null,
    timeZone,
    data: {
      ...row,
      reader,
      ...(customerCopy && { customerCopy }),
      checkInTime,
      checkOutTime,
      packageName,
      picture,
      boats,
      rooms,
      guests: guests.map(({ name }) => name).filter(Boolean),
      crossings: stay.crossings,
      transfers: stay.transfers ?? [],
    },
  };
}
