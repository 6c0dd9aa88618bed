import { stateName } from "@pulau/contract/guests.ts";
import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { ridesOf } from "@pulau/domain/transport/rides.ts";
import type { Content } from "pdfmake/interfaces.js";
import { dayText } from "../../../../pdf/dates.ts";
import { written } from "../../../../pdf/fonts.ts";
import { inks, sizes } from "../../../../pdf/style.ts";
import { type Language, localeOf } from "../../../../plugins/language.ts";
import { type PaperWords, paperWords } from "./words.ts";

type Stay = InvoiceReply["stay"];
type Part = { head: string; name: string; lines: string[] };

/** For whom, which stay, which boats: three columns under the title. */
export function stayFacts(invoice: InvoiceReply, language: Language): Content {
  const w = paperWords[language];
  const parts = [
    { head: w.for, name: invoice.billTo.name, lines: billLines(invoice.billTo, language) },
    { head: w.stay, name: rangeText(invoice.stay, language), lines: stayLines(invoice, language) },
    ...(invoice.stay.crossings.length + invoice.stay.transfers.length > 0
      ? [{ head: w.boat, ...wayPart(invoice.stay, language) }]
      : []),
  ];
  return {
    margin: [0, 10, 0, 10],
    columnGap: 18,
    columns: parts.map((part, i) => ({ width: i === 2 ? "40%" : "*", stack: columnOf(part) })),
  };
}

const columnOf = ({ head, name, lines }: Part): Content[] => [
  { text: written(head), color: inks.pale, bold: true, fontSize: sizes.small, margin: [0, 0, 0, 2] },
  { text: written(name), bold: true, fontSize: sizes.name },
  ...lines.map((line): Content => ({ text: written(line) })),
];

/** Whom a paper is made out to, line by line under the name. */
export function billLines(
  { address, email, registrationNo, taxNo }: InvoiceReply["billTo"],
  language: Language,
): string[] {
  const w = paperWords[language];
  const land = new Intl.DisplayNames([localeOf[language]], { type: "region" }).of(address.country || "MY");
  return [
    [address.address, address.area === address.city ? "" : address.area].filter(Boolean).join(", "),
    [`${address.postCode} ${address.city}`.trim(), stateName(address.state)].filter(Boolean).join(", "),
    land ?? "",
    email,
    registrationNo ? `${w.registrationNo} ${registrationNo}` : "",
    taxNo ? `${w.taxNo} ${taxNo}` : "",
  ].filter(Boolean);
}

const rangeText = ({ checkIn, checkOut }: Pick<Stay, "checkIn" | "checkOut">, language: Language): string =>
  [dayText(checkIn, language), paperWords[language].to, dayText(checkOut, language)].join(" ");

function stayLines({ bookingNo, stay }: InvoiceReply, language: Language): string[] {
  const w = paperWords[language];
  return [
    `${w.booking} ${bookingNo}`,
    `${stay.packageName[language]}${w.comma}${stay.optionName[language]}`,
    `${w.nights(stay.nights)}${w.comma}${w.persons(stay.persons)}`,
    ...roomLines(stay, language, w),
  ];
}

/** Alike rooms together with their numbers; those with other dates than the stay, or with extra beds chosen, say so. */
function roomLines({ rooms, ...stay }: Stay, language: Language, w: PaperWords): string[] {
  const numbers = new Map<string, string[]>();
  for (const room of rooms) {
    const own = { checkIn: room.checkIn ?? stay.checkIn, checkOut: room.checkOut ?? stay.checkOut };
    const differs = own.checkIn !== stay.checkIn || own.checkOut !== stay.checkOut;
    const beds = room.extraBeds === undefined ? [] : [w.extraBeds(room.extraBeds)];
    const name = [room.roomTypeName[language], ...beds].join(w.comma);
    const line = differs ? `${name} (${rangeText(own, language)})` : name;
    const type = room.next?.roomTypeName;
    const into = type ? `${type[language]} ${room.next?.roomNo}` : room.next?.roomNo;
    const number = roomNumberIn(room.roomNo, language);
    const numberOf = into ? `${number} → ${into}` : number;
    numbers.set(line, [...(numbers.get(line) ?? []), numberOf]);
  }
  return [...numbers].map(([line, found]) => {
    const known = found.filter(Boolean).join(w.comma);
    const count = found.length > 1 ? `${found.length} × ` : "";
    return `${count}${line}${known ? ` ${known}` : ""}`;
  });
}

/** Each boat and each ride on land: from where and when, then on which day and with what. */
function wayPart({ crossings, transfers }: Stay, language: Language): Omit<Part, "head"> {
  const w = paperWords[language];
  const place = ({ from, time }: Stay["crossings"][number]) => `${from} ${time ?? w.timeAgreed}`;
  const when = ({ day, name }: Stay["crossings"][number]) =>
    `${dayText(day, language, "weekday")}${w.comma}${name[language]}`;
  const boats = crossings.flatMap((crossing) => [place(crossing), when(crossing)]);
  const rides = transfers.flatMap((transfer) =>
    ridesOf(transfer).flatMap(({ from, day, time }) => [
      `${from[language]} ${time}`,
      `${dayText(day, language, "weekday")}${w.comma}${transfer.name[language]}`,
    ]),
  );
  const [name = "", ...lines] = [...boats, ...(rides.length > 0 ? [w.landTransfers] : []), ...rides];
  return { name, lines };
}
