import {
  type BookingData,
  bookingLink,
  bookingValues,
  moneyFacts,
  partFacts,
  stayFacts,
} from "../booking-facts.ts";
import type { Frame, InThree, Letter, MailAddressLink } from "../letter.ts";
import { pictureAddress } from "../picture-address.ts";

export type ConfirmedData = {
  readonly booking: BookingData;
  readonly links?: readonly MailAddressLink[];
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing">;

const words: InThree<(booking: BookingData, resort: string) => Words> = {
  en: ({ bookingNo, reader }, resort) => ({
    subject: `Your booking ${bookingNo} is confirmed – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: ["Thank you. Your stay is booked. Here are the details."],
    closing: "We look forward to seeing you on the island.",
  }),
  my: ({ bookingNo, reader }, resort) => ({
    subject: `Tempahan ${bookingNo} telah disahkan – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: ["Terima kasih. Penginapan anda telah ditempah. Berikut ialah butirannya."],
    closing: "Kami menantikan kedatangan anda di pulau ini.",
  }),
  cn: ({ bookingNo, reader }, resort) => ({
    subject: `预订 ${bookingNo} 已确认 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: ["感谢您的预订。您的住宿已确认，详情如下。"],
    closing: "期待您来岛上度假。",
  }),
};

/** Tells that a booking is confirmed, what it holds and what is still to be paid. */
export function bookingConfirmedLetter({ booking, links = [] }: ConfirmedData, frame: Frame): Letter {
  return {
    ...words[frame.language](booking, frame.resortName),
    mail: "booking-confirmed",
    values: bookingValues(booking, frame),
    facts: [...stayFacts(booking, frame), ...partFacts(booking, frame), ...moneyFacts(booking, frame)],
    // An agency's customer has no account that could open it.
    ...(!booking.customerCopy && { link: bookingLink(booking, frame) }),
    links,
    picture: {
      url: pictureAddress(frame.publicUrl, booking.picture),
      alt: booking.packageName[frame.language],
    },
  };
}
