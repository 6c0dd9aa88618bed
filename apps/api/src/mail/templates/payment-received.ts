import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { bookingLink, bookingValues, moneyFacts, stayFacts } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";
import type { AmountData } from "./refund-made.ts";

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing">;
type About = { readonly reader: string; readonly number: string; readonly amount: string };

const forBooking: InThree<(about: About) => Words> = {
  en: ({ reader, number, amount }) => ({
    subject: `Payment of ${amount} received – ${number}`,
    greeting: `Hello ${reader},`,
    paragraphs: [`Thank you. We have received ${amount} for booking ${number}. The receipt is attached.`],
    closing: "Below you can see what is paid and what is still due.",
  }),
  my: ({ reader, number, amount }) => ({
    subject: `Bayaran ${amount} telah diterima – ${number}`,
    greeting: `Salam ${reader},`,
    paragraphs: [`Terima kasih. Kami telah menerima ${amount} bagi tempahan ${number}. Resit dilampirkan.`],
    closing: "Jumlah yang telah dibayar dan baki yang tinggal tertera di bawah.",
  }),
  cn: ({ reader, number, amount }) => ({
    subject: `已收到付款 ${amount} – ${number}`,
    greeting: `${reader}，您好：`,
    paragraphs: [`谢谢。我们已收到预订 ${number} 的付款 ${amount}，收据见附件。`],
    closing: "已付金额与待付金额见下方。",
  }),
};

/** Tells whoever booked that money came which confirmed nothing by itself: a balance, or what a change costs more. */
export function paymentReceivedLetter({ booking, amountSen }: AmountData, frame: Frame): Letter {
  const about = { reader: booking.reader, number: booking.bookingNo, amount: formatRinggit(amountSen) };
  return {
    ...forBooking[frame.language](about),
    mail: "payment-received",
    values: { ...bookingValues(booking, frame), amount: about.amount },
    facts: [...stayFacts(booking, frame), ...moneyFacts(booking, frame)],
    link: bookingLink(booking, frame),
  };
}

const forWallet: InThree<(about: About, resort: string) => Words & { readonly see: string }> = {
  en: ({ reader, number, amount }, resort) => ({
    subject: `${amount} added to your wallet – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `Thank you. We have received your payment of ${amount} (${number}). It is in your wallet, and the receipt is attached.`,
    ],
    closing: "You can use it for stays, events and vouchers.",
    see: "See my wallet",
  }),
  my: ({ reader, number, amount }, resort) => ({
    subject: `${amount} telah ditambah ke dompet anda – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Terima kasih. Kami telah menerima bayaran anda sebanyak ${amount} (${number}). Wang itu sudah ada dalam dompet anda dan resit dilampirkan.`,
    ],
    closing: "Anda boleh menggunakannya untuk penginapan, acara dan baucar.",
    see: "Lihat dompet saya",
  }),
  cn: ({ reader, number, amount }, resort) => ({
    subject: `${amount} 已充值到您的钱包 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [`谢谢。我们已收到您的付款 ${amount}（${number}），款项已存入您的钱包，收据见附件。`],
    closing: "可用于支付住宿、活动和礼券。",
    see: "查看我的钱包",
  }),
};

export type TopUpData = { readonly reader: string; readonly number: string; readonly amountSen: Sen };

/** Tells that what was paid for a top-up is in the wallet. */
export function topUpReceivedLetter({ reader, number, amountSen }: TopUpData, frame: Frame): Letter {
  const about = { reader, number, amount: formatRinggit(amountSen) };
  const { see, ...letter } = forWallet[frame.language](about, frame.resortName);
  return {
    ...letter,
    mail: "top-up-received",
    values: { name: reader, number, amount: about.amount },
    link: { label: see, url: `${frame.publicUrl}/credits` },
  };
}
