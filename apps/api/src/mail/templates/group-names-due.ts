import type { Day } from "@pulau/domain/calendar/day.ts";
import { dayInWords, rangeInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type GroupNamesData = {
  readonly contactName: string;
  readonly groupName: string;
  readonly checkIn: Day;
  readonly checkOut: Day;
  /** The last day for names. */
  readonly until: Day;
  /** Rooms that nobody is named for yet. */
  readonly rooms: number;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & {
  readonly stay: string;
  readonly open: string;
  readonly by: string;
};

const words: InThree<(data: GroupNamesData, day: string, resort: string) => Words> = {
  en: ({ contactName, groupName, rooms }, day, resort) => ({
    subject: `${groupName}: please send us your guests’ names by ${day} – ${resort}`,
    greeting: `Hello ${contactName},`,
    paragraphs: [
      `We are holding rooms and boat seats for ${groupName}. For ${rooms === 1 ? "1 room" : `${rooms} rooms`} we don’t know the guests yet.`,
      `Please reply with their names, room by room, by ${day}. Rooms without names are released the next day.`,
    ],
    stay: "Stay",
    open: "Rooms without names",
    by: "Names needed by",
    closing: "If fewer people are coming, let us know too.",
  }),
  my: ({ contactName, groupName, rooms }, day, resort) => ({
    subject: `${groupName}: sila hantar nama tetamu selewat-lewatnya ${day} – ${resort}`,
    greeting: `Salam ${contactName},`,
    paragraphs: [
      `Kami sedang menahan bilik dan tempat duduk bot untuk ${groupName}. Nama tetamu bagi ${rooms} bilik masih belum kami terima.`,
      `Sila balas e-mel ini dengan nama tetamu mengikut bilik selewat-lewatnya ${day}. Bilik tanpa nama akan dilepaskan pada hari berikutnya.`,
    ],
    stay: "Penginapan",
    open: "Bilik tanpa nama",
    by: "Nama diperlukan selewat-lewatnya",
    closing: "Jika bilangan peserta berkurang, sila maklumkan kepada kami juga.",
  }),
  cn: ({ contactName, groupName, rooms }, day, resort) => ({
    subject: `${groupName}：请在${day}或之前提供客人名单 – ${resort}`,
    greeting: `${contactName}，您好：`,
    paragraphs: [
      `我们正为${groupName}保留客房和船位，其中 ${rooms} 间客房尚未收到客人姓名。`,
      `请在${day}或之前回复此邮件，按客房列出姓名。没有姓名的客房将于次日释放。`,
    ],
    stay: "住宿日期",
    open: "未登记姓名的客房",
    by: "名单截止日",
    closing: "如人数减少，也请告诉我们。",
  }),
};

/** Asks a group for the names that lack, before its rooms are released. */
export function groupNamesDueLetter(data: GroupNamesData, frame: Frame): Letter {
  const { language } = frame;
  const day = dayInWords(data.until, language);
  const range = rangeInWords(data.checkIn, data.checkOut, language);
  const { stay, open, by, ...letter } = words[language](data, day, frame.resortName);
  const rooms = String(data.rooms);
  return {
    ...letter,
    mail: "group-names-due",
    values: { name: data.contactName, group: data.groupName, stay: range, rooms, day },
    facts: [
      { label: stay, value: range },
      { label: open, value: rooms },
      { label: by, value: day },
    ],
  };
}
