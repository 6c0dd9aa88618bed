import type { AgeBand, Occupants } from "@pulau/domain/party/party.ts";
import { seatsOf } from "@pulau/domain/rooming/seats.ts";
import { describe, expect, it } from "vitest";
import { checkTable } from "./check-table.ts";
import type { Placed } from "./list-rows.ts";
import { readTable } from "./read-table.ts";

const bands: AgeBand[] = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 3 },
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];
const room = (given: Partial<Occupants>) => ({
  occupants: { adult: 0, child: 0, toddler: 0, infant: 0, ...given },
});

const named = (word: string, en: string, my: string, cn: string) => ({ word, name: { en, my, cn } });
const questions = {
  activities: [
    named("snorkeller", "Snorkeller", "Perenang snorkel", "浮潜"),
    named("diver", "Diver", "Penyelam", "潜水"),
  ],
  markets: [],
  marketBy: "stay" as const,
};

/** Pasted into a booking of two rooms: a couple in V-03, a couple with a child in V-04. */
type More = { taken?: number[]; rooms?: ReturnType<typeof room>[]; placed?: Placed[] };
const check = (text: string, more: More = {}) =>
  checkTable({
    questions,
    text,
    taken: more.taken ?? [],
    list: {
      seats: seatsOf(more.rooms ?? [room({ adult: 2 }), room({ adult: 2, child: 1 })]),
      placed: more.placed ?? [],
    },
    paperOf: ({ known }) => known.identitySealed ?? "",
    roomNumbers: ["V-03", "V-04"],
    checkIn: "2027-02-28",
    bands,
  });
const rules = (read: ReturnType<typeof check>) =>
  read.problems.map(({ row, column, field, rule, value }) => [row, column, field, rule, value]);
const names = (read: ReturnType<typeof check>) => read.rows.map(({ guest }) => guest?.fullName ?? null);

describe("a pasted table", () => {
  it("of Excel is set apart by tabs, with quoted cells that hold tabs, lines and quotes", () => {
    const text =
      'Full name\tPhone\tAge\r\n"Aisyah ""Ika"" Rahman"\t"012-345 6789\n013-222 3333"\t36\r\nBen, Jr.\t\t40\r\n';
    const read = check(text);
    expect(names(read)).toEqual(['Aisyah "Ika" Rahman', "Ben, Jr."]);
    expect(read.rows[0]?.guest?.phones).toEqual(["+60123456789", "+60132223333"]);
    expect(read.problems).toEqual([]);
  });

  it.each([
    ["commas and a byte order mark", "\uFEFFName,IC,Age\nAli,900101-14-5678,37\n"],
    ["semicolons", "Name;IC;Age\nAli;900101-14-5678;37\n"],
    ["Malay headings", "Nama Penuh,No. KP,Umur\nAli,900101-14-5678,37\n"],
    ["Chinese headings", "姓名,身份证号码,年龄\nAli,900101-14-5678,37\n"],
    ["no heading at all", "Ali\t900101-14-5678\t37"],
    ["no age: the IC tells it", "Name,IC\nAli,900101-14-5678"],
    ["a birthday", "Name,IC,Date of birth\nAli,900101-14-5678,1/1/1990"],
    ["a lost leading zero elsewhere and old line ends", "Name,IC,Age\rAli,900101145678,37\r"],
  ])("is read with %s", (_, text) => {
    const [only] = check(text).rows;
    expect(only).toMatchObject({ seat: 0, guest: { fullName: "Ali", age: 37, nonMalaysian: false } });
  });

  it("reads what guests do by its name in any language, and says what it is not", () => {
    const read = check("Name,Activity\nAli,diver\nMei,潜水\nSiti,\nBen,Parachutist\n");
    expect(read.rows.map(({ guest }) => guest?.activity)).toEqual(["diver", "diver", null, undefined]);
    expect(rules(read)).toContainEqual([5, 2, "activity", "invalid", "Parachutist"]);
  });

  it("puts a hundred rows into a hundred places", () => {
    const rooms = Array.from({ length: 50 }, () => room({ adult: 2 }));
    const lines = Array.from({ length: 100 }, (_, i) => `Guest ${i},9001011${String(40000 + i)},37`);
    const read = check(["Name,IC,Age", ...lines].join("\n"), { rooms });
    expect(read.problems).toEqual([]);
    expect(read.rows.map(({ seat }) => seat)).toEqual([...Array(100).keys()]);
  });

  it("counts rows as the spreadsheet does, empty ones too, and tells each mistake at its column", () => {
    const text = [
      "No,Full name,IC,Age,Vegetarian,E-mail,Phone",
      "1,Ali,900101-14-5678,37,yes,ali@example.test,0123456789",
      ",,,,,,",
      "2,Bala,901399-14-5678,abc,perhaps,bala@,12",
    ].join("\n");
    expect(rules(check(text))).toEqual([
      [4, 3, "identity", "ic", "901399-14-5678"],
      [4, 4, "age", "age", "abc"],
      [4, 5, "vegetarian", "yesOrNo", "perhaps"],
      [4, 6, "email", "email", "bala@"],
      [4, 7, "phones", "phone", "12"],
    ]);
    expect(names(check(text))).toEqual(["Ali", null]);
  });

  it("knows foreigners by their nationality, and asks them for a passport", () => {
    const read = check(
      "Name,Nationality,Passport,Age\nAnn,Singapore,E1234567,30\nBen,British,900101-14-5678,31",
    );
    expect(read.rows[0]?.guest).toMatchObject({ nonMalaysian: true, identity: "E1234567" });
    expect(rules(read)).toEqual([[3, 3, "identity", "passport", "900101-14-5678"]]);
  });

  it("tells two rows with one paper, one row too many, and an age that is not the place's", () => {
    const lines = [30, 31, 32, 33, 34, 35].map((age, i) => `Guest ${i},E100000${i === 5 ? 0 : i},${age}`);
    expect(rules(check(["Name,Passport,Age", ...lines].join("\n")))).toEqual([
      [6, 0, "age", "otherKind", "34"],
      [7, 0, "identity", "twice", "E1000000"],
      [7, 0, "seat", "noPlace", "Guest 5"],
    ]);
  });

  it("puts people into the rooms that it names, by number or in words, and leaves taken places alone", () => {
    const text = "Room,Name,Age\nV-04,Ann,30\nRoom 1,Ben,31\nV-04,Kid,7\n2,Dan,32";
    expect(check(text).rows.map(({ seat }) => seat)).toEqual([2, 0, 4, 3]);
    expect(check(text, { taken: [0, 2] }).rows.map(({ seat }) => seat)).toEqual([3, 1, 4, null]);
  });

  it("takes the Chinese one of two names for what it is", () => {
    const read = check("Name,姓名\nLim Mei Ling,林美玲\n,陈大文");
    expect(read.rows.map(({ guest }) => [guest?.fullName, guest?.chineseName])).toEqual([
      ["Lim Mei Ling", "林美玲"],
      ["陈大文", null],
    ]);
  });

  it("runs no formula: what a spreadsheet would calculate stays a text", () => {
    const read = check("Name,Age\n=1+1,30\n'+Ann,31");
    expect(names(read)).toEqual(["=1+1", "+Ann"]);
  });

  it("that says nothing has no rows", () => {
    expect(check(" \n\t\n")).toEqual({
      columns: [],
      hasHeading: false,
      rows: [],
      leavers: [],
      problems: [],
    });
  });

  it("without a name's column says so once", () => {
    expect(rules(check("IC,Age\n900101-14-5678,37"))).toContainEqual([1, 0, "fullName", "missing", ""]);
  });
});

