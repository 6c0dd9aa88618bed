import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { dayInWords, rangeInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type GroupDepositData = {
  readonly contactName: string;
  readonly groupName: string;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly dueOn: Day;
  /** What lacks of the deposit. */
  readonly amountSen: Sen;
  /** What has come for the group by now. */
  readonly paidSen: Sen;
  readonly isReminder: boolean;
  /** Where it is paid, by anybody who has the link. */
  readonly payUrl: string;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & {
  readonly stay: string;
  readonly due: string;
  readonly by: string;
  readonly paid: string;
  readonly act: string;
};
type Deadline = { readonly amount: string; readonly day: string; readonly resort: string };

const words: InThree<(data: GroupDepositData, deadline: Deadline) => Words> = {
  en: ({ contactName, groupName, isReminder }, { amount, day, resort }) => ({
    subject: `${groupName}: ${isReminder ? "reminder, deposit" : "deposit"} of ${amount} due by ${day} – ${resort}`,
    greeting: `Hello ${contactName},`,
    paragraphs: [
      isReminder
        ? `We have not yet received the deposit of ${amount} for ${groupName}. It is due by ${day}.`
        : `To keep the rooms and boat seats of ${groupName}, please pay the deposit of ${amount} by ${day}.`,
      "You can pay online by the link below; no account is needed, and anybody in the group can use it. For a bank transfer, please give the group’s name as the reference, and reply with the slip.",
    ],
    stay: "Stay",
    due: "To pay",
    by: "Due by",
    paid: "Received so far",
    act: "Pay now",
    closing: "If you have paid in the meantime, thank you. There is nothing more to do.",
  }),
  my: ({ contactName, groupName, isReminder }, { amount, day, resort }) => ({
    subject: `${groupName}: ${isReminder ? "peringatan deposit" : "deposit"} ${amount} perlu dibayar selewat-lewatnya ${day} – ${resort}`,
    greeting: `Salam ${contactName},`,
    paragraphs: [
      isReminder
        ? `Deposit ${amount} bagi ${groupName} masih belum kami terima. Sila bayar selewat-lewatnya ${day}.`
        : `Untuk mengekalkan bilik dan tempat duduk bot bagi ${groupName}, sila bayar deposit ${amount} selewat-lewatnya ${day}.`,
      "Anda boleh membayar dalam talian melalui pautan di bawah; akaun tidak diperlukan dan sesiapa dalam kumpulan boleh menggunakannya. Bagi pindahan bank, sila gunakan nama kumpulan sebagai rujukan dan balas e-mel ini dengan slip bayaran.",
    ],
    stay: "Penginapan",
    due: "Perlu dibayar",
    by: "Selewat-lewatnya",
    paid: "Telah diterima",
    act: "Bayar sekarang",
    closing: "Jika anda sudah membayar, terima kasih. Anda tidak perlu berbuat apa-apa lagi.",
  }),
  cn: ({ contactName, groupName, isReminder }, { amount, day, resort }) => ({
    subject: `${groupName}：${isReminder ? "提醒：" : ""}请在${day}或之前支付订金 ${amount} – ${resort}`,
    greeting: `${contactName}，您好：`,
    paragraphs: [
      isReminder
        ? `我们尚未收到${groupName}的订金 ${amount}，请在${day}或之前支付。`
        : `为保留${groupName}的客房和船位，请在${day}或之前支付订金 ${amount}。`,
      "您可以通过下方链接在线付款，无需账户，团体成员均可使用。如选择银行转账，请在附言中注明团体名称，并回复此邮件附上转账凭证。",
    ],
    stay: "住宿日期",
    due: "应付金额",
    by: "付款截止日",
    paid: "已收金额",
    act: "立即付款",
    closing: "如您已付款，请忽略此邮件。谢谢！",
  }),
};

/** Asks a group for one of its deposits, or reminds it. */
export function groupDepositDueLetter(data: GroupDepositData, frame: Frame): Letter {
  const { language, resortName: resort } = frame;
  const day = dayInWords(data.dueOn, language);
  const amount = formatRinggit(data.amountSen);
  const range = rangeInWords(data.checkIn, data.checkOut, language);
  const { stay, due, by, paid, act, ...letter } = words[language](data, { amount, day, resort });
  return {
    ...letter,
    mail: "group-deposit-due",
    values: { name: data.contactName, group: data.groupName, stay: range, amount, day },
    facts: [
      { label: stay, value: range },
      { label: due, value: amount },
      { label: by, value: day },
      ...(data.paidSen > 0 ? [{ label: paid, value: formatRinggit(data.paidSen) }] : []),
    ],
    link: { label: act, url: data.payUrl },
  };
}
