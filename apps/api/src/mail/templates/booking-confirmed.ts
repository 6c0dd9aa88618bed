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
  readonly claimToken: string | null;
  readonly links?: readonly MailAddressLink[];
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { why: string; act: string };

const words: InThree<(booking: BookingData, resort: string) => Words> = {
  en: ({ bookingNo, reader }, resort) => ({
    subject: `Your booking ${bookingNo} is confirmed – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: ["Thank you. Your stay is booked. Here are the details."],
    why: "You booked without an account. With one, you can see this booking on any device:",
    act: "Save the booking to an account",
    closing: "We look forward to seeing you on the island.",
  }),
  my: ({ bookingNo, reader }, resort) => ({
    subject: `Tempahan ${bookingNo} telah disahkan – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: ["Terima kasih. Penginapan anda telah ditempah. Berikut ialah butirannya."],
    why: "Anda menempah tanpa akaun. Dengan akaun, tempahan ini boleh dilihat pada mana-mana peranti:",
    act: "Simpan tempahan dalam akaun",
    closing: "Kami menantikan kedatangan anda di pulau ini.",
  }),
  cn: ({ bookingNo, reader }, resort) => ({
    subject: `预订 ${bookingNo} 已确认 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: ["感谢您的预订。您的住宿已确认，详情如下。"],
    why: "您预订时没有登录账户。将预订存入账户后，可在任何设备上查看：",
    act: "将预订存入账户",
    closing: "期待您来岛上度假。",
  }),
};

/** Tells that a booking is confirmed, what it holds and what is still to be paid. */
export function bookingConfirmedLetter(
  { booking, claimToken, links = [] }: ConfirmedData,
  frame: Frame,
): Letter {
  const { why, act, ...letter } = words[frame.language](booking, frame.resortName);
  const claim = claimToken && { why, label: act, url: `${frame.publicUrl}/booking/claim/${claimToken}` };
  return {
    ...letter,
    mail: "booking-confirmed",
    values: bookingValues(booking, frame),
    facts: [...stayFacts(booking, frame), ...partFacts(booking, frame), ...moneyFacts(booking, frame)],
    // An agency's customer has no account that could open it.
    ...(!booking.customerCopy && { link: bookingLink(booking, frame) }),
    ...(claim && { also: claim }),
    links,
    picture: {
      url: pictureAddress(frame.publicUrl, booking.picture, 800),
      alt: booking.packageName[frame.language],
    },
  };
}
