import type { CancelReason } from "@pulau/domain/booking/booking-moves.ts";
import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import type { BedType, Party } from "@pulau/domain/party/party.ts";
import { addMinutes } from "@pulau/domain/transport/clock.ts";
import { type BookedTransfer, ridesOf } from "@pulau/domain/transport/rides.ts";
import { localeOf } from "../plugins/language.ts";
import type { Fact, Frame, InThree, MailLanguage } from "./letter.ts";
import { partyFact } from "./party-facts.ts";

/** A booking as its mails speak of it, read when the mail is sent. */
export type BookingData = {
  readonly id: BookingId;
  readonly bookingNo: string;
  readonly bookingName: string;
  /** Whom the mail greets: whoever the booking is for, or the agent who made it. */
  readonly reader: string;
  /** Goes to an agency's customer: they see what the agency asks, if it told, and nothing of what it pays. */
  readonly customerCopy?: { readonly sellingSen: Sen | null };
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly checkInTime: string;
  readonly checkOutTime: string;
  readonly packageName: Words;
  /** The package's main picture: a drawing's name, or the number of a picture that the resort has sent. */
  readonly picture: string;
  readonly party: Party;
  /** Who is coming, by name, as far as that is told. */
  readonly guests: readonly string[];
  readonly rooms: readonly {
    readonly name: Words;
    readonly bedType: BedType;
    readonly extraBeds?: number | undefined;
    /** Into which other type its guests change during the stay, and when. */
    readonly next?: { readonly name: Words; readonly on: Day } | undefined;
  }[];
  readonly crossings: readonly {
    readonly name: Words;
    readonly day: Day;
    readonly time: string | null;
    readonly from: string;
    readonly to: string;
  }[];
  /** How long before a boat one must be at its jetty, and how long a crossing takes. */
  readonly boats: { readonly boardMinutes: number; readonly crossingMinutes: number };
  readonly transfers: readonly (BookedTransfer & { readonly name: Words })[];
  readonly totalSen: Sen;
  readonly paidSen: Sen;
  /** What the booker is asked for; negative where more was paid than it costs. */
  readonly owedSen: Sen;
  /** What others pay of the total. */
  readonly othersPaySen: Sen;
  readonly balanceDueOn: Day | null;
  readonly cancelReason: CancelReason | null;
  /** Of the link that shows it to whoever booked without an account and takes it into one; null once an account has it. */
  readonly claimToken: string | null;
};

const words: InThree<{
  number: string;
  bookedFor: string;
  stay: string;
  checkIn: (day: string, time: string) => string;
  checkOut: (day: string, time: string) => string;
  rooms: string;
  boats: string;
  beThere: (place: string, time: string) => string;
  transfers: string;
  total: string;
  others: string;
  paid: string;
  balance: string;
  dueOn: (day: string) => string;
  beds: Record<BedType, string>;
  /** Beds put up for children, where the guests chose: none is said as well. */
  extraBeds: (count: number) => string;
  fromDay: (room: string, day: string) => string;
  open: string;
  comma: string;
}> = {
  en: {
    number: "Booking number",
    bookedFor: "Booked for",
    stay: "Your stay",
    checkIn: (day, time) => `Check-in: ${day}, from ${time}`,
    checkOut: (day, time) => `Check-out: ${day}, by ${time}`,
    rooms: "Rooms",
    boats: "Boats",
    beThere: (place, time) => `Be at ${place} by ${time}`,
    transfers: "Land transfers",
    total: "Total",
    others: "Another payer pays",
    paid: "Paid",
    balance: "Still to pay",
    dueOn: (day) => `by ${day}`,
    beds: { single: "single", twin: "two sharing", triple: "three sharing", quad: "four sharing" },
    extraBeds: (count) =>
      count === 0 ? "no extra bed" : count === 1 ? "1 extra bed" : `${count} extra beds`,
    fromDay: (room, day) => `${room} from ${day}`,
    open: "See the booking",
    comma: ", ",
  },
  my: {
    number: "Nombor tempahan",
    bookedFor: "Ditempah untuk",
    stay: "Penginapan anda",
    checkIn: (day, time) => `Daftar masuk: ${day}, mulai ${time}`,
    checkOut: (day, time) => `Daftar keluar: ${day}, sebelum ${time}`,
    rooms: "Bilik",
    boats: "Bot",
    beThere: (place, time) => `Tiba di ${place} sebelum ${time}`,
    transfers: "Pengangkutan darat",
    total: "Jumlah",
    others: "Ditanggung oleh pembayar lain",
    paid: "Telah dibayar",
    balance: "Baki perlu dibayar",
    dueOn: (day) => `selewat-lewatnya ${day}`,
    beds: { single: "seorang", twin: "berdua sebilik", triple: "bertiga sebilik", quad: "berempat sebilik" },
    extraBeds: (count) => (count === 0 ? "tanpa katil tambahan" : `${count} katil tambahan`),
    fromDay: (room, day) => `${room} mulai ${day}`,
    open: "Lihat tempahan",
    comma: ", ",
  },
  cn: {
    number: "预订编号",
    bookedFor: "预订人",
    stay: "住宿日期",
    checkIn: (day, time) => `入住：${day}，${time} 起`,
    checkOut: (day, time) => `退房：${day}，${time} 前`,
    rooms: "客房",
    boats: "船班",
    beThere: (place, time) => `请于 ${time} 前到达 ${place}`,
    transfers: "陆路接送",
    total: "总额",
    others: "由其他付款人支付",
    paid: "已付",
    balance: "待付",
    dueOn: (day) => `请最迟于 ${day}付清`,
    beds: { single: "单人入住", twin: "双人入住", triple: "三人入住", quad: "四人入住" },
    extraBeds: (count) => (count === 0 ? "不加床" : `加 ${count} 张床`),
    fromDay: (room, day) => `${day}起住${room}`,
    open: "查看预订",
    comma: "，",
  },
};

