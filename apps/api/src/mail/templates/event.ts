import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words as Phrase } from "@pulau/domain/catalogue/catalogue.ts";
import type { PurchaseId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { dayInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type EventMail = {
  readonly purchaseId: PurchaseId;
  readonly reader: string;
  readonly number: string;
  readonly name: Phrase;
  readonly place: Phrase;
  readonly day: Day;
  /** `HH:MM` by the resort's clock. */
  readonly startsAt: string;
  readonly totalSen: Sen;
  /** What staff wrote about a cancellation. */
  readonly note: string;
  readonly tickets: readonly { readonly name: string; readonly code: string }[];
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { act: string };
type About = { reader: string; name: string; day: string; amount: string; note: string; resort: string };

const facts: InThree<Record<"what" | "when" | "where" | "number" | "comma", string>> = {
  en: { what: "Event", when: "When", where: "Where", number: "Number", comma: ", " },
  my: { what: "Acara", when: "Masa", where: "Tempat", number: "Nombor", comma: ", " },
  cn: { what: "活动", when: "时间", where: "地点", number: "编号", comma: "，" },
};

const tickets: InThree<(about: About) => Words> = {
  en: ({ reader, name, day, resort }) => ({
    subject: `Your tickets for ${name} – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [`We look forward to seeing you on ${day}. Each ticket has a code; show it at the entrance.`],
    act: "Open and print the tickets",
    closing: "If your plans change, you can return your tickets on the same page.",
  }),
  my: ({ reader, name, day, resort }) => ({
    subject: `Tiket anda untuk ${name} – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Kami menantikan kehadiran anda pada ${day}. Setiap tiket ada kod; tunjukkan di pintu masuk.`,
    ],
    act: "Buka dan cetak tiket",
    closing: "Jika rancangan berubah, anda boleh memulangkan tiket di halaman yang sama.",
  }),
  cn: ({ reader, name, day, resort }) => ({
    subject: `${name}的入场券 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [`期待${day}与您相见。每张入场券上都有入场码，入场时请出示。`],
    act: "打开并打印入场券",
    closing: "若行程有变，可在该页面退票。",
  }),
};

const cancelled: InThree<(about: About) => Words> = {
  en: ({ reader, name, day, amount, note, resort }) => ({
    subject: `${name} on ${day} is cancelled – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `We are sorry: we had to cancel ${name} on ${day}.`,
      ...(note ? [note] : []),
      `${amount} is being refunded to where it was paid from. Banks can take a few working days.`,
    ],
    act: "See other events",
    closing: "We hope to see you at another event.",
  }),
  my: ({ reader, name, day, amount, note, resort }) => ({
    subject: `${name} pada ${day} dibatalkan – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Kami mohon maaf kerana terpaksa membatalkan ${name} pada ${day}.`,
      ...(note ? [note] : []),
      `${amount} sedang dikembalikan melalui cara bayaran asal. Bank mungkin mengambil masa beberapa hari bekerja.`,
    ],
    act: "Lihat acara lain",
    closing: "Semoga bertemu di acara lain.",
  }),
  cn: ({ reader, name, day, amount, note, resort }) => ({
    subject: `${day}的${name}已取消 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [
      `非常抱歉，我们不得不取消${day}的${name}。`,
      ...(note ? [note] : []),
      `${amount} 正按原付款方式退还，银行或信用卡可能需要几个工作日才能到账。`,
    ],
    act: "查看其他活动",
    closing: "期待在其他活动与您相见。",
  }),
};

const givenBack: InThree<(about: About) => Words> = {
  en: ({ reader, name, day, amount, resort }) => ({
    subject: `You returned your tickets for ${name} – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `Your tickets for ${name} on ${day} have been returned, and ${amount} is being refunded to you.`,
    ],
    act: "See other events",
    closing: "We hope to see you another time.",
  }),
  my: ({ reader, name, day, amount, resort }) => ({
    subject: `Anda telah memulangkan tiket untuk ${name} – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Tiket anda untuk ${name} pada ${day} telah dipulangkan, dan ${amount} sedang dikembalikan.`,
    ],
    act: "Lihat acara lain",
    closing: "Semoga bertemu lagi.",
  }),
  cn: ({ reader, name, day, amount, resort }) => ({
    subject: `您已退回${name}的入场券 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [`您在${day}的${name}入场券已退回，${amount} 正在退还。`],
    act: "查看其他活动",
    closing: "期待下次为您服务。",
  }),
};

const letters = {
  "event-tickets": tickets,
  "event-cancelled": cancelled,
  "event-given-back": givenBack,
} as const;

/** The tickets of an event, or what became of them. */
export function eventLetter(template: keyof typeof letters, mail: EventMail, frame: Frame): Letter {
  const { language, resortName: resort, publicUrl } = frame;
  const day = dayInWords(mail.day, language);
  const amount = formatRinggit(mail.totalSen);
  const name = mail.name[language];
  const about = { reader: mail.reader, name, day, amount, note: mail.note, resort };
  const { act, ...letter } = letters[template][language](about);
  const words = facts[language];
  const own = template === "event-tickets";
  return {
    ...letter,
    mail: template,
    values: { name: mail.reader, event: name, day, amount, note: mail.note },
    facts: [
      { label: words.what, value: name },
      { label: words.when, value: `${day}${words.comma}${mail.startsAt}` },
      { label: words.where, value: mail.place[language] },
      { label: words.number, value: mail.number },
      ...(own ? mail.tickets.map((ticket) => ({ label: ticket.name, value: ticket.code })) : []),
    ],
    link: {
      label: act,
      url: own ? `${publicUrl}/my-promotions/tickets/${mail.purchaseId}` : `${publicUrl}/offers?tab=events`,
    },
  };
}
