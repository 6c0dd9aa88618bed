import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import {
  type BookingData,
  bookingLink,
  bookingValues,
  moneyFacts,
  partFacts,
  stayFacts,
} from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type ChangedData = { readonly booking: BookingData; readonly refundSen: Sen };

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & {
  refund: (amount: string) => string;
  owed: (amount: string) => string;
};

const words: InThree<(booking: BookingData, resort: string) => Words> = {
  en: ({ bookingNo, reader }, resort) => ({
    subject: `Your booking ${bookingNo} has been changed – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: ["Your booking has been changed. Here are the new details."],
    refund: (amount) => `${amount} will be refunded to you. We’ll e-mail you when it is on its way.`,
    owed: (amount) => `${amount} is still to be paid. You can pay it on your booking’s page.`,
    closing: "If this is not what you wanted, please contact us.",
  }),
  my: ({ bookingNo, reader }, resort) => ({
    subject: `Tempahan ${bookingNo} telah diubah – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: ["Tempahan anda telah diubah. Berikut ialah butiran terkini."],
    refund: (amount) =>
      `${amount} akan dikembalikan kepada anda. Kami akan menghantar e-mel apabila wang itu telah dihantar.`,
    owed: (amount) => `${amount} masih perlu dibayar. Anda boleh membayarnya di halaman tempahan anda.`,
    closing: "Jika ini bukan perubahan yang anda kehendaki, sila hubungi kami.",
  }),
  cn: ({ bookingNo, reader }, resort) => ({
    subject: `预订 ${bookingNo} 已更改 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: ["您的预订已更改，最新内容如下。"],
    refund: (amount) => `${amount} 将退还给您，退款发出后我们会再发邮件通知您。`,
    owed: (amount) => `尚有 ${amount} 待付，您可在预订页面上付款。`,
    closing: "如果这不是您想要的更改，请与我们联系。",
  }),
};

/** Tells how a booking stands after a change, and what goes back or is owed. */
export function bookingChangedLetter({ booking, refundSen }: ChangedData, frame: Frame): Letter {
  const { refund, owed, paragraphs, ...letter } = words[frame.language](booking, frame.resortName);
  const { owedSen } = booking;
  const comesBack = refundSen > 0 ? refund(formatRinggit(refundSen)) : "";
  const isOwed = owedSen > 0 ? owed(formatRinggit(owedSen)) : "";
  return {
    ...letter,
    mail: "booking-changed",
    values: { ...bookingValues(booking, frame), refund: comesBack, owed: isOwed },
    paragraphs: [...paragraphs, comesBack, isOwed].filter(Boolean),
    facts: [...stayFacts(booking, frame), ...partFacts(booking, frame), ...moneyFacts(booking, frame)],
    link: bookingLink(booking, frame),
  };
}
