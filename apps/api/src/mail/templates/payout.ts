import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { dayInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type PayoutData = {
  readonly name: string;
  readonly number: string;
  readonly amountSen: Sen;
  readonly bankName: string;
  readonly accountName: string;
  /** Masked. */
  readonly accountNumber: string;
  /** Only of one that was transferred. */
  readonly paidOn: Day | null;
  readonly bankReference: string | null;
  /** Only of one that was rejected. */
  readonly reason: string | null;
};
type Template = "requested" | "approved" | "paid" | "rejected";
type LetterText = Pick<Letter, "subject" | "paragraphs" | "closing">;
type Words = {
  readonly greeting: (name: string) => string;
  readonly letters: Readonly<
    Record<Template, (data: PayoutData, amount: string, resort: string) => LetterText>
  >;
  readonly labels: Readonly<Record<"number" | "amount" | "to" | "paidOn" | "reference" | "reason", string>>;
  readonly link: string;
};

const words: InThree<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    letters: {
      requested: ({ number }, amount, resort) => ({
        subject: `We have received your payout request for ${amount} – ${resort}`,
        paragraphs: [
          `We have received your request ${number}. ${amount} is set aside in your wallet while we check the request, which takes up to three working days.`,
          "Until then, you can cancel it under My Transactions.",
        ],
        closing: "If you did not request this, change your password and contact us at once.",
      }),
      approved: ({ number }, amount, resort) => ({
        subject: `${amount} is approved and will be transferred – ${resort}`,
        paragraphs: [`We have approved payout ${number}. Next, we transfer ${amount} to your bank.`],
        closing: "We’ll e-mail you as soon as it is on its way.",
      }),
      paid: ({ number }, amount, resort) => ({
        subject: `${amount} is on its way to your bank – ${resort}`,
        paragraphs: [`We have transferred payout ${number} to your bank account.`],
        closing: "It can take a working day or two to arrive. Contact us if it hasn’t arrived by then.",
      }),
      rejected: ({ number }, amount, resort) => ({
        subject: `We could not pay out ${amount} – ${resort}`,
        paragraphs: [
          `Payout ${number} was not made. ${amount} is back in your wallet: you can spend it or request a payout again.`,
        ],
        closing: "Contact us if you have any questions.",
      }),
    },
    labels: {
      number: "Payout",
      amount: "Amount",
      to: "To",
      paidOn: "Transferred on",
      reference: "Bank reference",
      reason: "Reason",
    },
    link: "Open my transactions",
  },
  my: {
    greeting: (name) => `Salam ${name},`,
    letters: {
      requested: ({ number }, amount, resort) => ({
        subject: `Permohonan pengeluaran ${amount} telah diterima – ${resort}`,
        paragraphs: [
          `Permohonan ${number} telah kami terima. Sejumlah ${amount} dalam dompet anda diketepikan sementara kami menyemaknya, dalam tempoh tiga hari bekerja.`,
          "Sementara itu, anda boleh membatalkan permohonan ini di bawah Transaksi Saya.",
        ],
        closing: "Jika anda tidak membuat permohonan ini, tukar kata laluan anda dan hubungi kami segera.",
      }),
      approved: ({ number }, amount, resort) => ({
        subject: `${amount} telah diluluskan dan akan dipindahkan – ${resort}`,
        paragraphs: [
          `Pengeluaran ${number} telah diluluskan. Seterusnya, ${amount} akan dipindahkan ke bank anda.`,
        ],
        closing: "Kami akan menghantar e-mel kepada anda sebaik sahaja wang itu dihantar.",
      }),
      paid: ({ number }, amount, resort) => ({
        subject: `${amount} sedang dihantar ke bank anda – ${resort}`,
        paragraphs: [`Pengeluaran ${number} telah kami pindahkan ke akaun bank anda.`],
        closing:
          "Bank mungkin mengambil masa satu atau dua hari bekerja. Hubungi kami jika wang itu belum diterima selepas tempoh tersebut.",
      }),
      rejected: ({ number }, amount, resort) => ({
        subject: `Pengeluaran ${amount} tidak dapat dibuat – ${resort}`,
        paragraphs: [
          `Pengeluaran ${number} tidak dibuat. ${amount} telah dikembalikan ke dompet anda dan boleh dibelanjakan, atau anda boleh memohon pengeluaran sekali lagi.`,
        ],
        closing: "Hubungi kami jika anda mempunyai sebarang pertanyaan.",
      }),
    },
    labels: {
      number: "Pengeluaran",
      amount: "Amaun",
      to: "Kepada",
      paidOn: "Dipindahkan pada",
      reference: "Rujukan bank",
      reason: "Sebab",
    },
    link: "Buka transaksi saya",
  },
  cn: {
    greeting: (name) => `${name}，您好：`,
    letters: {
      requested: ({ number }, amount, resort) => ({
        subject: `已收到您的提现申请 ${amount} – ${resort}`,
        paragraphs: [
          `我们已收到您的提现申请 ${number}。钱包中的 ${amount} 已为此预留，我们会在三个工作日内审核。`,
          "审核之前，您可以在“我的交易”页面取消申请。",
        ],
        closing: "如果这不是您本人的申请，请立即更改密码并与我们联系。",
      }),
      approved: ({ number }, amount, resort) => ({
        subject: `${amount} 已批准，即将转账 – ${resort}`,
        paragraphs: [`提现 ${number} 已获批准，接下来会将 ${amount} 转入您的银行账户。`],
        closing: "转账完成后我们会再发邮件通知您。",
      }),
      paid: ({ number }, amount, resort) => ({
        subject: `${amount} 已转往您的银行 – ${resort}`,
        paragraphs: [`提现 ${number} 已转入您的银行账户。`],
        closing: "银行可能需要一至两个工作日入账。如届时仍未到账，请与我们联系。",
      }),
      rejected: ({ number }, amount, resort) => ({
        subject: `${amount} 未能提现 – ${resort}`,
        paragraphs: [`提现 ${number} 未能办理。${amount} 已退回您的钱包，您可以使用或再次申请提现。`],
        closing: "如有疑问，请与我们联系。",
      }),
    },
    labels: {
      number: "提现编号",
      amount: "金额",
      to: "收款账户",
      paidOn: "转账日期",
      reference: "银行参考号",
      reason: "原因",
    },
    link: "打开我的交易",
  },
};

/** Tells how far a payout is, and why where it was rejected. */
export function payoutLetter(template: Template, data: PayoutData, frame: Frame): Letter {
  const { greeting, letters, labels, link } = words[frame.language];
  const { name, number, amountSen, bankName, accountName, accountNumber, paidOn, bankReference, reason } =
    data;
  const amount = formatRinggit(amountSen);
  return {
    mail: `payout-${template}`,
    values: { name, number, amount },
    greeting: greeting(name),
    ...letters[template](data, amount, frame.resortName),
    facts: [
      { label: labels.number, value: number },
      { label: labels.amount, value: amount },
      { label: labels.to, value: `${accountName}\n${bankName} ${accountNumber}` },
      ...(paidOn ? [{ label: labels.paidOn, value: dayInWords(paidOn, frame.language) }] : []),
      ...(bankReference ? [{ label: labels.reference, value: bankReference }] : []),
      ...(reason ? [{ label: labels.reason, value: reason }] : []),
    ],
    link: { label: link, url: `${frame.publicUrl}/credits?tab=payouts` },
  };
}
