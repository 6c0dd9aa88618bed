import type { Day } from "@pulau/domain/calendar/day.ts";
import { momentInWords, rangeInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";
import { type WantedStay, wantedStayFacts } from "../wanted-stay-facts.ts";

export type WaitData = {
  readonly name: string;
  readonly wantedStay: WantedStay;
  /** Opens the guest's own page of the wait-list. */
  readonly token: string;
  readonly offer: {
    readonly checkIn: Day;
    readonly checkOut: Day;
    readonly until: Date;
    readonly timeZone: string;
  } | null;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { act: string };

const pageOf = ({ token }: WaitData, { publicUrl }: Frame): string => `${publicUrl}/waiting-list/${token}`;

const joined: InThree<(name: string, resort: string) => Words> = {
  en: (name, resort) => ({
    subject: `You are on the waiting list – ${resort}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      "As soon as a stay like yours becomes available and it is your turn, we hold it for you and e-mail you.",
    ],
    act: "See or leave the waiting list",
    closing: "The waiting list is free, and you don’t have to book.",
  }),
  my: (name, resort) => ({
    subject: `Anda dalam senarai menunggu – ${resort}`,
    greeting: `Salam ${name},`,
    paragraphs: [
      "Sebaik sahaja ada kekosongan seperti yang anda mahu dan tiba giliran anda, kami menahannya untuk anda dan menghantar e-mel kepada anda.",
    ],
    act: "Lihat atau keluar dari senarai menunggu",
    closing: "Senarai menunggu ini percuma dan tidak mengikat anda.",
  }),
  cn: (name, resort) => ({
    subject: `您已加入候补名单 – ${resort}`,
    greeting: `${name}，您好：`,
    paragraphs: ["一旦有符合您要求的空位并轮到您，我们会先为您保留，并发邮件通知您。"],
    act: "查看或退出候补名单",
    closing: "候补不收费用，也没有任何约束。",
  }),
};

/** Confirms a place on the wait-list. */
export function waitJoinedLetter(data: WaitData, frame: Frame): Letter {
  const { act, ...letter } = joined[frame.language](data.name, frame.resortName);
  const link = { label: act, url: pageOf(data, frame) };
  const values = { name: data.name };
  return { ...letter, mail: "wait-joined", values, facts: wantedStayFacts(data.wantedStay, frame), link };
}

const offered: InThree<
  (name: string, resort: string, until: string) => Words & { free: string; by: string }
> = {
  en: (name, resort, until) => ({
    subject: `A stay is now available for you – ${resort}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The stay you are waiting for is available, and it is your turn. We hold it for you until ${until}. Nobody else can book it until then.`,
    ],
    free: "Held for you",
    by: "Book it by",
    act: "See it and book",
    closing: "If it doesn’t suit you, decline it with the same link, and we’ll offer it to the next guest.",
  }),
  my: (name, resort, until) => ({
    subject: `Ada penginapan kosong untuk anda – ${resort}`,
    greeting: `Salam ${name},`,
    paragraphs: [
      `Penginapan yang anda tunggu kini kosong dan tiba giliran anda: kami menahannya untuk anda sehingga ${until}. Sementara itu orang lain tidak boleh menempahnya.`,
    ],
    free: "Ditahan untuk anda",
    by: "Tempah sebelum",
    act: "Lihat dan tempah",
    closing:
      "Jika tidak sesuai, tolak melalui pautan yang sama, dan kami akan menawarkannya kepada tetamu seterusnya.",
  }),
  cn: (name, resort, until) => ({
    subject: `您候补的住宿已为您保留 – ${resort}`,
    greeting: `${name}，您好：`,
    paragraphs: [`您候补的住宿已有空位，现在轮到您：我们为您保留至${until}，在此之前他人无法预订。`],
    free: "为您保留",
    by: "请在此之前预订",
    act: "查看并预订",
    closing: "如不合适，请通过同一链接告知，我们会询问下一位客人。",
  }),
};

/** Offers a stay that came free, with its deadline. */
export function waitOfferLetter(
  data: WaitData & { offer: NonNullable<WaitData["offer"]> },
  frame: Frame,
): Letter {
  const { language } = frame;
  const until = momentInWords(data.offer.until, data.offer.timeZone, language);
  const { act, free, by, ...letter } = offered[language](data.name, frame.resortName, until);
  const stay = rangeInWords(data.offer.checkIn, data.offer.checkOut, language);
  const wantedStay = { ...data.wantedStay, checkIn: data.offer.checkIn, daysAround: 0 };
  return {
    ...letter,
    mail: "wait-offer",
    values: { name: data.name, until, stay },
    facts: [{ label: free, value: stay }, { label: by, value: until }, ...wantedStayFacts(wantedStay, frame)],
    link: { label: act, url: pageOf(data, frame) },
  };
}

const missed: InThree<(name: string, resort: string) => Words> = {
  en: (name, resort) => ({
    subject: `The stay we held for you has been released – ${resort}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      "The time to book it has run out, so we have offered it to the next guest on the list. You are no longer on the waiting list for it.",
    ],
    act: "See your waiting list",
    closing: "You can look for other dates, or join the waiting list again.",
  }),
  my: (name, resort) => ({
    subject: `Penginapan yang kami tahan untuk anda telah dilepaskan – ${resort}`,
    greeting: `Salam ${name},`,
    paragraphs: [
      "Masa untuk menempahnya telah tamat, jadi kami menawarkannya kepada tetamu seterusnya yang menunggu. Anda tidak lagi dalam senarai menunggu untuknya.",
    ],
    act: "Lihat senarai menunggu anda",
    closing: "Anda boleh mencari tarikh lain atau masuk senarai menunggu semula.",
  }),
  cn: (name, resort) => ({
    subject: `为您保留的住宿已释放 – ${resort}`,
    greeting: `${name}，您好：`,
    paragraphs: ["预订时限已过，该住宿已提供给下一位候补客人。您已不再候补此行程。"],
    act: "查看您的候补",
    closing: "您可以另选日期，或重新加入候补名单。",
  }),
};

/** Tells that an offer was not taken in time. */
export function waitMissedLetter(data: WaitData, frame: Frame): Letter {
  const { act, ...letter } = missed[frame.language](data.name, frame.resortName);
  const link = { label: act, url: pageOf(data, frame) };
  const values = { name: data.name };
  return { ...letter, mail: "wait-missed", values, facts: wantedStayFacts(data.wantedStay, frame), link };
}
