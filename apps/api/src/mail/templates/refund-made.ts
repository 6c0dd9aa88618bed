import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { type BookingData, bookingLink, bookingValues, stayFacts } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type AmountData = { readonly booking: BookingData; readonly amountSen: Sen };

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing">;

const words: InThree<(booking: BookingData, amount: string, resort: string) => Words> = {
  en: ({ bookingNo, reader }, amount, resort) => ({
    subject: `${amount} is on its way back to you – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `We have refunded ${amount} for booking ${bookingNo} to where it was paid from. Banks can take a few working days.`,
    ],
    closing: "Contact us if it hasn’t arrived after ten working days.",
  }),
  my: ({ bookingNo, reader }, amount, resort) => ({
    subject: `${amount} sedang dikembalikan kepada anda – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Kami telah mengembalikan ${amount} bagi tempahan ${bookingNo} melalui cara bayaran asal. Bank mungkin mengambil masa beberapa hari bekerja.`,
    ],
    closing: "Sila hubungi kami jika wang itu belum diterima selepas sepuluh hari bekerja.",
  }),
  cn: ({ bookingNo, reader }, amount, resort) => ({
    subject: `${amount} 退款已发出 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [
      `预订 ${bookingNo} 的退款 ${amount} 已按原付款方式退回。银行或信用卡可能需要几个工作日才能到账。`,
    ],
    closing: "如果十个工作日后仍未到账，请与我们联系。",
  }),
};

const toWalletWords: typeof words = {
  en: ({ bookingNo, reader }, amount, resort) => ({
    subject: `${amount} is in your wallet – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [`We have put ${amount} for booking ${bookingNo} into your wallet. You can use it at once.`],
    closing: "You’ll find it under My Transactions.",
  }),
  my: ({ bookingNo, reader }, amount, resort) => ({
    subject: `${amount} telah masuk ke dompet anda – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Kami telah memasukkan ${amount} bagi tempahan ${bookingNo} ke dalam dompet anda. Anda boleh menggunakannya serta-merta.`,
    ],
    closing: "Anda boleh melihatnya di bawah Transaksi Saya.",
  }),
  cn: ({ bookingNo, reader }, amount, resort) => ({
    subject: `${amount} 已存入您的钱包 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [`预订 ${bookingNo} 的退款 ${amount} 已存入您的钱包，可立即使用。`],
    closing: "可在“我的交易”中查看。",
  }),
};

export type RefundData = AmountData & { readonly toWallet?: boolean };

/** Tells that money was sent back, or put into the wallet. */
export function refundMadeLetter({ booking, amountSen, toWallet }: RefundData, frame: Frame): Letter {
  const wordsByLanguage = toWallet ? toWalletWords : words;
  const amount = formatRinggit(amountSen);
  return {
    ...wordsByLanguage[frame.language](booking, amount, frame.resortName),
    mail: toWallet ? "refund-to-wallet" : "refund-made",
    values: { ...bookingValues(booking, frame), amount },
    facts: stayFacts(booking, frame),
    link: bookingLink(booking, frame),
  };
}
