import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words as Phrase } from "@pulau/domain/catalogue/catalogue.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { dayInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type PackageMail = {
  readonly reader: string;
  readonly number: string;
  readonly name: Phrase;
  /** Still to be redeemed. */
  readonly left: number;
  readonly paxMax: number;
  /** For each. */
  readonly depositSen: Sen;
  readonly expiresOn: Day;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { act: string };
type About = { reader: string; name: string; until: string; resort: string };

const facts: InThree<{
  what: string;
  number: string;
  left: string;
  people: string;
  deposit: string;
  until: string;
}> = {
  en: {
    what: "Package",
    number: "Number",
    left: "Stays left",
    people: "People in each stay",
    deposit: "Deposit paid for each",
    until: "Arrive by",
  },
  my: {
    what: "Pakej",
    number: "Nombor",
    left: "Baki penginapan",
    people: "Orang bagi setiap penginapan",
    deposit: "Deposit dibayar bagi setiap satu",
    until: "Tiba selewat-lewatnya",
  },
  cn: {
    what: "套餐",
    number: "编号",
    left: "剩余次数",
    people: "每次入住人数",
    deposit: "每份已付订金",
    until: "最迟入住日期",
  },
};

const bought: InThree<(about: About) => Words> = {
  en: ({ reader, name, until, resort }) => ({
    subject: `${name} is yours – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `Thank you. We have received your deposit for ${name}. Choose your dates whenever you like; the deposit counts towards the stay.`,
      `Your stay must start by ${until}.`,
    ],
    act: "Choose your dates",
    closing: "Popular dates sell out early, especially in the school holidays.",
  }),
  my: ({ reader, name, until, resort }) => ({
    subject: `${name} kini milik anda – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Terima kasih, deposit anda bagi ${name} telah diterima. Pilih tarikh pada bila-bila masa; deposit ini ditolak daripada harga penginapan.`,
      `Penginapan anda mesti bermula selewat-lewatnya ${until}.`,
    ],
    act: "Pilih tarikh anda",
    closing: "Tarikh popular cepat penuh, terutamanya pada cuti sekolah.",
  }),
  cn: ({ reader, name, until, resort }) => ({
    subject: `${name}已购买成功 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [
      `谢谢，我们已收到${name}的订金。您可随时选择日期，订金将抵扣住宿费用。`,
      `请最迟于${until}入住。`,
    ],
    act: "选择日期",
    closing: "热门日期很快订满，学校假期尤其如此。",
  }),
};

const ending: InThree<(about: About) => Words> = {
  en: ({ reader, name, until, resort }) => ({
    subject: `Use ${name} by ${until} – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `You have not used all of ${name} yet. A stay with it must start by ${until}; after that it expires, and its deposit is not refunded.`,
    ],
    act: "Choose your dates",
    closing: "If no date suits you, contact us and we’ll see what we can do.",
  }),
  my: ({ reader, name, until, resort }) => ({
    subject: `Gunakan ${name} selewat-lewatnya ${until} – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Anda belum menggunakan kesemua ${name}. Penginapan dengannya mesti bermula selewat-lewatnya ${until}; selepas itu pakej tamat tempoh dan depositnya tidak dikembalikan.`,
    ],
    act: "Pilih tarikh anda",
    closing: "Jika tiada tarikh yang sesuai, hubungi kami. Kami akan cuba membantu.",
  }),
  cn: ({ reader, name, until, resort }) => ({
    subject: `请最迟于${until}使用${name} – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [`您的${name}尚未用完。须最迟于${until}入住；逾期作废，订金不予退还。`],
    act: "选择日期",
    closing: "若没有合适的日期，请与我们联系，我们会尽力协助。",
  }),
};

const letters = { "package-bought": bought, "package-ending": ending } as const;

/** Confirms a promo package that was bought, or reminds of one that ends soon. */
export function packageLetter(template: keyof typeof letters, mail: PackageMail, frame: Frame): Letter {
  const { language, resortName: resort, publicUrl } = frame;
  const name = mail.name[language];
  const until = dayInWords(mail.expiresOn, language);
  const { act, ...letter } = letters[template][language]({ reader: mail.reader, name, until, resort });
  const words = facts[language];
  return {
    ...letter,
    mail: template,
    values: { name: mail.reader, package: name, until },
    facts: [
      { label: words.what, value: name },
      { label: words.number, value: mail.number },
      { label: words.left, value: String(mail.left) },
      { label: words.people, value: String(mail.paxMax) },
      { label: words.deposit, value: formatRinggit(mail.depositSen) },
      { label: words.until, value: until },
    ],
    link: { label: act, url: `${publicUrl}/my-promotions?tab=packages` },
  };
}
