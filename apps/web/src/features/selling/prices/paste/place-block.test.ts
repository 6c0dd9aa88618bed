import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { gridOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { describe, expect, it } from "vitest";
import { blockOf } from "./cut-text.ts";
import { type Placement, placeBlock } from "./place-block.ts";
import { meaningOfHead, readBlock, readHeads } from "./read-block.ts";
import { type HeadWords, type Meaning, nameFrom, readHead, wordFor } from "./read-heads.ts";

const words: HeadWords = {
  year: 2027,
  ignored: ["sharing", "RM", "price", "years", "days"],
  unsure: ["weekend", "surcharge"],
  dayWords: ["weekend"],
  validity: ["valid"],
  phrases: [
    ...(["single", "twin", "triple", "quad"] as const).map((bedType) => ({
      text: bedType,
      says: { terms: { bedType } },
    })),
    ...(["adult", "child"] as const).map((guestKind) => ({
      text: guestKind,
      says: { terms: { guestKind } },
    })),
    { text: "children", says: { terms: { guestKind: "child" as const } } },
    { text: "Sea View", says: { terms: { roomTypeId: "seaView" } } },
    { text: "non-diver", says: { terms: { activity: "nonDiver" } } },
    { text: "diver", says: { terms: { activity: "diver" } } },
    { text: "Garden Room", says: { terms: { roomTypeId: "garden" } } },
    { text: "extra night", says: { terms: {}, isExtra: true } },
    { text: "per night", says: { terms: {}, isNight: true } },
    { text: "room", says: { terms: {}, isRoom: true } },
    { text: "双人房", says: { terms: { bedType: "twin" as const } } },
    { text: "大人", says: { terms: { guestKind: "adult" as const } } },
    { text: "Peak", says: { terms: {}, column: "s:peak" }, fills: "head" },
  ],
  holidays: [],
  seasonWords: [],
  seasons: [],
};
const paper = { en: "Paper", my: "Paper", cn: "Paper" };
const empty: RateBook = {
  package: { id: "package", name: paper },
  option: { id: "option", nights: 2 },
  periods: [],
  rates: [],
  surcharges: [],
  fees: [],
  taxes: [],
  bands: { package: [], boat: [], fee: [] },
  deposit: { share: 5_000, balanceDaysBefore: 30 },
};

function placedIn(
  text: string,
  { card = empty, meant = {} as Record<string, Meaning | null> } = {},
): Placement {
  const isPrice = (cell: string) => /^[\d,.]+$|%|enquiry/.test(cell);
  const block = readBlock(blockOf(text), isPrice);
  if (!block) throw new Error("no heads");
  const heads = new Map(readHeads(block, words).map((head) => [head.text, head] as const));
  const meaningOf = (head: string) => {
    if (head in meant) return meant[head] ?? null;
    const read = heads.get(head);
    return read ? meaningOfHead(read) : null;
  };
  const model = gridOf(card);
  const sheet = { model, rows: model.groups.flatMap(({ rows }) => rows), columns: model.columns };
  return placeBlock(block, meaningOf, { card, sheet, at: { row: 0, column: 0 }, list: null });
}
const cells = ({ placed }: Placement) =>
  placed.map(({ row: { terms }, column, text }) => {
    const { roomTypeId, bedType, guestKind, activity, nights, per, extraNight } = terms;
    const whom = [
      roomTypeId,
      bedType,
      guestKind,
      activity,
      nights && `${nights.from}n`,
      extraNight ? "extra" : per,
    ];
    return [whom.filter(Boolean).join(" "), column.key, text];
  });

describe("a block pasted with its heads", () => {
  it("goes where its names say, with the periods that its dates ask for", () => {
    const read = placedIn(
      "Price in RM\t\tOff season\tPeak season\n" +
        "\t\t15 Mar – 27 May, 1 Sep – 31 Oct 2027\t28 May – 31 Aug 2027\n" +
        "Garden Room\tTwin sharing\t598\t688\n" +
        "\tTriple sharing\t568\t648\n" +
        "\tChildren (4–11 years)\t50% of adult\tenquiry\n",
    );
    expect(cells(read)).toEqual([
      ["garden twin adult", "s:Off season", "598"],
      ["garden twin adult", "s:Peak season", "688"],
      ["garden triple adult", "s:Off season", "568"],
      ["garden triple adult", "s:Peak season", "648"],
      ["garden child", "s:Off season", "50% of adult"],
      ["garden child", "s:Peak season", "enquiry"],
    ]);
    expect(read.newPeriods.map(({ from, to, season, name }) => [from, to, season ?? name])).toEqual([
      ["2027-03-15", "2027-05-27", "Off season"],
      ["2027-09-01", "2027-10-31", "Off season"],
      ["2027-05-28", "2027-08-31", "Peak season"],
    ]);
  });

  it("may have who shares above and the nights beside", () => {
    const read = placedIn(
      "Package\tTwin\tTriple\n2D1N\t298\t278\n3 days 2 nights\t428\t398\nExtra night\t110\t\n",
      {
        meant: { Package: { terms: {}, label: "" } },
      },
    );
    expect(cells(read)).toEqual([
      ["twin adult 1n", "*", "298"],
      ["triple adult 1n", "*", "278"],
      ["twin adult 2n", "*", "428"],
      ["triple adult 2n", "*", "398"],
      ["twin adult extra", "*", "110"],
    ]);
  });

  it("may say a room type on a line of its own, and in Chinese without spaces", () => {
    expect(
      cells(placedIn("\t3月1日至5月27日\nGarden Room\t\n双人房大人\t598\nRoom, per night\t200")),
    ).toEqual([
      ["garden twin adult", "s:2027-03-01", "598"],
      ["garden roomNight", "s:2027-03-01", "200"],
    ]);
  });

  it("may be several tables below one another, each with its titles and the same heads", () => {
    const table = (room: string, prices: readonly string[]) => [
      room,
      "DIVER",
      "Days\tAdult\tSingle\tChild 5-11 Y.O",
      `3D2N\t${prices[0]}`,
      "NON-DIVER",
      "Days\tAdult\tSingle\tChild 5-11 Y.O",
      `3D2N\t${prices[1]}`,
    ];
    const text = [
      ...table("Garden Room", ["1580\t2325\t", "779\t1058\t499"]),
      ...table("Sea View", ["1680\t2475\t", "869\t1193\t544"]),
    ].join("\n");
    expect(cells(placedIn(text)).map(([whom, , price]) => [whom, price])).toEqual([
      ["garden adult diver", "1580"],
      ["garden single adult diver", "2325"],
      ["garden adult nonDiver", "779"],
      ["garden single adult nonDiver", "1058"],
      ["garden child nonDiver", "499"],
      ["seaView adult diver", "1680"],
      ["seaView single adult diver", "2475"],
      ["seaView adult nonDiver", "869"],
      ["seaView single adult nonDiver", "1193"],
      ["seaView child nonDiver", "544"],
    ]);
  });

  it("leaves out the table under a title that nobody knows, until somebody says it", () => {
    const text = [
      "LOCALS",
      "\tTwin\t",
      "\tdiver\tnon-diver",
      "2N\t900\t500",
      "WORLD",
      "\tTwin\t",
      "\tdiver\tnon-diver",
      "2N\t950\t550",
    ].join("\n");
    expect(cells(placedIn(text))).toEqual([]);
    const market = (word: string): Meaning => ({ terms: { market: word }, label: "" });
    const read = placedIn(text, { meant: { LOCALS: market("home"), WORLD: market("abroad") } });
    expect(
      read.placed.map(({ row: { terms }, text: price }) => [terms.market, terms.activity, price]),
    ).toEqual([
      ["home", "diver", "900"],
      ["home", "nonDiver", "500"],
      ["abroad", "diver", "950"],
      ["abroad", "nonDiver", "550"],
    ]);
    expect(read.twice).toEqual([]);
  });

  it("names a new word without what explains it", () => {
    const { label } = readHead("SEA GYPSY PRICE (PER PERSON IN MYR)", words);
    expect([label, nameFrom(label), nameFrom("Kayaking"), wordFor(label, ["sea-gypsy"])]).toEqual([
      "SEA GYPSY",
      "Sea Gypsy",
      "Kayaking",
      "sea-gypsy-2",
    ]);
    expect(wordFor("独木舟", [])).toBe("word");
  });

  it("tells ages and parties apart where it has several, and takes a new word for what guests do", () => {
    const read = placedIn("\tSolo\t2 – 8 pax\t9+ pax\nKayaking\t900\t700\t600", {
      meant: { Kayaking: { terms: { activity: "kayaking" }, names: { kayaking: "Kayaking" }, label: "" } },
    });
    expect(read.placed.map(({ row: { terms } }) => [terms.activity, terms.party])).toEqual([
      ["kayaking", { from: 2, to: 8 }],
      ["kayaking", { from: 9 }],
    ]);
    expect(read.newWords).toEqual({ kayaking: "Kayaking" });
    const aged = placedIn("\tTwin\nChild 4-6 years\t100\nChild 7-11 years\t200");
    expect(aged.placed.map(({ row: { terms } }) => terms.ages)).toEqual([
      { from: 4, to: 6 },
      { from: 7, to: 11 },
    ]);
    expect(aged.twice).toEqual([]);
  });

  it("takes a spreadsheet’s straight apostrophe for the name’s own, and the other way", () => {
    const rooms = [
      { text: "Diver’s Loft", says: { terms: { roomTypeId: "loft" } } },
      { text: "Captain's Cabin", says: { terms: { roomTypeId: "cabin" } } },
    ];
    const phrases = [...words.phrases, ...rooms];
    expect(readHead("Diver's Loft twin", { ...words, phrases })).toMatchObject({
      terms: { roomTypeId: "loft", bedType: "twin" },
      left: "",
    });
    expect(readHead("Captain’s Cabin", { ...words, phrases }).terms).toEqual({ roomTypeId: "cabin" });
  });

  it("knows the periods and seasons that are there", () => {
    const period = { id: "p", from: dayOf("2027-06-01"), to: dayOf("2027-06-30"), cutOffDays: 0 };
    const card = { ...empty, periods: [{ ...period, arrivalWeekdays: [], stopSell: false, season: "peak" }] };
    const read = placedIn("\tPeak\tJune 2027\nTwin\t1\t\nTriple\t\t2", { card });
    expect(cells(read)).toEqual([
      ["twin adult", "s:peak", "1"],
      ["triple adult", "s:peak", "2"],
    ]);
    expect(read.newPeriods).toEqual([]);
  });

  it("leaves out what nobody knows until it is said, and tells of two prices for one place", () => {
    const text = "\tJune\nTwin\t1\nLodge\t2\nTwin sharing\t3";
    expect(cells(placedIn(text))).toEqual([["twin adult", "s:2027-06-01", "1"]]);
    expect(placedIn(text).twice.map(({ text: price }) => price)).toEqual(["3"]);
    const meant = { Lodge: { terms: { roomTypeId: "garden" }, label: "" } };
    expect(cells(placedIn(text, { meant })).at(-1)).toEqual(["garden adult", "s:2027-06-01", "2"]);
  });

  it("has no heads where all is prices, or a slip", () => {
    const isPrice = (cell: string) => /^\d+$/.test(cell);
    expect(readBlock(blockOf("1\t2\n3\t4,5"), isPrice)).toBeNull();
    expect(readBlock(blockOf("5,68\t2\n3\t4"), isPrice)).toBeNull();
  });
});
