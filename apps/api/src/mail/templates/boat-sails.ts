import { formatRinggit } from "@pulau/domain/money/sen.ts";
import {
  type BookingData,
  bookingLink,
  bookingValues,
  dayInWords,
  partFacts,
  stayFacts,
} from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";
import type { MailedBoat } from "./boat-cancelled.ts";

export type BoatSailsData = { readonly booking: BookingData; readonly boats: readonly MailedBoat[] };

type MailWords = {
  readonly subject: (bookingNo: string, resort: string) => string;
  readonly greeting: (reader: string) => string;
  readonly sails: (boat: MailedBoat, day: string) => string;
  readonly owed: (amount: string) => string;
  readonly closing: string;
};

const words: InThree<MailWords> = {
  en: {
    subject: (bookingNo, resort) => `Your boat sails after all: booking ${bookingNo} – ${resort}`,
    greeting: (reader) => `Hello ${reader},`,
    sails: ({ name, time, from, to }, day) =>
      `Good news: ${name.en} on ${day}${time ? ` at ${time}` : ""} from ${from} to ${to} sails after all, and your seats on it are yours again. Please ignore our earlier e-mail about it.`,
    owed: (amount) => `${amount} is due. You can pay it on your booking’s page.`,
    closing: "Contact us if this no longer suits you.",
  },
  my: {
    subject: (bookingNo, resort) => `Bot anda belayar seperti biasa: tempahan ${bookingNo} – ${resort}`,
    greeting: (reader) => `Salam ${reader},`,
    sails: ({ name, time, from, to }, day) =>
      `Berita baik: ${name.my} pada ${day}${time ? ` pukul ${time}` : ""} dari ${from} ke ${to} tetap belayar, dan tempat duduk anda kembali seperti asal. E-mel kami sebelum ini tidak lagi terpakai.`,
    owed: (amount) => `${amount} perlu dibayar. Anda boleh membayarnya di halaman tempahan anda.`,
    closing: "Hubungi kami jika ini tidak lagi sesuai untuk anda.",
  },
  cn: {
    subject: (bookingNo, resort) => `您的船班恢复开航：预订 ${bookingNo} – ${resort}`,
    greeting: (reader) => `${reader}，您好：`,
    sails: ({ name, time, from, to }, day) =>
      `好消息：${day}${time ? ` ${time}` : ""} 由${from}前往${to}的${name.cn}恢复开航，您原来的座位已恢复。请忽略我们先前的邮件。`,
    owed: (amount) => `待付 ${amount}，您可在预订页面上付款。`,
    closing: "如您已另作安排，请与我们联系。",
  },
};

/** Tells that a boat that was cancelled sails after all. */
export function boatSailsLetter({ booking, boats }: BoatSailsData, frame: Frame): Letter {
  const w = words[frame.language];
  const news = boats.map((boat) => w.sails(boat, dayInWords(boat.day, frame.language))).join("\n\n");
  const { owedSen } = booking;
  const owed = owedSen > 0 ? w.owed(formatRinggit(owedSen)) : "";
  return {
    subject: w.subject(booking.bookingNo, frame.resortName),
    greeting: w.greeting(booking.reader),
    mail: "boat-sails",
    values: { ...bookingValues(booking, frame), news, owed },
    paragraphs: [...news.split("\n\n"), owed].filter(Boolean),
    facts: [...stayFacts(booking, frame), ...partFacts(booking, frame)],
    link: bookingLink(booking, frame),
    closing: w.closing,
  };
}
