import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { type BookingData, bookingValues, moneyFacts, stayFacts } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type PaymentLinkMail = {
  readonly booking: BookingData;
  readonly owedSen: Sen;
  readonly payUrl: string;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { act: string };

const words: InThree<(booking: BookingData, amount: string, resort: string) => Words> = {
  en: ({ bookingNo, reader }, amount, resort) => ({
    subject: `Pay ${amount} for booking ${bookingNo} – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `Use this link to pay ${amount} for booking ${bookingNo}. No account is needed, and somebody else can pay with it for you.`,
    ],
    act: "Pay now",
    closing: "If it is already paid, you don’t need to do anything.",
  }),
  my: ({ bookingNo, reader }, amount, resort) => ({
    subject: `Bayar ${amount} bagi tempahan ${bookingNo} – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Berikut ialah pautan untuk membayar ${amount} bagi tempahan ${bookingNo}. Akaun tidak diperlukan; sesiapa yang membayar bagi pihak anda juga boleh menggunakannya.`,
    ],
    act: "Bayar sekarang",
    closing: "Jika sudah dibayar, abaikan e-mel ini.",
  }),
  cn: ({ bookingNo, reader }, amount, resort) => ({
    subject: `为预订 ${bookingNo} 支付 ${amount} – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [`您可以通过此链接为预订 ${bookingNo} 支付 ${amount}。无需账户，由他人代付也可以使用。`],
    act: "立即付款",
    closing: "如果已经付款，请忽略此邮件。",
  }),
};

/** Brings the link by which a booking can be paid without signing in. */
export function paymentLinkLetter({ booking, owedSen, payUrl }: PaymentLinkMail, frame: Frame): Letter {
  const amount = formatRinggit(owedSen);
  const { act, ...letter } = words[frame.language](booking, amount, frame.resortName);
  return {
    ...letter,
    mail: "payment-link",
    values: { ...bookingValues(booking, frame), amount },
    facts: [...stayFacts(booking, frame), ...moneyFacts(booking, frame)],
    link: { label: act, url: payUrl },
  };
}
