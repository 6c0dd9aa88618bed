import type { Words as Phrase } from "@pulau/domain/catalogue/catalogue.ts";
import type { PurchaseId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { momentInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type VoidedPurchase = {
  readonly reader: string;
  readonly purchaseId: PurchaseId;
  readonly number: string;
  readonly name: Phrase;
  /** The transfer that was taken out of the books. */
  readonly amountSen: Sen;
  /** What else was paid and goes back. */
  readonly returnedSen: Sen;
  /** Until when it waits for its money again; null where it is taken back. */
  readonly payUntil: Date | null;
  readonly timeZone: string;
};

type About = {
  readonly reader: string;
  readonly name: string;
  readonly number: string;
  readonly amount: string;
  readonly returned: string | null;
  readonly until: string | null;
};
type Words = Pick<Letter, "subject" | "greeting" | "closing"> & {
  readonly first: string;
  readonly takenBack: string;
  readonly returned: string;
  readonly waits: string;
  readonly see: string;
};

const words: InThree<(about: About, resort: string) => Words> = {
  en: ({ reader, name, number, amount, returned, until }, resort) => ({
    subject: `Your transfer of ${amount} for ${number} did not arrive – ${resort}`,
    greeting: `Hello ${reader},`,
    first: `We had recorded a bank transfer of ${amount} for ${name} (${number}), but it did not arrive in our account, so it no longer counts.`,
    takenBack: `${name} has therefore been cancelled and can no longer be used.`,
    returned: `The ${returned} you paid another way is being refunded to where it came from.`,
    waits: `We hold your purchase until ${until}. Please pay by then, or send us the correct slip.`,
    see: "Open the purchase",
    closing: "If you think this is a mistake, reply to this e-mail with the slip.",
  }),
  my: ({ reader, name, number, amount, returned, until }, resort) => ({
    subject: `Pindahan anda sebanyak ${amount} bagi ${number} tidak diterima – ${resort}`,
    greeting: `Salam ${reader},`,
    first: `Kami telah merekodkan pindahan bank sebanyak ${amount} bagi ${name} (${number}), tetapi wang itu tidak diterima dalam akaun kami, jadi ia tidak dikira lagi.`,
    takenBack: `Oleh itu, ${name} telah dibatalkan dan tidak boleh digunakan lagi.`,
    returned: `Jumlah yang anda bayar dengan cara lain, ${returned}, sedang dikembalikan melalui cara bayaran asal.`,
    waits: `Pembelian anda ditahan sehingga ${until}. Sila bayar sebelum itu, atau hantar slip pindahan yang betul.`,
    see: "Buka pembelian",
    closing: "Jika anda rasa kami tersilap, balas e-mel ini bersama slip tersebut.",
  }),
  cn: ({ reader, name, number, amount, returned, until }, resort) => ({
    subject: `订单 ${number} 的转账 ${amount} 未到账 – ${resort}`,
    greeting: `${reader}，您好：`,
    first: `我们曾将一笔 ${amount} 的银行转账计入${name}（${number}），之后核对发现款项并未到账，因此已撤销入账。`,
    takenBack: `因此${name}已取消，不能再使用。`,
    returned: `您以其他方式支付的 ${returned} 正在原路退回。`,
    waits: `此订单为您保留至 ${until}，请在此之前付款，或提交正确的转账凭证。`,
    see: "查看订单",
    closing: "如您认为有误，请回复此邮件并附上凭证。",
  }),
};

/** Tells a buyer that their transfer was taken out of the books, and what becomes of what they bought. */
export function purchaseVoidedLetter(voided: VoidedPurchase, frame: Frame): Letter {
  const { purchaseId, amountSen, returnedSen, payUntil, timeZone, name, ...about } = voided;
  const { language, publicUrl } = frame;
  const text = words[language](
    {
      ...about,
      name: name[language],
      amount: formatRinggit(amountSen),
      returned: returnedSen > 0 ? formatRinggit(returnedSen) : null,
      until: payUntil && momentInWords(payUntil, timeZone, language),
    },
    frame.resortName,
  );
  const { first, takenBack, returned, waits, see, ...letter } = text;
  const becomes = payUntil ? [waits] : [takenBack, ...(returnedSen > 0 ? [returned] : [])];
  return {
    ...letter,
    mail: "purchase-voided",
    values: {
      name: voided.reader,
      number: voided.number,
      purchase: name[language],
      amount: formatRinggit(amountSen),
      outcome: becomes.join("\n\n"),
    },
    paragraphs: [first, ...becomes],
    link: { label: see, url: `${publicUrl}/purchase/${purchaseId}` },
  };
}
