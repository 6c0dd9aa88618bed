import type { BookingId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { countList } from "../modules/booking/rooming-list/public.ts";
import { loadPageLinks } from "../modules/ground/pages/public.ts";
import type { loadSettings } from "../modules/ground/resort/public.ts";
import { linkToken } from "../plugins/link-token.ts";
import type { Settings } from "../settings.ts";
import { attachCalendar } from "./attach-calendar.ts";
import { attachConfirmation } from "./attach-confirmation.ts";
import type { ReceiptsOf } from "./attach-receipts.ts";
import type { ReadMail } from "./composed-mail.ts";
import { goodToKnow } from "./good-to-know.ts";
import type { Frame, Letter, MailAddressLink, MailLanguage } from "./letter.ts";
import type { MailJob } from "./mail-job.ts";
import { type MailedBooking, readMailedBooking } from "./mailed-booking.ts";
import { boatLetter } from "./read-boat-mail.ts";
import { feedbackLetter } from "./read-feedback-mail.ts";
import { balanceReminderLetter } from "./templates/balance-reminder.ts";
import { bookingCancelledLetter } from "./templates/booking-cancelled.ts";
import { bookingChangedLetter } from "./templates/booking-changed.ts";
import { bookingConfirmedLetter } from "./templates/booking-confirmed.ts";
import { bookingLinkLetter } from "./templates/booking-link.ts";
import { paymentLateLetter } from "./templates/payment-late.ts";
import { paymentLinkLetter } from "./templates/payment-link.ts";
import { paymentReceivedLetter } from "./templates/payment-received.ts";
import { paymentReminderLetter } from "./templates/payment-reminder.ts";
import { refundMadeLetter } from "./templates/refund-made.ts";
import { roomingListDueLetter } from "./templates/rooming-list-due.ts";
import { slipRefusedLetter, slipVerifiedLetter } from "./templates/slip-decided.ts";

type Deployment = Pick<Settings, "secret" | "publicUrl">;
type AnyJob = Extract<MailJob, { bookingId: BookingId }>;
type RoomingJob = Extract<AnyJob, { template: "rooming-list-due" }>;
type BoatJob = Extract<AnyJob, { disruptionId: unknown }>;
type FeedbackJob = Parameters<typeof feedbackLetter>[1];
const isAboutFeedback = (job: AnyJob): job is FeedbackJob =>
  job.template === "feedback-request" || job.template === "feedback-answered";
type BookingJob = Exclude<AnyJob, RoomingJob | BoatJob | Pick<FeedbackJob, "template">>;
type Deps = {
  readonly deployment: Deployment;
  readonly settings: Awaited<ReturnType<typeof loadSettings>>;
  readonly frameIn: (language: MailLanguage) => Frame;
};

/** The mails about a booking. */
export async function readBookingMail(
  db: Db,
  job: AnyJob,
  { deployment, settings, frameIn }: Deps,
): Promise<ReadMail | null> {
  const read = await readMailedBooking(db, job);
  if (!read) return null;
  const about = withClaimLink(read, deployment);
  const frame = frameIn(about.language);
  if (job.template === "rooming-list-due")
    return { to: about.email, letter: await roomingLetter(db, deployment, about, frame), frame };
  if ("disruptionId" in job) {
    const letter = await boatLetter(db, job, about.data, frame, deployment.secret);
    const calendar = attachCalendar({ ...about.data, ...about.edition }, frame);
    return letter && { to: about.email, letter, frame, calendar };
  }
  if (isAboutFeedback(job)) {
    const letter = await feedbackLetter(db, job, about.data, frame, deployment.secret);
    return letter && { to: about.email, letter, frame };
  }
  const more = job.template === "booking-confirmed" ? await loadPageLinks(db) : [];
  const links = { pay: payUrlOf(deployment, about), more: goodToKnow(about.data, more, frame) };
  const letter = aboutBooking(job, about, frame, links);
  const calendar = plansStay.has(job.template)
    ? attachCalendar({ ...about.data, ...about.edition }, frame)
    : undefined;
  const confirmation =
    letter?.facts && job.template === "booking-confirmed"
      ? await attachConfirmation(
          { bookingNo: about.data.bookingNo, boardingCode: about.boardingCode, facts: letter.facts },
          settings,
          frame.language,
        )
      : undefined;
  return (
    letter && { to: about.email, letter, frame, receipts: receiptsWith(job, about), confirmation, calendar }
  );
}

/** The mails after which a reader's calendar may be other. */
const plansStay: ReadonlySet<MailJob["template"]> = new Set(["booking-confirmed", "booking-changed"]);

/** What was paid is not told to an agency's customer. */
function receiptsWith(job: BookingJob, { data }: MailedBooking): ReceiptsOf | undefined {
  if ("paymentId" in job) return { paymentId: job.paymentId };
  const confirms = job.template === "booking-confirmed" && data.customerCopy === undefined;
  return confirms ? { bookingId: job.bookingId } : undefined;
}

type Links = {
  readonly pay: string;
  readonly more: readonly MailAddressLink[];
};

/** With the link that shows the booking to whoever made it without an account. */
const withClaimLink = (about: MailedBooking, { secret }: Deployment): MailedBooking => {
  const { claimed, data } = about;
  if (claimed) return about;
  return { ...about, data: { ...data, claimToken: linkToken(secret, "claimBooking", { id: data.id }) } };
};

/** The link by which anybody can pay. */
const payUrlOf = ({ secret, publicUrl }: Deployment, { data, payLinkNo }: MailedBooking): string =>
  `${publicUrl}/pay/${linkToken(secret, "pay", { id: data.id, linkNo: payLinkNo })}`;

function aboutBooking(job: BookingJob, about: MailedBooking, frame: Frame, links: Links): Letter | null {
  const { data } = about;
  switch (job.template) {
    case "booking-confirmed":
      return bookingConfirmedLetter({ booking: data, links: links.more }, frame);
    case "booking-cancelled":
      return bookingCancelledLetter({ booking: data, refundSen: job.refundSen }, frame);
    case "booking-changed":
      return bookingChangedLetter({ booking: data, refundSen: job.refundSen }, frame);
    case "payment-reminder": {
      // Paid, given up or lapsed meanwhile: nobody is asked for money that is not owed.
      const { payUntil, timeZone } = about;
      if (payUntil === null) return null;
      return paymentReminderLetter({ booking: data, payUntil, timeZone, payUrl: links.pay }, frame);
    }
    case "balance-reminder": {
      const { balance } = about;
      // Paid, excused or given another day meanwhile.
      if (balance === null || balance.excused || balance.dueOn !== job.dueOn) return null;
      return balanceReminderLetter({ booking: data, ...balance, payUrl: links.pay }, frame);
    }
    case "booking-link":
      return bookingLinkLetter(data, frame);
    case "payment-link": {
      const { owedSen } = data;
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

async function roomingLetter(db: Db, { secret }: Deployment, booking: MailedBooking, frame: Frame) {
  const { data, linkNo, optionId } = booking;
  const token = linkToken(secret, "roomingList", { id: data.id, linkNo });
  return roomingListDueLetter(
    { booking: data, token, ...(await countList(db, { ...data, optionId })) },
    frame,
  );
}
