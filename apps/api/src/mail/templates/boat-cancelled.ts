import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { addMinutes } from "@pulau/domain/transport/clock.ts";
import type { DisruptionAnswer, DisruptionReason, Solution } from "@pulau/domain/transport/disruption.ts";
import { changedLegs } from "@pulau/domain/transport/moved-ride.ts";
import {
  type BookingData,
  bookingLink,
  bookingValues,
  dayInWords,
  partFacts,
  stayFacts,
} from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

/** A boat as a mail names it. */
export type MailedBoat = {
  readonly name: Words;
  readonly day: Day;
  /** Null for a charter, which leaves when its guests are there. */
  readonly time: string | null;
  readonly from: string;
  readonly to: string;
};

/** One way of a booking whose boat does not sail. */
export type CancelledWay = {
  readonly was: MailedBoat;
  readonly solution: Solution;
  readonly becomes: MailedBoat | null;
  readonly backSen: Sen;
  /** The land transfers before and, side by side, after it, where any is another now. */
  readonly rides: MailedRides | null;
  readonly rideBackSen: Sen;
};
type MailedRides = {
  readonly was: Parameters<typeof changedLegs<Words>>[0];
  readonly becomes: Parameters<typeof changedLegs<Words>>[1];
};

export type BoatCancelledData = {
  readonly booking: BookingData;
  readonly reason: DisruptionReason;
  /** What the resort adds in its own words. */
  readonly note: string;
  readonly ways: readonly CancelledWay[];
  /** Where the guests answer without signing in; null where there is nothing to answer. */
  readonly answerUrl: string | null;
};

type Departure = {
  readonly boat: string;
  readonly day: string;
  readonly time: string;
  readonly from: string;
  readonly to: string;
};

type RideText = { readonly from: string; readonly to: string; readonly day: string; readonly time: string };

type MailWords = {
  readonly subject: (bookingNo: string, resort: string) => string;
  readonly greeting: (reader: string) => string;
  readonly why: Record<DisruptionReason, (was: Departure) => string>;
  readonly move: (to: Departure) => string;
  readonly beThere: (place: string, time: string) => string;
  readonly charter: string;
  readonly free: string;
  readonly refund: (amount: string) => string;
  readonly credit: (amount: string) => string;
  readonly nothing: string;
  readonly later: string;
  readonly ride: (ride: RideText) => string;
  readonly noRide: (ride: RideText) => string;
  readonly rideBack: (amount: string) => string;
  readonly closing: string;
  /** Where there is something to say yes or no to. */
  readonly closingAsk: string;
  readonly answers: Record<DisruptionAnswer, string>;
  /** Between sentences. */
  readonly gap: string;
};

const at = (time: string, word: string) => (time ? ` ${word} ${time}` : "");

