import { type BookingData, stayFacts } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { act: string };

const words: InThree<(booking: BookingData, resort: string) => Words> = {
  en: ({ bookingNo, reader }, resort) => ({
    subject: `Your link to booking ${bookingNo} – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [`Use this link to see booking ${bookingNo}.`],
    act: "See my booking",
    closing: "If you did not request it, you can ignore this e-mail.",
  }),
  my: ({ bookingNo, reader }, resort) => ({
    subject: `Pautan ke tempahan ${bookingNo} – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [`Gunakan pautan ini untuk melihat tempahan ${bookingNo}.`],
    act: "Lihat tempahan saya",
    closing: "Jika anda tidak memintanya, abaikan e-mel ini.",
  }),
  cn: ({ bookingNo, reader }, resort) => ({
    subject: `预订 ${bookingNo} 的链接 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [`请通过此链接查看预订 ${bookingNo}。`],
    act: "查看我的预订",
    closing: "如果不是您本人申请，请忽略此邮件。",
  }),
};

/**
 * Brings the link by which whoever booked without an account sees their one booking. A booking of an account opens once its
 * owner has logged in.
 */
export function bookingLinkLetter(booking: BookingData, frame: Frame): Letter {
  const { act, ...letter } = words[frame.language](booking, frame.resortName);
  const path =
    booking.claimToken === null
      ? `/pages/login?next=${encodeURIComponent(`/booking/detail/${booking.id}`)}`
      : `/booking/claim/${booking.claimToken}`;
  return {
    ...letter,
    mail: null,
    values: {},
    facts: stayFacts(booking, frame),
    link: { label: act, url: `${frame.publicUrl}${path}` },
  };
}
