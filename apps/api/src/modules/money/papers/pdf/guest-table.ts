import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import { written, writtenAs } from "../../../../pdf/fonts.ts";
import { inks, ruled, sizes } from "../../../../pdf/style.ts";
import type { Language } from "../../../../plugins/language.ts";
import { paperWords } from "./words.ts";

/** So many guests have room beside the sums, where a paper of usual length has none below them. */
const beside = 6;

const nameOf = ({ fullName, chineseName }: InvoiceReply["guests"][number]): string =>
  [fullName, chineseName].filter(Boolean).join(" ");

/** The number of a guest's room, as far as they have one. */
function numberOf(
  { rooms }: InvoiceReply["stay"],
  { room }: InvoiceReply["guests"][number],
  language: Language,
): string {
  const own = rooms[room];
  return own ? roomNumberIn(own.roomNo, language) : "";
}

/** Few guests and their rooms as a list; nothing while nobody is named, or where they are too many for it. */
export function guestList({ guests, stay }: InvoiceReply, language: Language): Content[] {
  if (guests.length === 0 || guests.length > beside) return [];
  return [
    {
      text: written(paperWords[language].guests),
      bold: true,
      fontSize: sizes.small,
      color: inks.pale,
      margin: [0, 8, 0, 2],
    },
    ...guests.map((guest): Content => {
      const room = writtenAs(`   ${numberOf(stay, guest, language)}`, { color: inks.pale });
      return { text: [...writtenAs(nameOf(guest), {}), ...room] };
    }),
  ];
}

/** Many guests and their rooms, two to a row, over as many pages as they need. */
export function guestTable({ guests, stay }: InvoiceReply, language: Language): Content {
  if (guests.length <= beside) return [];
  const cells = guests.map((guest): TableCell[] => [
    { text: written(nameOf(guest)) },
    { text: written(numberOf(stay, guest, language)), color: inks.pale, noWrap: true },
  ]);
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) => [
    ...(cells[2 * i] ?? []),
    ...(cells[2 * i + 1] ?? ["", ""]),
  ]);
  const head: TableCell = { text: written(paperWords[language].guests), bold: true, fontSize: sizes.small };
  return {
    margin: [0, 14, 0, 0],
    layout: ruled,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: ["*", "auto", "*", "auto"],
      body: [[{ ...head, color: inks.pale, colSpan: 4 }, "", "", ""], ...rows],
    },
  };
}