it("tells which column is which, and which is none of ours", () => {
  expect(readTable("No.,Full Name,Remarks\n1,Ali,-").columns).toEqual([
    { heading: "No.", column: null },
    { heading: "Full Name", column: "fullName" },
    { heading: "Remarks", column: null },
  ]);
});

/** Somebody of the list; their paper is "sealed" as it is. */
const listed = (seat: number, fullName: string, identity: string | null): Placed => ({
  id: `id-${seat}`,
  seat,
  named: true,
  known: {
    fullName,
    chineseName: null,
    identitySealed: identity,
    identityTail: identity?.slice(-4) ?? "",
    age: 37,
    senior: false,
    disabled: false,
    vegetarian: false,
    nonMalaysian: false,
    email: null,
    phones: [],
  },
});
const whoGoes = (read: ReturnType<typeof check>) =>
  read.rows.map(({ name, seat, known, guest }) => [name, seat, known, guest?._id ?? null]);

describe("a table over a list that has guests", () => {
  const placed = [listed(0, "Aisyah binti Rahman", "900101-14-5678"), listed(1, "Ben Tan", "910202-10-5432")];

  it("knows them again by the number of their paper, and by a name that nobody else has", () => {
    const read = check(
      "Name,IC,Age\nAISYAH  Binti Rahman,,38\nBenjamin Tan,910202105432,36\nCarl,920303-10-1111,35\n",
      {
        placed,
      },
    );
    expect(whoGoes(read)).toEqual([
      ["AISYAH  Binti Rahman", 0, true, "id-0"],
      ["Benjamin Tan", 1, true, "id-1"],
      ["Carl", 2, false, null],
    ]);
    expect(read.rows[0]?.guest?.identity).toBe("••••5678");
    expect(read.leavers).toEqual([]);
  });

  it("takes two with one name and other papers for two", () => {
    const read = check("Name,IC,Age\nBen Tan,650101-10-1235,61\n", { placed });
    expect(whoGoes(read)).toEqual([["Ben Tan", 2, false, null]]);
    expect(read.leavers).toEqual([]);
  });

  it("names who would lose their place, once nothing is free", () => {
    const rooms = [room({ adult: 2 })];
    const read = check(
      "Name,IC,Age\nBen Tan,910202-10-5432,35\nCarl,920303-10-1111,35\nDina,930404-10-2222,34\n",
      {
        placed,
        rooms,
      },
    );
    expect(whoGoes(read)).toEqual([
      ["Ben Tan", 1, true, "id-1"],
      ["Carl", 0, false, null],
      ["Dina", null, false, null],
    ]);
    expect(read.leavers).toEqual([{ seat: 0, name: "Aisyah binti Rahman", by: "Carl" }]);
    expect(rules(read)).toEqual([[4, 0, "seat", "noPlace", "Dina"]]);
  });

  it("does not take a paper twice, also when the list has it masked", () => {
    const read = check("Name,IC,Age\nBen Tan,••••5432,35\nBenny,910202-10-5432,35\nCarl,920303-10-1111,3\n", {
      placed,
    });
    expect(read.rows.map(({ guest }) => guest?.fullName ?? null)).toContain(null);
    expect(rules(read).filter(([, , , rule]) => rule === "twice" || rule === "unknownPaper")).toHaveLength(1);
  });
});
