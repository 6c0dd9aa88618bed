import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { momentInWords, rangeInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type HeldForGuest = {
  readonly name: string;
  readonly packageName: Words | null;
  readonly checkIn: Day;
  readonly checkOut: Day;
  /** The type of each room. */
  readonly rooms: readonly Words[];
  readonly totalSen: Sen;
  /** What is paid to book. */
  readonly depositSen: Sen;
  readonly until: Date;
  readonly timeZone: string;
  /** Opens what is held, to book and pay. */
  readonly token: string;
};

type Words3 = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & {
  readonly act: string;
  readonly labels: Record<"stay" | "package" | "rooms" | "until" | "total" | "deposit", string>;
};

const texts: InThree<(name: string, resort: string, until: string) => Words3> = {
  en: (name, resort, until) => ({
    subject: `We are holding your stay until ${until} – ${resort}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We are holding this stay for you until ${until}. Nobody else can book it until then.`,
      "To keep it, book and pay with the link below. If you don’t, the rooms go back on sale by themselves.",
    ],
    act: "Book and pay",
    labels: {
      stay: "Your stay",
      package: "Package",
      rooms: "Rooms",
      until: "Held until",
      total: "Total",
      deposit: "To pay now",
    },
    closing: "If you have questions, just reply to this e-mail.",
  }),
  my: (name, resort, until) => ({
    subject: `Kami menahan penginapan anda sehingga ${until} – ${resort}`,
    greeting: `Salam ${name},`,
    paragraphs: [
      `Kami menahan penginapan ini untuk anda sehingga ${until}. Orang lain tidak boleh menempahnya sebelum itu.`,
      "Untuk mengekalkannya, tempah dan bayar melalui pautan di bawah. Jika tidak, bilik akan dijual semula secara automatik.",
    ],
    act: "Tempah dan bayar",
    labels: {
      stay: "Penginapan anda",
      package: "Pakej",
      rooms: "Bilik",
      until: "Ditahan sehingga",
      total: "Jumlah",
      deposit: "Bayar sekarang",
    },
    closing: "Jika ada soalan, balas sahaja e-mel ini.",
  }),
  cn: (name, resort, until) => ({
    subject: `我们为您保留住宿至${until} – ${resort}`,
    greeting: `${name}，您好：`,
    paragraphs: [
      `我们已为您保留以下住宿至${until}，在此之前他人无法预订。`,
      "如需确认，请通过以下链接预订并付款；逾期客房将自动恢复销售。",
    ],
    act: "预订并付款",
    labels: {
      stay: "您的住宿",
      package: "套餐",
      rooms: "客房",
      until: "保留至",
      total: "总额",
      deposit: "现需支付",
    },
    closing: "如有疑问，直接回复本邮件即可。",
  }),
};

/** How many rooms of which type, in the order in which they are named. */
function roomsInWords(rooms: readonly Words[], language: Frame["language"]): string {
  const counts = Map.groupBy(rooms, (name) => name[language]);
  return [...counts]
    .map(([name, some]) => (some.length === 1 ? name : `${some.length} × ${name}`))
    .join(", ");
}

/** Tells somebody what is held for them, until when, and how they book it. */
export function courtesyHoldLetter(held: HeldForGuest, { language, resortName, publicUrl }: Frame): Letter {
  const until = momentInWords(held.until, held.timeZone, language);
  const { act, labels, ...letter } = texts[language](held.name, resortName, until);
  const stay = rangeInWords(held.checkIn, held.checkOut, language);
  const hasDeposit = held.depositSen < held.totalSen;
  return {
    ...letter,
    mail: "courtesy-hold",
    values: { name: held.name, until, stay },
    facts: [
      { label: labels.stay, value: stay },
      ...(held.packageName ? [{ label: labels.package, value: held.packageName[language] }] : []),
      { label: labels.rooms, value: roomsInWords(held.rooms, language) },
      { label: labels.until, value: until },
      { label: labels.total, value: formatRinggit(held.totalSen) },
      ...(hasDeposit ? [{ label: labels.deposit, value: formatRinggit(held.depositSen) }] : []),
    ],
    link: { label: act, url: `${publicUrl}/booking/prepared/${held.token}` },
  };
}
