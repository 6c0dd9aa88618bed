import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import {
  type BookingData,
  bookingLink,
  bookingValues,
  momentInWords,
  moneyFacts,
  stayFacts,
} from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing">;

const verified: InThree<(booking: BookingData, amount: string) => Words> = {
  en: ({ bookingNo, reader }, amount) => ({
    subject: `Your transfer of ${amount} has arrived – ${bookingNo}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `We have found ${amount} in our bank account and counted it towards booking ${bookingNo}. The receipt is attached.`,
    ],
    closing: "Below you can see what is paid and what is still due.",
  }),
  my: ({ bookingNo, reader }, amount) => ({
    subject: `Pindahan anda sebanyak ${amount} telah diterima – ${bookingNo}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Kami telah menerima ${amount} dalam akaun bank kami dan mengkreditkannya kepada tempahan ${bookingNo}. Resit dilampirkan.`,
    ],
    closing: "Jumlah yang telah dibayar dan baki yang tinggal tertera di bawah.",
  }),
  cn: ({ bookingNo, reader }, amount) => ({
    subject: `您的转账 ${amount} 已到账 – ${bookingNo}`,
    greeting: `${reader}，您好：`,
    paragraphs: [`我们的银行账户已收到 ${amount}，并已计入预订 ${bookingNo}，收据见附件。`],
    closing: "已付金额与待付金额见下方。",
  }),
};

/** Tells that a transfer was found in the bank, where that did not confirm the booking by itself. */
export function slipVerifiedLetter(
  { booking, amountSen }: { readonly booking: BookingData; readonly amountSen: Sen },
  frame: Frame,
): Letter {
  const amount = formatRinggit(amountSen);
  return {
    ...verified[frame.language](booking, amount),
    mail: "slip-verified",
    values: { ...bookingValues(booking, frame), amount },
    facts: [...stayFacts(booking, frame), ...moneyFacts(booking, frame)],
    link: bookingLink(booking, frame),
  };
}

const refused: InThree<(booking: BookingData, reason: string, until: string | null) => Words> = {
  en: ({ bookingNo, reader }, reason, until) => ({
    subject: `We could not verify your transfer – ${bookingNo}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `We looked at the slip you sent for booking ${bookingNo} and could not verify it: ${reason}`,
      until
        ? `Your rooms are held until ${until}. Please send the correct slip, or pay another way, before then.`
        : "Please send the correct slip, or pay another way.",
    ],
    closing: "If you think this is a mistake, reply to this e-mail with the slip.",
  }),
  my: ({ bookingNo, reader }, reason, until) => ({
    subject: `Pindahan anda tidak dapat disahkan – ${bookingNo}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Kami telah menyemak slip yang anda hantar bagi tempahan ${bookingNo} dan tidak dapat mengesahkannya: ${reason}`,
      until
        ? `Bilik anda masih ditahan sehingga ${until}. Sila hantar slip yang betul, atau bayar dengan cara lain, sebelum itu.`
        : "Sila hantar slip yang betul, atau bayar dengan cara lain.",
    ],
    closing: "Jika anda rasa kami tersilap, balas e-mel ini bersama slip tersebut.",
  }),
  cn: ({ bookingNo, reader }, reason, until) => ({
    subject: `您的转账未能核实 – ${bookingNo}`,
    greeting: `${reader}，您好：`,
    paragraphs: [
      `我们查看了您为预订 ${bookingNo} 提交的凭证，未能核实：${reason}`,
      until
        ? `客房将为您保留至 ${until}。请在此之前重新提交正确的凭证，或改用其他方式付款。`
        : "请重新提交正确的凭证，或改用其他方式付款。",
    ],
    closing: "如您认为有误，请回复此邮件并附上凭证。",
  }),
};

export type RefusedSlip = {
  readonly booking: BookingData;
  readonly reason: string;
  /** Until when everything is kept for another slip; null when nothing waits. */
  readonly payUntil: Date | null;
  readonly timeZone: string;
};

/** Tells why a slip was refused, and until when another one helps. */
export function slipRefusedLetter(data: RefusedSlip, frame: Frame): Letter {
  const { booking, reason, payUntil, timeZone } = data;
  const until = payUntil && momentInWords(payUntil, timeZone, frame.language);
  const letter = refused[frame.language](booking, reason, until);
  return {
    ...letter,
    mail: "slip-refused",
    values: { ...bookingValues(booking, frame), reason, next: letter.paragraphs[1] ?? "" },
    facts: stayFacts(booking, frame),
    link: bookingLink(booking, frame),
  };
}
