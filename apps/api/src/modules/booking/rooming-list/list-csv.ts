import type { RoomingList } from "@pulau/contract/rooming-list.ts";
import { guarded } from "@pulau/domain/rooming/cells.ts";
import Papa from "papaparse";
import type { Language } from "../../../plugins/language.ts";

type Words = {
  readonly headings: readonly string[];
  /** Of the columns that only some packages have. */
  readonly answers: Readonly<Record<"activity" | "market", string>>;
  readonly kinds: Record<RoomingList["rooms"][number]["seats"][number]["kind"], string>;
  /** The column of extra beds, which only some lists have. */
  readonly extraBeds: string;
  readonly yes: string;
  readonly no: string;
};

/** Headings that the import reads again, whatever the language. The kind of guest is there to be read by people. */
const words: Record<Language, Words> = {
  en: {
    headings: [
      ...["Room", "Type", "Full name", "Chinese name", "IC or passport", "Age", "Not Malaysian", "Senior"],
      ...["Disabled", "Vegetarian", "Allergies", "E-mail", "Phone"],
    ],
    answers: { activity: "Activity", market: "Price for" },
    kinds: { adult: "Adult", child: "Child", toddler: "Toddler", infant: "Infant" },
    extraBeds: "Extra beds",
    yes: "Yes",
    no: "No",
  },
  my: {
    headings: [
      ...["Bilik", "Jenis", "Nama penuh", "Nama Cina", "MyKad atau pasport", "Umur", "Bukan warganegara"],
      ...["Warga emas", "OKU", "Vegetarian", "Alahan makanan", "E-mel", "Telefon"],
    ],
    answers: { activity: "Aktiviti", market: "Harga untuk" },
    kinds: { adult: "Dewasa", child: "Kanak-kanak", toddler: "Anak kecil", infant: "Bayi" },
    extraBeds: "Katil tambahan",
    yes: "Ya",
    no: "Tidak",
  },
  cn: {
    headings: [
      ...["客房", "类别", "姓名", "中文姓名", "身份证或护照", "年龄", "非马来西亚公民", "长者"],
      ...["残障", "素食", "食物过敏", "电子邮箱", "电话"],
    ],
    answers: { activity: "活动项目", market: "适用价格" },
    kinds: { adult: "成人", child: "儿童", toddler: "幼儿", infant: "婴儿" },
    extraBeds: "加床",
    yes: "是",
    no: "否",
  },
};

/**
 * The list as CSV, one line for each place: to keep, or to fill in and paste back. It begins with a byte order mark, or
 * Excel would not read Chinese; no cell of it is a formula.
 */
export function listCsv(
  { rooms, questions }: Pick<RoomingList, "rooms" | "questions">,
  language: Language,
): Uint8Array {
  const { headings, answers, kinds, extraBeds, yes, no } = words[language];
  const tellsBeds = rooms.some((room) => room.extraBeds !== undefined);
  const columns = [
    ...(questions.activities.length > 1 ? [{ key: "activity" as const, names: questions.activities }] : []),
    ...(questions.marketBy === "person" && questions.markets.length > 1
      ? [{ key: "market" as const, names: questions.markets }]
      : []),
  ];
  const nameOf = (names: typeof questions.activities, word: string | null | undefined) =>
    names.find((named) => named.word === word)?.name[language] ?? "";
  const tick = (ticked: boolean | undefined) => (ticked === undefined ? "" : ticked ? yes : no);
  const rows = rooms.flatMap(({ room, roomNo, seats, ...beds }) =>
    seats.map(({ kind, guest }) => [
      roomNo || String(room + 1),
      kinds[kind],
      guest?.fullName ?? "",
      guest?.chineseName ?? "",
      guest?.identity ?? "",
      guest?.age?.toString() ?? "",
      ...[guest?.nonMalaysian, guest?.senior, guest?.disabled, guest?.vegetarian].map(tick),
      guest?.allergies ?? "",
      guest?.email ?? "",
      guest?.phones.join("; ") ?? "",
      ...columns.map(({ key, names }) => nameOf(names, guest?.[key])),
      ...(tellsBeds ? [beds.extraBeds?.toString() ?? ""] : []),
    ]),
  );
  const extra = tellsBeds ? [extraBeds] : [];
  const csv = Papa.unparse(
    [
      [...headings, ...columns.map(({ key }) => answers[key]), ...extra],
      ...rows.map((row) => row.map(guarded)),
    ],
    { newline: "\r\n" },
  );
  return new TextEncoder().encode(`\uFEFF${csv}\r\n`);
}
