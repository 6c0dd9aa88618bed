import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { rangeInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type OwnDetailsData = {
  /** Who booked. */
  readonly bookingName: string;
  readonly packageName: Words;
  readonly checkIn: Day;
  readonly checkOut: Day;
  /** Opens one guest's own details. */
  readonly token: string;
};

type Words3 = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { act: string; stay: string };

const words: InThree<(name: string, resort: string) => Words3> = {
  en: (name, resort) => ({
    subject: `${name} asks for your details for your stay at ${resort}`,
    greeting: "Hello,",
    paragraphs: [
      `${name} has booked a stay for you and asks you to fill in your own details: the boat’s passenger list needs them.`,
      "Nobody else’s details are behind this link, and the number of your identity card or passport is shown to nobody you travel with.",
    ],
    act: "Fill in my details",
    stay: "Your stay",
    closing: "If you do not know this person, you can ignore this e-mail.",
  }),
  my: (name, resort) => ({
    subject: `${name} meminta butiran anda untuk penginapan di ${resort}`,
    greeting: "Salam sejahtera,",
    paragraphs: [
      `${name} telah membuat tempahan penginapan untuk anda dan meminta anda mengisi butiran anda sendiri: butiran ini diperlukan untuk senarai penumpang bot.`,
      "Pautan ini tidak memaparkan butiran orang lain, dan nombor kad pengenalan atau pasport anda tidak dipaparkan kepada rakan seperjalanan.",
    ],
    act: "Isi butiran saya",
    stay: "Penginapan anda",
    closing: "Jika anda tidak mengenali orang ini, abaikan e-mel ini.",
  }),
  cn: (name, resort) => ({
    subject: `${name} 请您填写入住 ${resort} 的个人资料`,
    greeting: "您好：",
    paragraphs: [
      `${name} 已为您预订住宿，请您填写本人的资料，登船名单需要用到。`,
      "此链接不会显示其他人的资料，您的身份证或护照号码也不会向同行者显示。",
    ],
    act: "填写我的资料",
    stay: "住宿日期",
    closing: "如果您不认识此人，请忽略此邮件。",
  }),
};

/** Asks a fellow traveller for their own details. It says nothing of the booking but where and when. */
export function ownDetailsLetter(data: OwnDetailsData, frame: Frame): Letter {
  const { bookingName, packageName, checkIn, checkOut, token } = data;
  const { act, stay, ...letter } = words[frame.language](bookingName, frame.resortName);
  const days = rangeInWords(checkIn, checkOut, frame.language);
  return {
    ...letter,
    mail: null,
    values: {},
    facts: [{ label: stay, value: `${packageName[frame.language]}\n${days}` }],
    link: { label: act, url: `${frame.publicUrl}/guest/${token}` },
  };
}
