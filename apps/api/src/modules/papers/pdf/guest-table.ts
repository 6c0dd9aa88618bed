import type { InvoiceReply } from "@pulau/contract/papers.ts";
import type { Content, TableCell } from "pdfmake/interfaces.js";
import type { Language } from "../../../plugins/language.ts";
import { written } from "./fonts.ts";
import { inks, ruled, sizes } from "./style.ts";
import { paperWords } from "./words.ts";

/** Who travels and in which room, two to a row; nothing while nobody is named. */
export function guestTable({ guests, stay }: InvoiceReply, language: Language): Content {
  if (guests.length === 0) return [];
  const cells = guests.map(({ fullName, chineseName, room }): TableCell[] => [
    { text: written([fullName, chineseName].filter(Boolean).join(" ")) },
    { text: written(stay.rooms[room]?.roomNo ?? ""), color: inks.pale, noWrap: true },
  ]);
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) => [
    ...(cells[2 * i] ?? []),
    ...(cells[2 * i + 1] ?? ["", ""]),
  ]);
  const head: TableCell = { text: written(paperWords[language].guests), bold: true, fontSize: sizes.small };
  return {
    margin: [0, 18, 0, 0],
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