const words: InThree<MailWords> = {
  en: {
    subject: (bookingNo, resort) => `Your boat is cancelled: booking ${bookingNo} – ${resort}`,
    greeting: (reader) => `Hello ${reader},`,
    why: {
      weather: (was) => `Because of bad weather, ${enBoat(was)} will not sail.`,
      seaState: (was) => `The sea is too rough to cross, so ${enBoat(was)} will not sail.`,
      engine: (was) => `Because of an engine fault, ${enBoat(was)} will not sail.`,
      other: (was) => `Your boat has been cancelled: ${enBoat(was)} will not sail.`,
    },
    move: ({ boat, day, time, from, to }) =>
      `You will now travel on ${boat} on ${day}${at(time, "at")}, from ${from} to ${to}.`,
    beThere: (place, time) => `Please be at ${place} by ${time}.`,
    charter: "It leaves once everybody is there; we’ll call you with the time.",
    free: "The change costs you nothing.",
    refund: (amount) =>
      `We have no other boat for you, so ${amount} for this crossing will be refunded to your original payment method.`,
    credit: (amount) =>
      `We have no other boat for you, so ${amount} for this crossing has been added to your wallet.`,
    nothing: "We have no other boat for you on this crossing. Please contact us.",
    ride: ({ from, to, day, time }) =>
      `Your land transfer from ${from} to ${to} now picks you up on ${day} at ${time}.`,
    noRide: ({ from, to, day, time }) =>
      `Your land transfer from ${from} to ${to} on ${day} at ${time} can’t be driven for this boat and is cancelled.`,
    rideBack: (amount) => `Its price of ${amount} goes back to you.`,
    later: "We are looking for another boat for you and will write again as soon as we have one.",
    closing: "Your room booking is not affected.",
    closingAsk:
      "Your room booking is not affected. Does this suit you? Please answer with one of the links above, or call us.",
    answers: { fine: "Yes, that’s fine", other: "I’d like another boat", call: "Please call me" },
    gap: " ",
  },
  my: {
    subject: (bookingNo, resort) => `Bot anda tidak belayar: tempahan ${bookingNo} – ${resort}`,
    greeting: (reader) => `Salam ${reader},`,
    why: {
      weather: (was) => `Disebabkan cuaca buruk, ${myBoat(was)} tidak belayar.`,
      seaState: (was) => `Disebabkan laut bergelora, ${myBoat(was)} tidak belayar.`,
      engine: (was) => `Disebabkan kerosakan enjin, ${myBoat(was)} tidak belayar.`,
      other: (was) => `Perjalanan bot anda dibatalkan: ${myBoat(was)} tidak belayar.`,
    },
    move: ({ boat, day, time, from, to }) =>
      `Anda kini bertolak pada ${day}${at(time, "pukul")} dengan ${boat}, dari ${from} ke ${to}.`,
    beThere: (place, time) => `Sila tiba di ${place} sebelum pukul ${time}.`,
    charter: "Bot bertolak apabila semua tetamu sudah tiba; kami akan menghubungi anda tentang waktunya.",
    free: "Perubahan ini tidak dikenakan bayaran.",
    refund: (amount) =>
      `Tiada bot lain untuk perjalanan ini, jadi ${amount} akan dikembalikan melalui cara bayaran asal anda.`,
    credit: (amount) =>
      `Tiada bot lain untuk perjalanan ini, jadi ${amount} telah dimasukkan ke dalam dompet anda.`,
    nothing: "Kami tiada bot lain untuk perjalanan ini. Sila hubungi kami.",
    ride: ({ from, to, day, time }) =>
      `Pengangkutan darat anda dari ${from} ke ${to} kini menjemput anda pada ${day} pukul ${time}.`,
    noRide: ({ from, to, day, time }) =>
      `Pengangkutan darat anda dari ${from} ke ${to} pada ${day} pukul ${time} tidak dapat disediakan untuk bot ini dan dibatalkan.`,
    rideBack: (amount) => `Harganya ${amount} dikembalikan kepada anda.`,
    later: "Kami sedang mencari bot lain untuk anda dan akan menghantar e-mel sebaik sahaja ada tempat.",
    closing: "Tempahan bilik anda tidak terjejas.",
    closingAsk:
      "Tempahan bilik anda tidak terjejas. Adakah ini sesuai untuk anda? Sila jawab melalui pautan di atas atau telefon kami.",
    answers: { fine: "Ya, sesuai", other: "Saya mahu bot lain", call: "Sila telefon saya" },
    gap: " ",
  },
  cn: {
    subject: (bookingNo, resort) => `您的船班已取消：预订 ${bookingNo} – ${resort}`,
    greeting: (reader) => `${reader}，您好：`,
    why: {
      weather: (was) => `因天气恶劣，${cnBoat(was)}停航。`,
      seaState: (was) => `因海况不佳，${cnBoat(was)}停航。`,
      engine: (was) => `因船只引擎故障，${cnBoat(was)}停航。`,
      other: (was) => `${cnBoat(was)}已取消。`,
    },
    move: ({ boat, day, time, from, to }) =>
      `您将改乘 ${day}${time && ` ${time}`} 的${boat}，由${from}前往${to}。`,
    beThere: (place, time) => `请于 ${time} 前到达${place}。`,
    charter: "船将在客人到齐后出发，我们会致电告知时间。",
    free: "此次更改无需付费。",
    refund: (amount) => `我们未能为您安排其他船班，此航程的费用 ${amount} 将按原付款方式退还。`,
    credit: (amount) => `我们未能为您安排其他船班，此航程的费用 ${amount} 已存入您的钱包。`,
    nothing: "此航程未能为您安排其他船班，请与我们联系。",
    ride: ({ from, to, day, time }) => `您由${from}前往${to}的陆路接送改为 ${day} ${time} 上车。`,
    noRide: ({ from, to, day, time }) =>
      `${day} ${time} 由${from}前往${to}的陆路接送无法配合此船班，已取消。`,
    rideBack: (amount) => `接送费用 ${amount} 将退还给您。`,
    later: "我们正在为您安排其他船班，确定后会立即发邮件通知您。",
    closing: "您的客房预订不受影响。",
    closingAsk: "您的客房预订不受影响。此安排是否合适？请点击上方链接答复，或致电我们。",
    answers: { fine: "可以，就这样", other: "想改乘其他船班", call: "请致电给我" },
    gap: "",
  },
};

