import type { TillReceipt } from "@pulau/contract/till-sales.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing">;
type About = {
  readonly number: string;
  readonly amount: string;
  readonly outlet: string;
  readonly resort: string;
};

const words: InThree<(about: About) => Words> = {
  en: ({ number, amount, outlet, resort }) => ({
    subject: `Your receipt ${number} – ${resort}`,
    greeting: "Hello,",
    paragraphs: [`Thank you. You paid ${amount} at ${outlet}. The receipt is attached.`],
    closing: "Your e-mail address was used for this message only.",
  }),
  my: ({ number, amount, outlet, resort }) => ({
    subject: `Resit anda ${number} – ${resort}`,
    greeting: "Salam sejahtera,",
    paragraphs: [`Terima kasih. Anda telah membayar ${amount} di ${outlet}. Resit dilampirkan.`],
    closing: "Alamat e-mel anda digunakan untuk mesej ini sahaja.",
  }),
  cn: ({ number, amount, outlet, resort }) => ({
    subject: `您的收据 ${number} – ${resort}`,
    greeting: "您好：",
    paragraphs: [`谢谢。您在${outlet}支付了 ${amount}，收据见附件。`],
    closing: "您的电子邮箱仅用于发送本邮件。",
  }),
};

type Sale = Pick<TillReceipt, "number" | "paidSen" | "outlet">;

/** Brings the receipt of what somebody paid for at the till. */
export function tillReceiptLetter({ number, paidSen, outlet }: Sale, frame: Frame): Letter {
  const name = outlet.name[frame.language] || outlet.name.en;
  const about = { number, amount: formatRinggit(paidSen), outlet: name };
  return {
    ...words[frame.language]({ ...about, resort: frame.resortName }),
    mail: "till-receipt",
    values: about,
  };
}
