import { dayOf } from "@pulau/domain/calendar/day.ts";
import type { Period, RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import { withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import { gridOf, type RowTerms, rowKeyOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { describe, expect, it } from "vitest";
import { type RowSpeech, rowText } from "../../../../business/price-changes/row-words.ts";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import cn from "../../../../i18n/cn/staff/prices.ts";
import en from "../../../../i18n/en/staff/prices.ts";
import { type Language, languages, tagOf } from "../../../../i18n/language.ts";
import my from "../../../../i18n/my/staff/prices.ts";
import { Translations } from "../../../../i18n/translations.ts";
import { blockOf } from "./cut-text.ts";
import { headWords } from "./head-words.ts";
import { type Placement, placeBlock } from "./place-block.ts";
import { type Choice, meaningOfHead, readBlock, readHeads, withTitles } from "./read-block.ts";

const tables = { en, my, cn };
const roomTypes = [
  { _id: "garden", name: { en: "Garden Room", my: "Bilik Taman", cn: "花园房" } },
  { _id: "chalet", name: { en: "Beach Chalet", my: "Chalet Pantai", cn: "海滩木屋" } },
];
const speechIn = (language: Language): RowSpeech => {
  const words = new Translations(tagOf[language], () => Promise.reject(new Error("all words are here")));
  words.add(tagOf[language], "prices", tables[language]);
  return {
    t: words.say("prices"),
    language,
    typeName: (id) => roomTypes.find(({ _id }) => _id === id)?.name[language] ?? id,
    wordName: (word) => word,
    listName: (code) => code,
  };
};
const speakers = languages.map(speechIn);

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

type Chosen = Readonly<Record<string, Choice>>;

/** A table as the dialog reads it: what goes where, and which heads have words that nobody knows. */
function pasted(
  text: string,
  { card = empty, chosen = {} as Chosen } = {},
): Placement & { unread: Record<string, string>; notes: readonly string[]; ages: unknown[] } {
  const copied = readBlock(blockOf(text), (cell) =>
    /^(RM ?)?[\d,.]+( nett|\/pax)?$|^\d+%|FOC|enquiry/.test(cell),
  );
  if (!copied) throw new Error("no heads");
  const model = gridOf(card);
  const sheet = { model, rows: model.groups.flatMap(({ rows }) => rows), columns: model.columns };
  const words = headWords({
    card,
    rows: sheet.rows.map(({ terms }) => terms),
    roomTypes: roomTypes as unknown as Parameters<typeof headWords>[0]["roomTypes"],
    titles: ["Teluk Biru Island Resort"],
    speakers,
    wordName: (word) => word,
    words: { phrases: [] },
    today: dayOf("2027-01-01"),
  });
  const block = withTitles(copied, words);
  const heads = new Map(readHeads(block, words).map((head) => [head.text, head] as const));
  const meaningOf = (head: string) => {
    const read = heads.get(head);
    return read ? meaningOfHead(read, chosen[head]) : null;
  };
  const placement = placeBlock(block, meaningOf, { card, sheet, at: { row: 0, column: 0 }, list: null });
  const unread = [...heads.values()].flatMap((head) =>
    head.unread === "" ? [] : [[head.text, head.unread]],
  );
  const ages = [...heads.values()].flatMap(({ meaning }) => meaning.ages ?? []);
  return { ...placement, unread: Object.fromEntries(unread), notes: block.notes, ages };
}
const cells = ({ placed }: Placement) =>
  placed.map(({ row: { terms }, column, text }) => {
    const { roomTypeId, bedType, guestKind, per, place, persons, arrivalWeekdays, weekdays } = terms;
    const days = [...(arrivalWeekdays ?? []), ...(weekdays ?? [])].join("");
    const whom = [roomTypeId, bedType, guestKind, per, place, persons, days && `days ${days}`];
    return `${whom.filter(Boolean).join(" ")} @${column.key} ${text}`;
  });

const low = "1 Mar - 27 May 2027";
const period = (id: string, from: string, to: string, season: string): Period => ({
  id,
  from: dayOf(from),
  to: dayOf(to),
  season,
  arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
  cutOffDays: 0,
  stopSell: false,
});

const row = (terms: Partial<RowTerms>): RowTerms => ({
  roomTypeId: null,
  bedType: null,
  guestKind: null,
  ...terms,
});
const rateFor = (terms: RowTerms, at: number): Rate => ({
  ...terms,
  id: `r${at}`,
  periodId: null,
  season: "Low",
  sen: 100,
});
const ownPeriods = [
  period("a", "2027-05-01", "2027-05-28", "Low"),
  period("b", "2027-06-01", "2027-06-30", "Low"),
  period("c", "2027-09-01", "2027-09-30", "2027-09-01"),
];
const ownRows: RowTerms[] = [
  row({}),
  row({ roomTypeId: "garden", bedType: "single", guestKind: "adult" }),
  row({ roomTypeId: "chalet", bedType: "twin", guestKind: "senior", per: "person" }),
  row({ roomTypeId: "garden", bedType: "quad", guestKind: "child", place: "extraBed" }),
  row({ guestKind: "toddler", place: "shared", ages: { from: 2, to: 3 } }),
  row({ guestKind: "child", nth: { from: 2 } }),
  row({ guestKind: "infant", nationality: "foreign" }),
  row({ guestKind: "adult", nationality: "malaysian", party: { from: 2, to: 8 } }),
  row({ roomTypeId: "garden", per: "room" }),
  row({ roomTypeId: "garden", per: "roomNight" }),
  row({ roomTypeId: "garden", per: "roomNight", persons: 2 }),
  row({ roomTypeId: "chalet", per: "roomNight", persons: 2, weekdays: [5, 6] }),
  row({ roomTypeId: "chalet", per: "roomNight", extraNight: true, persons: 15 }),
  row({ guestKind: "adult", per: "personNight" }),
  row({ guestKind: "adult", per: "personNight", extraNight: true }),
  row({ guestKind: "adult", nights: { from: 2, to: 2 } }),
  row({ guestKind: "adult", nights: { from: 3, to: 5 }, arrivalWeekdays: [1, 2, 3, 4, 7] }),
  row({ roomTypeId: "garden", per: "room", occupants: { adult: { from: 2, to: 2 }, child: { from: 1 } } }),
  row({ guestKind: "adult", taxInside: true }),
  row({ guestKind: "adult", taxGroup: "food" }),
];

describe("a price list in the resort's own words", () => {
  it.each([
    ["Sun-Thu", "Fri-Sat"],
    ["Sun to Thu", "Friday and Saturday"],
    ["Ahad-Khamis", "Jumaat hingga Sabtu"],
    ["周日至周四", "周五-周六"],
  ])("has its weekdays from one to the other: %s", (week, end) => {
    const read = pasted(`\t${low}\t\n\t${week}\t${end}\nGarden Room per room per night\t380\t440`);
    expect(cells(read)).toEqual([
      "garden roomNight days 12347 @s:2027-03-01 380",
      "garden roomNight days 56 @s:2027-03-01 440",
    ]);
    expect(cells(pasted(`\t${low} ${week}\nGarden Room per room\t380`))).toEqual([
      "garden room days 12347 @s:2027-03-01 380",
    ]);
  });

  it.each([
    ["weekend", "weekend"],
    ["Weekdays", "Weekdays"],
    ["hujung minggu", "hujung minggu"],
    ["hari biasa", "hari biasa"],
    ["平日", "平日"],
    ["周末", "周末"],
    ["Fri, Sat & PH", "PH"],
    ["Eve of PH", "Eve of PH"],
  ])("never takes %s for a name or for days that nobody said", (days, unread) => {
    const beside = pasted(`\t${low} ${days}\nGarden Room twin\t380`);
    expect([cells(beside), beside.unread]).toEqual([[], { [`${low} ${days}`]: unread }]);
    const below = pasted(`\t${low}\n\t${days}\nGarden Room twin\t380`);
    expect([cells(below), below.newPeriods, below.unread]).toEqual([[], [], { [days]: unread }]);
  });

  it("takes the days that somebody says a weekend has, or its name where it is one", () => {
    const text = `\t${low} weekend\nGarden Room twin\t380`;
    const chosenAs = (choice: Choice) => pasted(text, { chosen: { [`${low} weekend`]: choice } });
    const days = chosenAs({ terms: {}, weekdays: [5, 6], label: "" });
    expect(cells(days)).toEqual(["garden twin adult days 56 @s:2027-03-01 380"]);
    expect(days.newPeriods.map(({ name }) => name)).toEqual([undefined]);
    expect(chosenAs("name").newPeriods.map(({ name }) => name)).toEqual(["weekend"]);
    expect(cells(chosenAs("ignoreRest"))).toEqual(["garden twin adult @s:2027-03-01 380"]);
    expect(cells(chosenAs("leaveOut"))).toEqual([]);
  });

  it("leaves out what it understands only in part, until somebody says the rest", () => {
    const rows = {
      "Overwater Villa twin": "Overwater Villa",
      "Garden twin": "Garden",
      "Garden Room child by canoe": "by canoe",
      "Garden Room single supplement": "supplement",
      "Garden Room twin weekend surcharge": "weekend surcharge",
      "3rd adult": "3rd",
      "Twin / triple": "Twin",
      "Garden Room per room for two people": "two people",
    };
    const text = [`\t${low}`, ...Object.keys(rows).map((row, at) => `${row}\t${at}`)].join("\n");
    const read = pasted(text);
    expect([cells(read), read.unread]).toEqual([[], rows]);
    const chosen: Chosen = {
      "Overwater Villa twin": { terms: { roomTypeId: "chalet" }, label: "" },
      "Garden Room child by canoe": { terms: { guestKind: "toddler" }, label: "" },
      "3rd adult": "ignoreRest",
      "Twin / triple": "leaveOut",
    };
    expect(cells(pasted(text, { chosen }))).toEqual([
      "chalet twin adult @s:2027-03-01 0",
      "garden toddler @s:2027-03-01 2",
      "adult @s:2027-03-01 5",
    ]);
  });

  it("reads every language, whatever the reader's", () => {
    const read = pasted(
      "\t1 Mac - 27 Mei 2027\nBilik Taman berdua sebilik\t525\nBilik Taman kanak-kanak dengan katil\t395\n花园房 三人房\t485",
    );
    expect([cells(read), read.unread]).toEqual([
      [
        "garden twin adult @s:2027-03-01 525",
        "garden child bed @s:2027-03-01 395",
        "garden triple adult @s:2027-03-01 485",
      ],
      {},
    ]);
  });

  it("knows rooms sold whole, and how many they include", () => {
    const heads = ["per room per night, 2 people included", "room, a night, 2 people included"];
    for (const head of heads) {
      expect(cells(pasted(`\t${low}\nGarden Room, ${head}\t380\nBeach Chalet ${head}\t680`))).toEqual([
        "garden roomNight 2 @s:2027-03-01 380",
        "chalet roomNight 2 @s:2027-03-01 680",
      ]);
    }
    expect(pasted(`\t${low}\nGarden Room room per night\t680`).unread).toEqual({
      "Garden Room room per night": "room",
    });
    expect(cells(pasted(`\t${low}\nBeach Chalet (room)\t680`))).toEqual(["chalet room @s:2027-03-01 680"]);
    expect(cells(pasted("\tAll dates\nGarden Room twin\t1"))).toEqual(["garden twin adult @* 1"]);
    const dated = { ...empty, periods: [period("p", "2027-03-01", "2027-05-27", "low")] };
    expect(cells(pasted("\tSemua tarikh\nGarden Room twin\t1", { card: dated }))).toEqual([
      "garden twin adult @* 1",
    ]);
  });

  it.each(languages)("reads back what the grid's own heads say in %s", (language) => {
    const speech = speechIn(language);
    const card = { ...empty, rates: ownRows.map(rateFor), periods: ownPeriods };
    const texts = ownRows.map((terms) => rowText(speech, terms));
    const dates = rangeBrief("2027-05-01", "2027-05-28", language);
    const table = texts.map((text, at) => `${text}\t${at}\t`);
    const read = pasted(
      [`\tLow ${dates} +1\t${rangeBrief("2027-09-01", "2027-09-30", language)}`, ...table].join("\n"),
      {
        card,
      },
    );
    expect(read.unread).toEqual({});
    expect(read.placed.map(({ row, column }) => [row.key, column.key])).toEqual(
      ownRows.map((terms) => [rowKeyOf(terms), "s:Low"]),
    );
    expect([read.newRows.size, read.newPeriods]).toEqual([0, []]);
    for (const [at, text] of texts.entries()) {
      const [alone] = pasted(`\tLow\n${text}\t1`, { card }).placed;
      expect(alone?.row.key).toBe(rowKeyOf(ownRows[at] as RowTerms));
    }
  });

  it("names the room in the corner of each table, and nothing where the corner only names its rows", () => {
    const text = [
      "Garden Room\tTwin\tTriple",
      "Adult\t500\t450",
      "Beach Chalet\tTwin\tTriple",
      "Adult\t700\t650",
    ].join("\n");
    const read = pasted(text);
    expect(
      read.placed.map(({ row, text: price }) => [row.terms.roomTypeId, row.terms.bedType, price]),
    ).toEqual([
      ["garden", "twin", "500"],
      ["garden", "triple", "450"],
      ["chalet", "twin", "700"],
      ["chalet", "triple", "650"],
    ]);
    expect(read.unread).toEqual({});
    const plain = pasted("Guest\tTwin\tTriple\nAdult\t500\t450");
    expect([plain.placed.map(({ row }) => row.terms.roomTypeId), plain.unread]).toEqual([[null, null], {}]);
  });

  it("is copied with line breaks in its cells, its dates in the corner and sentences among its prices", () => {
    const text = [
      'FULL BOARD PACKAGE 2027\t"TWIN\n2 Adults in a room"\t\t"TRIPLE\n3 Adults in a room"\t',
      "Valid c/in 1 Mar – 31 Oct 2027\t3D2N\tEXTRA NIGHT\t3D2N\tEXTEND 1 NIGHT",
      "WEEKDAYS ( SUN – WED )\t568\t158\t548\t148",
      "WEEKEND ( THU – SAT )\tSurcharge RM 30/Pax/Day – Check out day not counted\t\t\t",
    ].join("\n");
    const read = pasted(text);
    const days = "days 1237";
    expect([cells(read), read.unread]).toEqual([
      [
        `twin adult ${days} @s:2027-03-01 568`,
        `twin adult personNight ${days} @s:2027-03-01 158`,
        `triple adult ${days} @s:2027-03-01 548`,
        `triple adult personNight ${days} @s:2027-03-01 148`,
      ],
      {},
    ]);
    expect(read.newPeriods.map(({ from, to, name }) => [from, to, name])).toEqual([
      ["2027-03-01", "2027-10-31", undefined],
    ]);
    expect(read.notes).toEqual([
      "WEEKEND ( THU – SAT ): Surcharge RM 30/Pax/Day – Check out day not counted",
    ]);
  });

  it("has tables with heads of their own below one another, and a price for all that share", () => {
    const table = (activity: string, prices: readonly string[]) => [
      `DAYS\t${activity}\t\t\tPARK FEE*`,
      "\tTWIN SHARE\tSOLO TRAVELER\tCHILD 4-11 YRS OLD\t",
      ...prices,
    ];
    const text = [
      "Garden Room",
      ...table("LEISURE DIVE (LD)", ["3D2N\tMYR 2550\tMYR 3315\t–\t60"]),
      ...table("SNORKELING (SK)", ["3D2N\t2050\t2665\t1050\t60", "EXTEND 1 NIGHT\t865\t1110\t458\t30"]),
    ].join("\n");
    const read = pasted(text);
    expect(read.unread).toEqual({ "PARK FEE*": "PARK FEE" });
    expect(
      read.placed.map(({ row: { terms }, text: price }) =>
        [terms.activity, terms.bedType, terms.guestKind, terms.extraNight && "extra", price].join(" "),
      ),
    ).toEqual([
      "diver twin adult  MYR 2550",
      "diver single adult  MYR 3315",
      "diver  child  –",
      "snorkeller twin adult  2050",
      "snorkeller single adult  2665",
      "snorkeller  child  1050",
      "snorkeller twin adult extra 865",
      "snorkeller single adult extra 1110",
      "snorkeller  child extra 458",
    ]);
    const merged = `\tTwin\tTriple\n\t${low}\t${low}\n3D2N\t568\t548\nChild\t50% of adult\t`;
    expect(cells(pasted(merged)).slice(2)).toEqual([
      "twin child @s:2027-03-01 50% of adult",
      "triple child @s:2027-03-01 50% of adult",
    ]);
  });

  it("is copied from a PDF, without tabs", () => {
    const text = [
      "Garden Room",
      "Package Twin Triple Quad",
      "2D1N 298 278 268",
      "3D2N 428 398 RM 1,378.50",
      "Extra night 110 100 -",
    ].join("\n");
    expect(cells(pasted(text))).toEqual([
      "garden twin adult @* 298",
      "garden triple adult @* 278",
      "garden quad adult @* 268",
      "garden twin adult @* 428",
      "garden triple adult @* 398",
      "garden quad adult @* RM 1,378.50",
      "garden twin adult personNight @* 110",
      "garden triple adult personNight @* 100",
      "garden quad adult personNight @* -",
    ]);
    const seasons = "Low season High season\nTwin sharing 598 688\nChild 4 - 11 years 398 FOC";
    expect(blockOf(seasons)).toEqual([
      ["", "Low season", "High season"],
      ["Twin sharing", "598", "688"],
      ["Child 4 - 11 years", "398", "FOC"],
    ]);
  });

  it.each([
    ["Child 3–11 years", { from: 3, to: 11 }],
    ["Child below 12", { to: 11 }],
    ["Child (11 & below)", { to: 11 }],
    ["Infant 0–23 months", { from: 0, to: 1 }],
    ["Infant under 12 months", { to: 0 }],
    ["Senior 60 and above", { from: 60 }],
    ["Kanak-kanak 4 hingga 12 tahun", { from: 4, to: 12 }],
    ["儿童 2岁及以下", { to: 2 }],
  ])("says how old somebody is: %s", (head, ages) => {
    const { unread, ages: read } = pasted(`\t${low}\n${head}\t100`);
    expect([unread, read]).toEqual([{}, [ages]]);
  });

  it("counts ages as it does itself, where the resort counts otherwise", () => {
    const bands = [
      { kind: "infant", fromAge: 0, toAge: 0 },
      { kind: "toddler", fromAge: 1, toAge: 3 },
      { kind: "child", fromAge: 4, toAge: 11 },
      { kind: "adult", fromAge: 12, toAge: 59 },
      { kind: "senior", fromAge: 60, toAge: null },
    ] as const;
    const card = { ...empty, bands: { ...empty.bands, package: bands } };
    const bandsOf = (...heads: string[]) =>
      pasted(`\t${low}\n${heads.map((head) => `${head}\t9`).join("\n")}`, { card }).newBands?.map(
        ({ kind, fromAge, toAge }) => `${kind} ${fromAge}-${toAge ?? ""}`,
      );
    expect(bandsOf("Child 4-11 years", "Twin")).toBeUndefined();
    expect(bandsOf("Child 2-12 yrs old")).toEqual([
      "infant 0-0",
      "toddler 1-1",
      "child 2-12",
      "adult 13-59",
      "senior 60-",
    ]);
    expect(bandsOf("Child 3-11 years", "Infant below 3")).toEqual([
      "infant 0-2",
      "child 3-11",
      "adult 12-59",
      "senior 60-",
    ]);
    const nested = `\t${low}\nChild below 12\t50%\nChild below 4\t30%\nInfant below 1\tFOC`;
    const read = pasted(nested, { card });
    expect(read.placed.map(({ row: { terms } }) => [terms.guestKind, terms.ages])).toEqual([
      ["child", { from: 4, to: 11 }],
      ["child", { from: 1, to: 3 }],
      ["infant", undefined],
    ]);
    expect(read.newBands?.map(({ kind, fromAge }) => `${kind} ${fromAge}`)).toEqual([
      "infant 0",
      "child 1",
      "adult 12",
      "senior 60",
    ]);
  });

  it("never takes a row with conditions of its own for the row without them", () => {
    const when = { ...row({ bedType: "twin", guestKind: "adult" }), when: { markets: ["home"] } };
    for (const speech of speakers) {
      const read = pasted(`\tAll dates\n${rowText(speech, when)}\t1`, {
        card: { ...empty, rates: [rateFor(when, 0)] },
      });
      expect(read.placed).toEqual([]);
    }
  });

  it("says in a sentence above it how all its prices are meant, and below it what is no price", () => {
    const list = [
      "Room rates 2027, per person per night with full board, in RM",
      "\tLow season\tHigh season",
      "\t1 Mar – 27 May, 16 Sep – 31 Oct 2027\t28 May – 15 Sep 2027",
      "Garden Room",
      "Twin sharing\t320\t380",
      "Child 3–6 years\t95\t115",
    ];
    const rules = [
      "Single supplement\t120 per night\t150 per night",
      "Closed for the monsoon from 1 November 2027 to 28 February 2028",
      "Stay 5 nights or more: 10% off the room rates",
    ];
    const read = pasted([...list, ...rules].join("\n"));
    expect(cells(read)).toEqual([
      "garden twin adult personNight @s:Low season 320",
      "garden twin adult personNight @s:High season 380",
      "garden child personNight @s:Low season 95",
      "garden child personNight @s:High season 115",
    ]);
    expect(read.unread).toEqual({});
    expect(read.isNightly).toBe(true);
    expect(pasted(list.join("\n"), { card: { ...empty, seasons: { package: "checkIn" } } }).isNightly).toBe(
      false,
    );
    expect(read.newPeriods).toHaveLength(3);
    expect(read.notes).toEqual(rules.map((rule) => rule.replaceAll("\t", ": ")));

    const greeting = "We hope to see you and your family on our little island very soon";
    const greeted = pasted([greeting, ...list.slice(1)].join("\n"));
    expect([cells(greeted)[0], greeted.isNightly]).toEqual(["garden twin adult @s:Low season 320", false]);
    expect([greeted.unread, greeted.notes]).toEqual([{}, [greeting]]);
  });

  it("is under the resort's name, with holidays among weekdays, and children with a bed and without", () => {
    const text = [
      "TELUK BIRU ISLAND RESORT\t\t\t",
      "Valid 1 Mar – 31 Oct 2027, with the return boat from our jetty and three trips\t\t\t",
      "Room\tSharing\tWeekday (Sun–Wed)\tSchool / Public Holidays (29 May – 13 Jun, 28 Aug – 5 Sep 2027)",
      "Garden Room\tTwin (2 in a room)\tRM509\t599",
      "\tChild w/ bed (4–11 yrs)\t369\t429",
      "\tChild w/o bed (4–11 yrs)\t279\t319",
    ].join("\n");
    const read = pasted(text);
    expect([cells(read), read.unread]).toEqual([
      [
        "garden twin adult days 1237 @s:2027-03-01 RM509",
        "garden twin adult @s:School / Public Holidays 599",
        "garden child days 1237 @s:2027-03-01 369",
        "garden child @s:School / Public Holidays 429",
        "garden child shared days 1237 @s:2027-03-01 279",
        "garden child shared @s:School / Public Holidays 319",
      ],
      {},
    ]);
    expect(read.newPeriods.map(({ from, season }) => [from, season])).toEqual([
      ["2027-03-01", "2027-03-01"],
      ["2027-05-29", "School / Public Holidays"],
      ["2027-08-28", "School / Public Holidays"],
    ]);
    const beds = text.replace("w/ bed", "extra bed");
    expect(cells(pasted(beds))[2]).toBe("garden child extraBed days 1237 @s:2027-03-01 369");
    expect(cells(pasted(text.split("\n").slice(0, -1).join("\n")))[2]).toBe(
      "garden child bed days 1237 @s:2027-03-01 369",
    );
  });

  it("is a message, each price behind its name", () => {
    const text = [
      "*3D2N FULLBOARD PACKAGE*",
      "Low season (Mar - May 2027)",
      "TWIN : RM459/pax",
      "CHILD (4-11YRS) : RM329/pax",
      "",
      "High season (Jun - Aug 2027)",
      "TWIN : RM529 nett",
      "CHILD (4-11YRS) : FOC",
    ].join("\n");
    const read = pasted(text);
    expect([cells(read), read.unread]).toEqual([
      [
        "twin adult @s:Low season RM459/pax",
        "child @s:Low season RM329/pax",
        "twin adult @s:High season RM529 nett",
        "child @s:High season FOC",
      ],
      {},
    ]);
    expect(cells(pasted("Garden Room\nTwin - RM 459\nTriple – RM 429"))).toEqual([
      "garden twin adult @* RM 459",
      "garden triple adult @* RM 429",
    ]);
  });

  it("says below whom it is how old they are", () => {
    const read = pasted("\tDiver\t\tChild\n\tTwin\tSingle\t(4–11 years)\nGarden Room\t2150\t2690\t890");
    expect(read.unread).toEqual({});
    expect(read.placed.map(({ row: { terms } }) => [terms.activity, terms.bedType, terms.guestKind])).toEqual(
      [
        ["diver", "twin", "adult"],
        ["diver", "single", "adult"],
        [undefined, null, "child"],
      ],
    );
  });

  it("is by the night where the whole card is, unless it says how long a stay is", () => {
    const nightly = {
      ...empty,
      rates: [
        rateFor(row({ roomTypeId: "garden", bedType: "twin", guestKind: "adult", per: "personNight" }), 1),
      ],
    };
    const read = pasted("\tLow\nGarden Room twin sharing\t380\nGarden Room triple sharing\t350", {
      card: { ...nightly, periods: ownPeriods },
    });
    expect(cells(read)).toEqual([
      "garden twin adult personNight @s:Low 380",
      "garden triple adult personNight @s:Low 350",
    ]);
    expect(read.newRows.size).toBe(1);
    const stay = pasted("\tLow\nGarden Room 3D2N twin\t700", { card: { ...nightly, periods: ownPeriods } });
    expect(cells(stay)).toEqual(["garden twin adult @s:Low 700"]);
  });

  it("calls a season as it is written, and knows it again by less", () => {
    const first = pasted("\tLow season\tSeason\n\t1 Mar - 27 May 2027\t1 Sep - 30 Sep 2027\nTwin\t500\t600");
    expect(first.newPeriods.map(({ season }) => season)).toEqual(["Low season", "2027-09-01"]);
    const card = { ...empty, periods: [period("a", "2027-06-01", "2027-08-31", "High season")] };
    expect(cells(pasted("\tHIGH 1 Jun - 31 Aug 2028\nTwin\t620", { card }))).toEqual([
      "twin adult @s:High season 2028 620",
    ]);
  });

  const peaks = [
    period("a", "2027-06-01", "2027-08-31", "Peak"),
    period("b", "2028-06-01", "2028-08-31", "Peak"),
  ];
  const priced: RateBook = {
    ...empty,
    periods: peaks,
    rates: [
      { ...rateFor(row({ bedType: "twin", guestKind: "adult" }), 1), season: "Peak", sen: 50_000 },
      { ...rateFor(row({ bedType: "single", guestKind: "adult" }), 2), season: "Peak", sen: 80_000 },
    ],
  };
  const seasonsOf = (read: Placement) => {
    const after = withChanges(priced, read.periodChanges);
    const prices = after.rates.map(({ season, bedType, sen }) => `${season} ${bedType} ${sen}`);
    return [after.periods.map(({ from, season }) => `${from} ${season}`), prices];
  };

  it("changes one year of a season alone, and leaves the other years their prices", () => {
    const read = pasted("\t1 Jun - 31 Aug 2028\nTwin\t590", { card: priced });
    expect([cells(read), read.newPeriods]).toEqual([["twin adult @s:Peak 2028 590"], []]);
    expect([read.newSeasons, ...seasonsOf(read)]).toEqual([
      ["Peak 2028"],
      ["2027-06-01 Peak", "2028-06-01 Peak 2028"],
      ["Peak twin 50000", "Peak single 80000", "Peak 2028 twin 50000", "Peak 2028 single 80000"],
    ]);

    const both = pasted("\t1 Jun - 31 Aug 2027, 1 Jun - 31 Aug 2028\nTwin\t590", { card: priced });
    expect([cells(both), both.periodChanges]).toEqual([["twin adult @s:Peak 590"], []]);
    const named = pasted("\tPeak\nTwin\t590", { card: priced });
    expect([cells(named), named.periodChanges]).toEqual([["twin adult @s:Peak 590"], []]);
  });

  it("adds another year to a season that is there, with its prices but for those of the list", () => {
    const read = pasted("\tPeak 1 Jun - 31 Aug 2029\nTwin\t620", { card: priced });
    expect(cells(read)).toEqual(["twin adult @s:Peak 2029 620"]);
    const [periods, prices] = seasonsOf(read);
    expect(periods).toEqual(["2027-06-01 Peak", "2028-06-01 Peak", "2029-06-01 Peak 2029"]);
    expect(prices).toContain("Peak 2029 single 80000");
  });

  it("does so for a season of one period, and joins one whose dates it widens", () => {
    const [summer] = peaks;
    if (!summer) throw new Error("no period");
    const single = { ...priced, periods: [{ ...summer, name: "Peak" }] };
    const later = pasted("\t1 Jun - 31 Aug 2028 Peak\nTwin\t620", { card: single });
    expect([later.newSeasons, cells(later)]).toEqual([["Peak 2028"], ["twin adult @s:Peak 2028 620"]]);
    const wider = pasted("\t28 May - 31 Aug 2027 Peak\nTwin\t620", { card: single });
    expect([wider.newSeasons, cells(wider)]).toEqual([[], ["twin adult @s:Peak 620"]]);
  });

  it("has two years of a season beside one another, and two spans of one year as one", () => {
    const years = pasted("\tPeak 1 Jun - 31 Aug 2027\tPeak 1 Jun - 31 Aug 2028\nTwin\t500\t590");
    expect([cells(years), years.twice]).toEqual([
      ["twin adult @s:Peak 500", "twin adult @s:Peak 2028 590"],
      [],
    ]);
    const spring = "Low 1 Mar - 27 May 2027";
    const spans = pasted(`\t${spring}\tLow 1 Sep - 31 Oct 2027\nTwin\t500\nTriple\t\t450`);
    expect(cells(spans)).toEqual(["twin adult @s:Low 500", "triple adult @s:Low 450"]);
  });

  it("goes into the columns that a restriction has cut its dates into, and no second one", () => {
    const cut = [
      period("a", "2027-05-01", "2027-05-28", "Peak"),
      period("b", "2027-05-29", "2027-06-05", "Peak"),
      period("c", "2027-06-06", "2027-08-31", "Peak"),
      period("raya", "2027-05-10", "2027-05-14", "Raya"),
    ];
    const text = "\t1 May - 31 Aug 2027\nGarden Room twin\t590";
    const again = pasted(text, { card: { ...empty, periods: cut } });
    expect([cells(again), again.newPeriods]).toEqual([["garden twin adult @s:Peak 590"], []]);

    const apart = cut.map((part) => (part.id === "b" ? { ...part, season: null } : part));
    const both = pasted(text, { card: { ...empty, periods: apart } });
    expect(both.newPeriods).toEqual([]);
    expect(cells(both)).toEqual(["garden twin adult @s:Peak 590", "garden twin adult @p:b 590"]);

    const short = pasted(text, { card: { ...empty, periods: cut.slice(0, 2) } });
    expect(short.newPeriods.map(({ from, to }) => [from, to])).toEqual([["2027-05-01", "2027-08-31"]]);
  });
});
