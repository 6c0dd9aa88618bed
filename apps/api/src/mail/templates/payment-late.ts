import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { type BookingData, bookingLink, bookingValues, stayFacts } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";
import type { AmountData } from "./refund-made.ts";

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing">;

const words: InThree<(booking: BookingData, amount: string, resort: string) => Words> = {
  en: ({ bookingNo, reader }, amount, resort) => ({
    subject: `Your payment for ${bookingNo} arrived too late – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `Your payment of ${amount} reached us after the payment time had run out, and the stay is no longer available. We are sorry.`,
      `The full ${amount} is refunded to you automatically; you don’t need to do anything.`,
    ],
    closing: "Contact us and we’ll help you find other dates.",
  }),
  my: ({ bookingNo, reader }, amount, resort) => ({
    subject: `Bayaran bagi ${bookingNo} lewat diterima – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Bayaran anda sebanyak ${amount} kami terima selepas tempoh bayaran tamat, dan penginapan itu sudah ditempah orang lain. Kami mohon maaf.`,
      `Kesemua ${amount} akan dikembalikan secara automatik; anda tidak perlu berbuat apa-apa.`,
    ],
    closing: "Hubungi kami dan kami akan membantu anda mencari tarikh lain.",
  }),
  cn: ({ bookingNo, reader }, amount, resort) => ({
    subject: `预订 ${bookingNo} 的付款已逾期 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [
      `您的付款 ${amount} 到账时已超过付款时限，所订住宿已无空位，非常抱歉。`,
      `${amount} 将自动全额退还给您，您无需任何操作。`,
    ],
    closing: "如需改订其他日期，请与我们联系，我们乐意协助。",
  }),
};

/** Tells that money came after its time, that the stay is gone, and that the money goes back. */
export function paymentLateLetter({ booking, amountSen }: AmountData, frame: Frame): Letter {
  const amount = formatRinggit(amountSen);
  return {
    ...words[frame.language](booking, amount, frame.resortName),
    mail: "payment-late",
    values: { ...bookingValues(booking, frame), amount },
    facts: stayFacts(booking, frame),
    link: bookingLink(booking, frame),
  };
}