const enBoat = ({ boat, day, time, from, to }: Departure) =>
  `${boat} on ${day}${at(time, "at")} from ${from} to ${to}`;
const myBoat = ({ boat, day, time, from, to }: Departure) =>
  `${boat} pada ${day}${at(time, "pukul")} dari ${from} ke ${to}`;
const cnBoat = ({ boat, day, time, from, to }: Departure) =>
  `${day}${time && ` ${time}`} 由${from}前往${to}的${boat}`;

const departureOf = ({ name, day, time, from, to }: MailedBoat, { language }: Frame): Departure => ({
  boat: name[language],
  day: dayInWords(day, language),
  time: time?.slice(0, 5) ?? "",
  from,
  to,
});

/** What somebody gets for one way, in sentences. */
function newsOf(way: CancelledWay, reason: DisruptionReason, data: BookingData, frame: Frame): string {
  const driven = ridesNews(way, frame);
  return [boatNews(way, reason, data, frame), ...driven].join(words[frame.language].gap);
}

/** What becomes of the land transfers that met the boat. */
function ridesNews({ rides, rideBackSen }: CancelledWay, { language }: Frame): string[] {
  if (!rides) return [];
  const w = words[language];
  const sentences = changedLegs(rides.was, rides.becomes).map(({ was, becomes }) => {
    const { from, to, day, time } = becomes ?? was;
    const ride = { from: from[language], to: to[language], day: dayInWords(day, language), time };
    return becomes ? w.ride(ride) : w.noRide(ride);
  });
  return rideBackSen > 0 ? [...sentences, w.rideBack(formatRinggit(rideBackSen))] : sentences;
}

function boatNews(
  { was, solution, becomes, backSen }: CancelledWay,
  reason: DisruptionReason,
  data: BookingData,
  frame: Frame,
) {
  const w = words[frame.language];
  const why = w.why[reason](departureOf(was, frame));
  if (becomes) {
    const { time, from } = becomes;
    const meet =
      time === null ? w.charter : w.beThere(from, addMinutes(time.slice(0, 5), -data.boats.boardMinutes));
    return [why, w.move(departureOf(becomes, frame)), meet, w.free].join(w.gap);
  }
  if (solution === "later") return [why, w.later].join(w.gap);
  if (backSen === 0) return [why, w.nothing].join(w.gap);
  return [why, w[solution === "credit" ? "credit" : "refund"](formatRinggit(backSen))].join(w.gap);
}

/** Opens the page with the answer chosen; it is given by a press there, for mail programs open links by themselves. */
const answerLink = (url: string, answer: DisruptionAnswer, { language }: Frame) => ({
  label: words[language].answers[answer],
  url: `${url}?answer=${answer}`,
});

/** Tells that a boat does not sail, and what the guests of a booking have instead. */
export function boatCancelledLetter(
  { booking, reason, note, ways, answerUrl }: BoatCancelledData,
  frame: Frame,
): Letter {
  const w = words[frame.language];
  const news = ways.map((way) => newsOf(way, reason, booking, frame)).join("\n\n");
  return {
    subject: w.subject(booking.bookingNo, frame.resortName),
    greeting: w.greeting(booking.reader),
    mail: "boat-cancelled",
    values: { ...bookingValues(booking, frame), news, note },
    paragraphs: [...news.split("\n\n"), note].filter(Boolean),
    facts: [...stayFacts(booking, frame), ...partFacts(booking, frame)],
    ...(answerUrl === null
      ? { link: bookingLink(booking, frame), closing: w.closing }
      : {
          link: answerLink(answerUrl, "fine", frame),
          links: [
            answerLink(answerUrl, "other", frame),
            answerLink(answerUrl, "call", frame),
            bookingLink(booking, frame),
          ],
          closing: w.closingAsk,
        }),
  };
}
