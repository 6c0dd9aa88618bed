import {
  type BookingData,
  bookingLink,
  bookingValues,
  momentInWords,
  moneyFacts,
  stayFacts,
} from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type ReminderData = {
  readonly booking: BookingData;
  /** Until when the booking waits for its payment, and where that is read off a clock. */
  readonly payUntil: Date;
  readonly timeZone: string;
  /** Where anybody can pay, without signing in. */
  readonly payUrl: string;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & {
  act: string;
  why: string;
};

const words: InThree<(booking: BookingData, until: string, resort: string) => Words> = {
  en: ({ bookingNo, reader }, until, resort) => ({
    subject: `Please pay for your booking ${bookingNo} – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `Please pay for your booking by ${until}. We hold your rooms until then.`,
      "If it is not paid by then, it is cancelled automatically and costs you nothing.",
    ],
    act: "Pay for the booking",
    why: "If you booked without an account, or on another device, open it here first:",
    closing: "If you have already paid, you don’t need to do anything.",
  }),
  my: ({ bookingNo, reader }, until, resort) => ({
    subject: `Sila bayar tempahan ${bookingNo} – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Sila bayar tempahan anda sebelum ${until}. Bilik anda ditahan sehingga waktu itu.`,
      "Jika tidak dibayar sebelum waktu itu, tempahan dibatalkan secara automatik tanpa sebarang caj.",
    ],
    act: "Bayar tempahan",
    why: "Jika anda menempah tanpa akaun, atau pada peranti lain, buka tempahan di sini dahulu:",
    closing: "Jika anda sudah membayar, abaikan e-mel ini.",
  }),
  cn: ({ bookingNo, reader }, until, resort) => ({
    subject: `请为预订 ${bookingNo} 付款 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [
      `请在 ${until} 前付款，在此之前我们会为您保留客房。`,
      "逾期未付，预订将自动取消，不收取任何费用。",
    ],
    act: "前往付款",
    why: "如果您预订时没有登录账户，或使用的是其他设备，请先在此打开预订：",
    closing: "如果您已经付款，请忽略此邮件。",
  }),
};

/** Asks to pay for a booking that still waits for its payment, with the way there. */
export function paymentReminderLetter(data: ReminderData, frame: Frame): Letter {
  const { booking, payUntil, timeZone, payUrl } = data;
  const until = momentInWords(payUntil, timeZone, frame.language);
  const { act, why, ...letter } = words[frame.language](booking, until, frame.resortName);
  const also = booking.claimToken !== null && { why, ...bookingLink(booking, frame) };
  return {
    ...letter,
    mail: "payment-reminder",
    values: { ...bookingValues(booking, frame), until },
    facts: [...stayFacts(booking, frame), ...moneyFacts(booking, frame)],
    link: { label: act, url: payUrl },
    ...(also && { also }),
  };
}
