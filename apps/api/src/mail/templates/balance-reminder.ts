import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import {
  type BookingData,
  bookingLink,
  bookingValues,
  dayInWords,
  moneyFacts,
  stayFacts,
} from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type BalanceMail = {
  readonly booking: BookingData;
  readonly owedSen: Sen;
  readonly dueOn: Day;
  readonly overdue: boolean;
  /** The last day to pay before the stay is cancelled by itself; null when it is not. */
  readonly lastDay: Day | null;
  /** Where anybody can pay, without signing in. */
  readonly payUrl: string;
};

type OpenBalance = { no: string; amount: string; due: string };
type Words = {
  greeting: (reader: string) => string;
  before: (owed: OpenBalance, resort: string) => Pick<Letter, "subject" | "paragraphs">;
  overdue: (owed: OpenBalance, resort: string) => Pick<Letter, "subject" | "paragraphs">;
  last: (day: string) => string;
  act: string;
  see: string;
  closing: string;
};

const words: InThree<Words> = {
  en: {
    greeting: (reader) => `Hello ${reader},`,
    before: ({ no, amount, due }, resort) => ({
      subject: `${amount} for your booking ${no} is due soon – ${resort}`,
      paragraphs: [`The balance for your stay, ${amount}, is due by ${due}.`],
    }),
    overdue: ({ no, amount, due }, resort) => ({
      subject: `${amount} for your booking ${no} is overdue – ${resort}`,
      paragraphs: [`The balance for your stay, ${amount}, was due by ${due} and has not arrived yet.`],
    }),
    last: (day) =>
      `Please pay it by ${day}. If it is still unpaid after that date, the booking is cancelled under the cancellation policy and the rooms are released.`,
    act: "Pay now",
    see: "You can also see the booking first:",
    closing: "If you have already paid, you don’t need to do anything. If you need more time, contact us.",
  },
  my: {
    greeting: (reader) => `Salam ${reader},`,
    before: ({ no, amount, due }, resort) => ({
      subject: `${amount} bagi tempahan ${no} perlu dibayar tidak lama lagi – ${resort}`,
      paragraphs: [`Baki penginapan anda, ${amount}, perlu dibayar selewat-lewatnya pada ${due}.`],
    }),
    overdue: ({ no, amount, due }, resort) => ({
      subject: `${amount} bagi tempahan ${no} sudah lewat dibayar – ${resort}`,
      paragraphs: [
        `Baki penginapan anda, ${amount}, sepatutnya dibayar selewat-lewatnya pada ${due} dan belum kami terima.`,
      ],
    }),
    last: (day) =>
      `Sila bayar selewat-lewatnya pada ${day}. Jika masih belum diterima selepas tarikh itu, tempahan dibatalkan mengikut terma pembatalan dan bilik dibuka kepada orang lain.`,
    act: "Bayar sekarang",
    see: "Anda juga boleh menyemak tempahan dahulu:",
    closing:
      "Jika anda sudah membayar, abaikan e-mel ini. Jika anda memerlukan lebih banyak masa, hubungi kami.",
  },
  cn: {
    greeting: (reader) => `${reader}，您好：`,
    before: ({ no, amount, due }, resort) => ({
      subject: `预订 ${no} 的余款 ${amount} 即将到期 – ${resort}`,
      paragraphs: [`您此次住宿的余款为 ${amount}，请最迟于 ${due}付清。`],
    }),
    overdue: ({ no, amount, due }, resort) => ({
      subject: `预订 ${no} 的余款 ${amount} 已逾期 – ${resort}`,
      paragraphs: [`您此次住宿的余款 ${amount} 应于 ${due}或之前付清，我们尚未收到。`],
    }),
    last: (day) => `请最迟于 ${day}付清。逾期仍未收到，预订将按取消政策取消，客房重新开放。`,
    act: "立即付款",
    see: "您也可以先查看预订：",
    closing: "如果您已经付款，请忽略此邮件。如需延期，请与我们联系。",
  },
};

/** Asks for the rest of a stay before its day or after it, says what happens when it stays away, and where to pay. */
export function balanceReminderLetter(data: BalanceMail, frame: Frame): Letter {
  const { booking, dueOn, lastDay } = data;
  const w = words[frame.language];
  const inWords = (day: Day) => dayInWords(day, frame.language);
  const owed = {
    no: booking.bookingNo,
    amount: formatRinggit(data.owedSen),
    due: inWords(dueOn),
  };
  const { subject, paragraphs } = (data.overdue ? w.overdue : w.before)(owed, frame.resortName);
  const warning = lastDay === null ? "" : w.last(inWords(lastDay));
  return {
    mail: data.overdue ? "balance-overdue" : "balance-due",
    values: { ...bookingValues(booking, frame), amount: owed.amount, day: owed.due, warning },
    subject,
    greeting: w.greeting(booking.reader),
    paragraphs: warning === "" ? paragraphs : [...paragraphs, warning],
    facts: [...stayFacts(booking, frame), ...moneyFacts(booking, frame)],
    link: { label: w.act, url: data.payUrl },
    also: { why: w.see, ...bookingLink(booking, frame) },
    closing: w.closing,
  };
}
