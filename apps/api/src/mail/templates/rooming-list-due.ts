import type { Day } from "@pulau/domain/calendar/day.ts";
import { type BookingData, bookingValues, dayInWords, stayFacts } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type RoomingDueData = {
  readonly booking: BookingData;
  readonly filled: number;
  readonly persons: number;
  /** The last day to fill it in. */
  readonly until: Day;
  /** Opens the list without an account. */
  readonly token: string;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { act: string };

const words: InThree<(data: RoomingDueData, day: string, resort: string) => Words> = {
  en: ({ booking, filled, persons }, day, resort) => ({
    subject: `Rooming list for ${booking.bookingNo}: ${filled} of ${persons} guests named – ${resort}`,
    greeting: `Hello ${booking.bookingName},`,
    paragraphs: [
      `${filled} of your ${persons} guests are on the rooming list. Please fill in the others by ${day}: the passenger list is checked at boarding.`,
      "You can type, paste from a spreadsheet or import a CSV file. The link works without an account, so you can pass it on to whoever knows the names.",
    ],
    act: "Fill in the rooming list",
    closing: "We look forward to seeing all of you.",
  }),
  my: ({ booking, filled, persons }, day, resort) => ({
    subject: `Senarai bilik ${booking.bookingNo}: ${filled} daripada ${persons} nama tetamu telah diisi – ${resort}`,
    greeting: `Salam ${booking.bookingName},`,
    paragraphs: [
      `${filled} daripada ${persons} nama tetamu anda sudah ada dalam senarai bilik. Sila isi yang selebihnya sebelum atau pada ${day}: senarai penumpang disemak semasa menaiki bot.`,
      "Anda boleh menaip, menampal daripada hamparan atau mengimport fail CSV. Pautan ini boleh dibuka tanpa akaun, jadi anda boleh memberikannya kepada sesiapa yang mengetahui nama-nama itu.",
    ],
    act: "Isi senarai bilik",
    closing: "Kami menantikan kedatangan anda semua.",
  }),
  cn: ({ booking, filled, persons }, day, resort) => ({
    subject: `预订 ${booking.bookingNo} 的入住名单已填 ${filled}/${persons} 人 – ${resort}`,
    greeting: `${booking.bookingName}，您好：`,
    paragraphs: [
      `您的 ${persons} 位客人中，已有 ${filled} 位登记在入住名单上。请在 ${day}或之前填好其余客人：登船时须核对名单。`,
      "您可以直接填写、从电子表格粘贴，或导入 CSV 文件。此链接无需账户即可打开，也可转发给需要填写的人。",
    ],
    act: "填写入住名单",
    closing: "期待您和同伴的到来。",
  }),
};

/** Reminds that guests of a large group are still without a name. */
export function roomingListDueLetter(data: RoomingDueData, frame: Frame): Letter {
  const day = dayInWords(data.until, frame.language);
  const { act, ...letter } = words[frame.language](data, day, frame.resortName);
  const { booking, filled, persons } = data;
  const counts = { filled: String(filled), persons: String(persons), day };
  return {
    ...letter,
    mail: "rooming-list-due",
    values: { ...bookingValues(booking, frame), name: booking.bookingName, ...counts },
    facts: stayFacts(data.booking, frame),
    link: { label: act, url: `${frame.publicUrl}/rooming-list/${data.token}` },
  };
}
