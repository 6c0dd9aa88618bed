import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { type BookingData, bookingLink, bookingValues, stayFacts } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type CancelledData = { readonly booking: BookingData; readonly refundSen: Sen };

type Words = Pick<Letter, "subject" | "greeting" | "closing"> & {
  reasons: Record<NonNullable<BookingData["cancelReason"]>, string>;
  refund: (amount: string) => string;
  noRefund: string;
};

const words: InThree<(booking: BookingData, resort: string) => Words> = {
  en: ({ bookingNo, reader }, resort) => ({
    subject: `Your booking ${bookingNo} is cancelled – ${resort}`,
    greeting: `Hello ${reader},`,
    reasons: {
      NOT_PAID_IN_TIME:
        "Your booking was not paid in time, so it has been cancelled and its rooms have been released.",
      BALANCE_NOT_PAID:
        "The balance for your stay was not paid by the due date, so your booking has been cancelled under the cancellation policy and its rooms have been released.",
      BY_GUEST: "Your booking has been cancelled, as you asked.",
      BY_STAFF: "We had to cancel your booking. Please contact us if you would like to know more.",
    },
    refund: (amount) => `${amount} will be refunded to you. We’ll e-mail you when it is on its way.`,
    noRefund: "Under the cancellation policy, there is no refund.",
    closing: "We hope to see you another time.",
  }),
  my: ({ bookingNo, reader }, resort) => ({
    subject: `Tempahan ${bookingNo} telah dibatalkan – ${resort}`,
    greeting: `Salam ${reader},`,
    reasons: {
      NOT_PAID_IN_TIME:
        "Tempahan anda tidak dibayar dalam masa yang ditetapkan, jadi tempahan dibatalkan dan biliknya dibuka kepada orang lain.",
      BALANCE_NOT_PAID:
        "Baki penginapan anda tidak dibayar pada tarikh akhir, jadi tempahan dibatalkan mengikut terma pembatalan dan biliknya dibuka kepada orang lain.",
      BY_GUEST: "Tempahan anda telah dibatalkan seperti yang diminta.",
      BY_STAFF: "Kami terpaksa membatalkan tempahan anda. Sila hubungi kami untuk penjelasan lanjut.",
    },
    refund: (amount) =>
      `${amount} akan dikembalikan kepada anda. Kami akan menghantar e-mel apabila wang itu telah dihantar.`,
    noRefund: "Mengikut terma pembatalan, tiada bayaran balik.",
    closing: "Kami berharap dapat menyambut anda pada masa lain.",
  }),
  cn: ({ bookingNo, reader }, resort) => ({
    subject: `预订 ${bookingNo} 已取消 – ${resort}`,
    greeting: `${reader}，您好：`,
    reasons: {
      NOT_PAID_IN_TIME: "您的预订未在规定时间内付款，已自动取消，客房已重新开放。",
      BALANCE_NOT_PAID: "您的余款逾期未付，预订已按取消政策取消，客房已重新开放。",
      BY_GUEST: "已按您的要求取消预订。",
      BY_STAFF: "很抱歉，我们不得不取消您的预订。如需了解原因，请与我们联系。",
    },
    refund: (amount) => `${amount} 将退还给您，退款发出后我们会再发邮件通知您。`,
    noRefund: "根据取消政策，已付款项不予退还。",
    closing: "期待下次为您服务。",
  }),
};

/** Tells that a booking is cancelled, why, and what goes back. */
export function bookingCancelledLetter({ booking, refundSen }: CancelledData, frame: Frame): Letter {
  const { reasons, refund, noRefund, ...letter } = words[frame.language](booking, frame.resortName);
  const money = refundSen > 0 ? [refund(formatRinggit(refundSen))] : booking.paidSen > 0 ? [noRefund] : [];
  const reason = reasons[booking.cancelReason ?? "BY_STAFF"];
  return {
    ...letter,
    mail: "booking-cancelled",
    values: { ...bookingValues(booking, frame), reason, refund: money.join("") },
    paragraphs: [reason, ...money],
    facts: stayFacts(booking, frame),
    link: bookingLink(booking, frame),
  };
}