/** A calendar date in words; of no time zone, as a night has none. */
export const dayInWords = (day: Day, language: MailLanguage): string =>
  wholeDays(language).format(new Date(`${day}T00:00:00Z`));

/** Days from one to another as the language writes a range. */
export const rangeInWords = (from: Day, to: Day, language: MailLanguage): string =>
  language === "cn"
    ? // Its ranges are of figures and strokes alone.
      `${dayInWords(from, language)}至${dayInWords(to, language)}`
    : wholeDays(language).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));

const wholeDays = (language: MailLanguage) =>
  dateFormat(localeOf[language], { dateStyle: "full", timeZone: "UTC" });

/** An instant by the resort's own clock, to the minute. */
export const momentInWords = (at: Date, timeZone: string, language: MailLanguage): string =>
  dateFormat(localeOf[language], { dateStyle: "full", timeStyle: "short", timeZone }).format(at);

/** Which booking it is about: its number and its days. */
export function stayFacts(booking: BookingData, { language }: Frame): Fact[] {
  const w = words[language];
  const checkIn = w.checkIn(dayInWords(booking.checkIn, language), booking.checkInTime);
  const checkOut = w.checkOut(dayInWords(booking.checkOut, language), booking.checkOutTime);
  return [
    { label: w.number, value: booking.bookingNo },
    ...(booking.reader !== booking.bookingName ? [{ label: w.bookedFor, value: booking.bookingName }] : []),
    { label: w.stay, value: [booking.packageName[language], checkIn, checkOut].join("\n") },
  ];
}

/** When to be at the jetty, and what to do there; null where the time is still to be agreed. */
export function boardingOf(
  { boats }: Pick<BookingData, "boats">,
  { time, from }: BookingData["crossings"][number],
  { language }: Pick<Frame, "language">,
): { readonly at: string; readonly leaves: string; readonly text: string } | null {
  if (time === null) return null;
  const at = addMinutes(time, -boats.boardMinutes);
  return { at, leaves: time.slice(0, 5), text: words[language].beThere(from, at) };
}

/** Who is coming, rooms, alike ones together, boats in the order of the crossings, and each ride on land with its pick-up. */
export function partFacts(booking: BookingData, frame: Frame): Fact[] {
  const { language } = frame;
  const w = words[language];
  const counts = new Map<string, number>();
  for (const { name, bedType, extraBeds, next } of booking.rooms) {
    const beds = extraBeds === undefined ? [] : [w.extraBeds(extraBeds)];
    const change = next ? [w.fromDay(next.name[language], dayInWords(next.on, language))] : [];
    const room = [name[language], w.beds[bedType], ...beds, ...change].join(w.comma);
    counts.set(room, (counts.get(room) ?? 0) + 1);
  }
  const boats = booking.crossings.map((crossing) => {
    const { name, day, from, to } = crossing;
    const boarding = boardingOf(booking, crossing, frame);
    const boat = [name[language], `${from} → ${to}`, dayInWords(day, language), boarding?.leaves];
    return [boat.filter(Boolean).join(w.comma), boarding?.text].filter(Boolean).join("\n");
  });
  const rides = booking.transfers.flatMap((transfer) =>
    ridesOf(transfer).map(({ day, time, from, to, meetAt }) =>
      [
        `${transfer.name[language]}${w.comma}${from[language]} → ${to[language]}`,
        [dayInWords(day, language), time, meetAt].join(w.comma),
      ].join("\n"),
    ),
  );
  return [
    partyFact(booking.party, frame, booking.guests),
    { label: w.rooms, value: [...counts].map(([room, count]) => `${count} × ${room}`).join("\n") },
    { label: w.boats, value: boats.join("\n") },
    { label: w.transfers, value: rides.join("\n") },
  ].filter(({ value }) => value !== "");
}

/** Total, paid and what is left with its day, when something is left. */
export function moneyFacts(booking: BookingData, { language }: Frame): Fact[] {
  const w = words[language];
  if (booking.customerCopy) {
    const { sellingSen } = booking.customerCopy;
    return sellingSen === null ? [] : [{ label: w.total, value: formatRinggit(sellingSen) }];
  }
  const { owedSen: balance, othersPaySen } = booking;
  const due = booking.balanceDueOn ? w.dueOn(dayInWords(booking.balanceDueOn, language)) : "";
  const left = { label: w.balance, value: [formatRinggit(balance), due].filter(Boolean).join("\n") };
  return [
    { label: w.total, value: formatRinggit(booking.totalSen) },
    ...(othersPaySen > 0 ? [{ label: w.others, value: formatRinggit(othersPaySen) }] : []),
    { label: w.paid, value: formatRinggit(booking.paidSen) },
    ...(balance > 0 ? [left] : []),
  ];
}

/** What words about a booking may name. */
export const bookingValues = (booking: BookingData, { language }: Frame) => ({
  name: booking.reader,
  bookingNo: booking.bookingNo,
  package: booking.packageName[language],
  checkIn: dayInWords(booking.checkIn, language),
  checkOut: dayInWords(booking.checkOut, language),
});

const pathOf = ({ id, claimToken }: BookingData) =>
  claimToken === null ? `/booking/detail/${id}` : `/booking/claim/${claimToken}`;

/** The link that shows the booking: on its own page, or where it has no account to any browser that opens it. */
export const bookingLink = (booking: BookingData, frame: Frame) => ({
  label: words[frame.language].open,
  url: `${frame.publicUrl}${pathOf(booking)}`,
});
