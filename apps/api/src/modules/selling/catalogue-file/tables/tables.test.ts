import { randomUUID } from "node:crypto";
import type { CatalogueCheck } from "@pulau/contract/catalogue-file.ts";
import { catalogueTables } from "@pulau/contract/catalogue-file.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { addDays, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { FastifyInstance } from "fastify";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../../app.ts";
import { checkInvariants } from "../../../../db/invariants.ts";
import { staffRole, staffUser } from "../../../../db/schema/staff.ts";
import { createTestDatabase, type TestDatabase } from "../../../../db/test-database.ts";
import { createLogger } from "../../../../plugins/logging.ts";
import type { Side, StaffSession } from "../../../../plugins/session.ts";
import { readSettings } from "../../../../settings.ts";
import { forgetSettings } from "../../../ground/resort/public.ts";
import { exportCatalogue } from "../export-catalogue.ts";
import { importTemplate } from "../import-template.ts";
import { pack, textBytes } from "../zip.ts";

const today = dayAt(new Date(), malaysianTime);
const store = { put: async () => {}, get: async () => null, remove: async () => {} };
let base: TestDatabase;
let app: FastifyInstance;
let session: StaffSession;
let text: string;

beforeAll(async () => {
  base = await createTestDatabase();
  const taken = await importTemplate({ db: base.db, store }, { staffId: null, permissions: everyRight() });
  if (!taken.ok) throw new Error(JSON.stringify(taken.failure));
  session = {
    kind: "staff",
    staffId: await hireMei(base),
    sessionId: randomUUID(),
    accessLevel: "staff",
    name: "Mei",
    permissions: everyRight(),
  };
  app = await openApp(base);
  forgetSettings(base.db);
  text = await exportCatalogue(base.db, everyRight());
}, 120_000);
async function hireMei({ db }: TestDatabase): Promise<string> {
  const permissions = everyRight();
  const [role] = await db.insert(staffRole).values({ name: "Prices", permissions, locked: true }).returning();
  const mei = {
    username: "mei",
    name: "Mei",
    email: "mei@resort.test",
    passwordHash: "",
    role: "staff" as const,
  };
  const made = db.insert(staffUser).values({ ...mei, roleId: role?.id ?? "", permissions: {} });
  const [row] = await made.returning({ id: staffUser.id });
  return row?.id ?? "";
}

/** A server on a database, with Mei at its desk. */
function openApp({ db, pool }: TestDatabase, staffId = session.staffId): Promise<FastifyInstance> {
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
  const logger = createLogger("warn");
  const readSession = async (_: unknown, side: Side) => (side === "staff" ? { ...session, staffId } : null);
  return buildApp({ db, pool, settings, logger, readSession });
}
afterAll(async () => {
  await app.close();
  await base.drop();
});

const decoder = new TextDecoder();
const fileOf = async (table: string): Promise<string> => {
  const answer = await app.inject({ url: `/admin/api/catalogue-tables/${table}` });
  expect(answer.statusCode, table).toBe(200);
  return decoder.decode(answer.rawPayload);
};

function formOf(bytes: string | Uint8Array, name: string) {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return {
    method: "POST" as const,
    headers: { "content-type": "multipart/form-data; boundary=edge" },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from("\r\n--edge--\r\n")]),
  };
}
/** Sends once more what was answered "busy", as a person would: how long a lock takes is the machine's business. */
const sendTo = async (at: FastifyInstance, path: string, bytes: string | Uint8Array, name: string) => {
  const request = { ...formOf(bytes, name), url: `/admin/api/catalogue/${path}` };
  const answer = await at.inject(request);
  return answer.statusCode === 503 ? at.inject(request) : answer;
};
const send = (path: string, bytes: string | Uint8Array, name = "sheet.csv") => sendTo(app, path, bytes, name);
const check = async (bytes: string | Uint8Array, name?: string): Promise<CatalogueCheck> => {
  const answer = await send("check", bytes, name);
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
  return answer.json();
};
/** Imports what a check has shown, as the page does. */
const take = async (bytes: string | Uint8Array): Promise<void> => {
  const { mark, problems } = await check(bytes);
  expect(problems).toEqual([]);
  const answer = await send(`import?mark=${mark}`, bytes);
  expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
};
const asBefore = async () => {
  const settled = await send("import", text, "catalogue.json");
  expect(settled.statusCode).toBe(200);
  expect(await exportCatalogue(base.db, everyRight())).toBe(text);
};
const inCells = (csv: string, line: number, edit: (cells: string[]) => string[]) =>
  csv
    .split("\r\n")
    .map((row, at) => (at === line - 1 ? edit(row.split(",")).join(",") : row))
    .join("\r\n");

describe("the catalogue's tables for spreadsheets", () => {
  it.each(catalogueTables)(
    "%s goes out and in again without a change, and the same each time",
    async (table) => {
      const csv = await fileOf(table);
      expect(csv.split("\r\n").length).toBeGreaterThan(2);
      expect(await check(csv)).toMatchObject({ changes: [], wrong: 0, problems: [] });
      await take(csv);
      expect(await fileOf(table)).toBe(csv);
      expect(await exportCatalogue(base.db, everyRight())).toBe(text);
    },
  );

  it.each(catalogueTables)("%s goes out in the reader's language and in again", async (table) => {
    const english = (await fileOf(table)).split("\r\n");
    for (const tag of ["ms", "zh"]) {
      const url = `/admin/api/catalogue-tables/${table}`;
      const csv = (await app.inject({ url, headers: { "accept-language": tag } })).payload.replace(
        /^\uFEFF/,
        "",
      );
      const [head, ...lines] = csv.split("\r\n");
      expect(head).not.toBe(english[0]?.replace(/^\uFEFF/, ""));
      expect(new Set(head?.split(",")).size).toBe(english[0]?.split(",").length);
      expect(lines).toEqual(english.slice(1));
      expect(await check(csv)).toMatchObject({ changes: [], wrong: 0, problems: [] });
    }
  });

  it.each([
    ["rooms", "Size (m²)", "Size (square feet)", "en"],
    ["periods", "Tempah awal (hari)", "Hari terakhir tempahan", "ms"],
    ["periods", "Hari daftar keluar", "Hari pelepasan", "ms"],
    ["periods", "Tiada daftar keluar pada", "Tiada pelepasan pada", "ms"],
    ["rates", "Orang sebilik", "Perkongsian", "ms"],
  ])("%s is taken in with %s headed %s, as in files of before", async (table, now, before, tag) => {
    const url = `/admin/api/catalogue-tables/${table}`;
    const csv = (await app.inject({ url, headers: { "accept-language": tag } })).payload;
    expect(csv).toContain(now);
    expect(await check(csv.replace(now, before))).toMatchObject({ changes: [], wrong: 0, problems: [] });
  });

  it("tells a mistake by the heading as the file has it", async () => {
    const url = "/admin/api/catalogue-tables/rooms";
    const csv = (await app.inject({ url, headers: { "accept-language": "zh" } })).payload;
    const { problems } = await check(inCells(csv, 2, ([no = "", _, ...rest]) => [no, "X", ...rest]));
    expect(problems).toMatchObject([{ at: { line: 2, column: "房型" } }]);
  });

  it("goes out whole as a zip, which is taken back as one", async () => {
    const zip = (await app.inject({ url: "/admin/api/catalogue-tables.zip" })).rawPayload;
    expect(Object.keys(unzipSync(zip)).toSorted()).toEqual(
      catalogueTables.map((id) => `${id}.csv`).toSorted(),
    );
    expect(await check(zip, "tables.zip")).toMatchObject({ changes: [], wrong: 0 });
    expect((await app.inject({ url: "/admin/api/catalogue-tables.zip" })).rawPayload).toEqual(zip);
  });

  it("says names, ringgit and dates, and no formula", async () => {
    const [head, first] = (await fileOf("rooms")).replace(/^\uFEFF/, "").split("\r\n");
    expect(head).toBe(
      "Room,Room type,Building,Floor,Most guests,Size (m²),Smoking,Step-free,Description,In use,Id",
    );
    expect(first).toMatch(/^G-01,G,Garden Court,Ground,4,,no,yes,,yes,/);
    expect(await fileOf("rates")).toContain('LAGOON,"3D2N, full board",spring-G-twin,,spring,G,twin,adult,');
    await base.pool.query(`UPDATE room SET "desc" = '=cmd|''/c calc''!A1' WHERE room_no = 'G-01'`);
    const guarded = await fileOf("rooms");
    expect(guarded).toContain("'=cmd|");
    expect(await check(guarded)).toMatchObject({ changes: [], wrong: 0 });
    await asBefore();
  });

  it("takes a changed price and a new room, which the guest's quote shows", async () => {
    const before = await quoted();
    const rates = (await fileOf("rates"))
      .split("\r\n")
      .map((line) =>
        line.startsWith('LAGOON,"3D2N, full board",') && /,G,twin,adult,/.test(line)
          ? line.replace(/,\d+\.00,/, ",2222.00,")
          : line,
      )
      .join("\r\n");
    const rooms = `${await fileOf("rooms")}G-99,G,Garden Court,First,4,,no,no,,yes,\r\n`;
    const zip = pack(
      new Map([
        ["rates.csv", textBytes(rates)],
        ["my rooms (2).csv", textBytes(rooms)],
      ]),
    );
    const seen = await check(zip, "tables.zip");
    expect(
      seen.changes.map(({ part, added, changed, gone }) => [part, added.count, changed.count, gone.count]),
    ).toEqual([
      ["rooms", 1, 0, 0],
      ["prices", 0, 1, 0],
    ]);
    expect((await quoted()).sen).toBe(before.sen);
    await take(zip);
    const after = await quoted();
    expect(after.free).toBe(before.free + 1);
    expect(after.sen).toBeGreaterThan(before.sen);
    const { rows } = await base.pool.query(
      "SELECT r.bed_option_id IS NOT NULL AS made, t.room_code AS code FROM room r JOIN room_type t ON t.id = r.room_type_id WHERE room_no = 'G-99'",
    );
    expect(rows).toEqual([{ made: true, code: "G" }]);
    expect(await checkInvariants(base.pool)).toEqual([]);
    await base.pool.query("DELETE FROM room WHERE room_no = 'G-99'");
    await asBefore();
  });

  it("is read as Excel gives it back: semicolons, Windows' lines, its own dates, times and capitals", async () => {
    const periods = (await fileOf("periods")).replace(
      /(\d{4})-(\d\d)-(\d\d)/g,
      (_, y, m, d) => `${Number(d)}/${Number(m)}/${y}`,
    );
    expect(await check(periods)).toMatchObject({ changes: [], wrong: 0 });
    const times = (await fileOf("timetables"))
      .replaceAll(/,(\d\d):(\d\d),/g, ",$1:$2:00,")
      .replaceAll("01-01", "01-Jan")
      .replaceAll("12-31", "31-Dec")
      .replaceAll(",yes,", ",TRUE,")
      .replaceAll(/,(?=(?:[^"\n]*"[^"\n]*")*[^"\n]*$)/gm, ";");
    expect(await check(times)).toMatchObject({ changes: [], wrong: 0 });
    const wide = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from((await fileOf("fees")).replace(/^\uFEFF/, "").replaceAll(",", "\t"), "utf16le"),
    ]);
    expect(await check(wide)).toMatchObject({ changes: [], wrong: 0 });
  });

  it("leaves what a table has no column for, and options that it doesn't name", async () => {
    const [head, ...lines] = (await fileOf("rates")).split("\r\n");
    const own = lines.filter((line) => line.startsWith("SLOW,"));
    expect(own.length).toBeGreaterThan(10);
    expect(await check([head, ...own].join("\r\n"))).toMatchObject({ changes: [], wrong: 0 });
    const rooms = (await fileOf("rooms")).split("\r\n").map((line) => line.split(",").slice(0, 3).join(","));
    expect(await check(rooms.join("\r\n"))).toMatchObject({ changes: [], wrong: 0 });
  });

  it("keeps the amount that comes on top of a share", async () => {
    const catalogue = JSON.parse(text);
    const rates: { share?: unknown; sen: number }[] = catalogue.prices.flatMap(
      (prices: { rates: object[] }) => prices.rates,
    );
    const shared = rates.find(({ share }) => share !== undefined);
    if (!shared) throw new Error("the demo has no share");
    shared.sen = 21_000;
    expect((await send("import", JSON.stringify(catalogue), "catalogue.json")).statusCode).toBe(200);
    const csv = await fileOf("rates");
    expect(csv).toContain("210.00");
    expect((await check(csv)).changes).toEqual([]);
    await asBefore();
  });

  it("takes out of use what a table no longer has", async () => {
    const rooms = (await fileOf("rooms")).split("\r\n").filter((line) => !line.startsWith("G-02,"));
    const { changes } = await check(rooms.join("\r\n"));
    expect(changes).toEqual([
      expect.objectContaining({
        part: "rooms",
        gone: { count: 1, names: [expect.objectContaining({ en: "G-02" })] },
      }),
    ]);
  });
});

describe("the catalogue's file by its calls", () => {
  it("is the same each time, and the same again out of an empty Pulau that took it in", async () => {
    const url = "/admin/api/catalogue.zip";
    const file = (await app.inject({ url })).rawPayload;
    expect((await app.inject({ url })).rawPayload).toEqual(file);
    const other = await createTestDatabase();
    const there = await openApp(other, await hireMei(other));
    try {
      const seen = (await sendTo(there, "check", file, "catalogue.zip")).json();
      expect([seen.wrong, seen.changes.length > 20]).toEqual([0, true]);
      const taken = await sendTo(there, `import?mark=${seen.mark}`, file, "catalogue.zip");
      expect(taken.statusCode, taken.payload.slice(0, 300)).toBe(200);
      expect((await there.inject({ url })).rawPayload).toEqual(file);
      const tables = { url: "/admin/api/catalogue-tables.zip" };
      expect((await there.inject(tables)).rawPayload).toEqual((await app.inject(tables)).rawPayload);
    } finally {
      await there.close();
      await other.drop();
    }
  }, 60_000);
});

describe("a table that is wrong", () => {
  const wrong: [what: string, table: string, edit: (csv: string) => string, at: object, rule: string][] = [
    [
      "a room type that nobody knows",
      "rooms",
      (csv) => inCells(csv, 3, (cells) => cells.with(1, "Castle")),
      { line: 3, column: "Room type" },
      "notListed",
    ],
    [
      "a number in words",
      "rooms",
      (csv) => inCells(csv, 4, (cells) => cells.with(4, "four")),
      { line: 4, column: "Most guests" },
      "number",
    ],
    [
      "a room twice",
      "rooms",
      (csv) => `${csv}G-01,G,Garden Court,Ground,4,,no,no,,yes,\r\n`,
      { line: 64, column: "Id" },
      "twice",
    ],
    [
      "a new room twice",
      "rooms",
      (csv) =>
        `${csv}X-1,G,Garden Court,Ground,4,,no,no,,yes,\r\nX-1,G,Garden Court,Ground,4,,no,no,,yes,\r\n`,
      { line: 65, column: "Id" },
      "twice",
    ],
    [
      "a column that is none",
      "rooms",
      (csv) => inCells(csv, 1, (cells) => cells.with(3, "Flor")),
      { line: 1, column: null },
      "catalogue.column",
    ],
    [
      "a column twice",
      "rooms",
      (csv) => inCells(csv, 1, (cells) => cells.with(3, "Room")),
      { line: 1, column: null },
      "catalogue.columnTwice",
    ],
    [
      "a formula for an amount",
      "taxes",
      (csv) => inCells(csv, 2, (cells) => cells.with(4, "=1+1")),
      { line: 2, column: "Percent" },
      "number",
    ],
    [
      "a day that is none",
      "periods",
      (csv) => csv.replace(/,20\d\d-\d\d-\d\d,/, ",2026-02-30,"),
      { line: 2, column: "From" },
      "invalidDay",
    ],
    [
      "an option that the package lacks",
      "rates",
      (csv) => csv.replace("SLOW,", "SLOWER,"),
      { column: "Option" },
      "notListed",
    ],
    [
      "a sharing that nobody knows",
      "rates",
      (csv) => csv.replace(",twin,", ",eight,"),
      { line: 3, column: "Sharing" },
      "notListed",
    ],
    [
      "a period that the option lacks",
      "rates",
      (csv) => csv.replace(",,spring,", ",Ramadan,,"),
      { line: 2 },
      "card.unknownPeriod",
    ],
    [
      "an amount of letters",
      "fees",
      (csv) => csv.replace(",5.00,", ",five,"),
      { line: 2, column: "Amount (RM)" },
      "ringgit",
    ],
    [
      "a rate for a guest that nobody is",
      "fees",
      (csv) => csv.replace(",adult,", ",giant,"),
      { line: 2, column: "Guest" },
      "notListed",
    ],
    [
      "a boat that nobody knows",
      "timetables",
      (csv) => csv.replace("Bayu Laut ferry", "Titanic"),
      { column: "Boat" },
      "notListed",
    ],
    [
      "weekdays in another word",
      "surcharges",
      (csv) => csv.replace("Thu Fri Sat", "weekends"),
      { column: "Weekdays" },
      "catalogue.weekdays",
    ],
  ];
  it.each(wrong)("says file, line and column: %s", async (_, table, edit, at, rule) => {
    const csv = edit(await fileOf(table));
    const { problems } = await check(csv, "my table.csv");
    if (table === "rooms" && rule !== "catalogue.column" && rule !== "catalogue.columnTwice")
      expect(problems[0]?.name?.en).toMatch(/^(G|X)-/);
    expect(problems).toContainEqual(
      expect.objectContaining({ rule, at: expect.objectContaining({ file: "my table.csv", ...at }) }),
    );
    expect((await send("import", csv)).statusCode).toBe(400);
    expect(await exportCatalogue(base.db, everyRight())).toBe(text);
  });

  const head = "Room,Room type\r\n";
  const hostile: [what: string, bytes: () => string | Uint8Array, status: number, rule: string | null][] = [
    ["Latin letters of Windows", () => Buffer.from(`${head}Caf\u00e9,G\r\n`, "latin1"), 400, "encoding"],
    [
      "Chinese letters of Windows",
      () => Buffer.from([...Buffer.from(head), 0xbb, 0xa8, 0xd4, 0xb0, 0x2c, 0x47]),
      400,
      "encoding",
    ],
    ["nothing", () => "", 400, "format"],
    ["no heading of ours", () => "a,b,c\r\n1,2,3\r\n", 400, "table"],
    ["noughts", () => `${head}G\0-1,G\r\n`, 400, "encoding"],
    [
      "an old spreadsheet",
      () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      400,
      "encoding",
    ],
    ["a workbook of Excel", () => pack(new Map([["xl/workbook.xml", textBytes("<x/>")]])), 400, "missing"],
    ["thirteen megabytes", () => `${head}${"G-01,G\r\n".repeat(1_700_000)}`, 400, "tableLarge"],
    [
      "a table twice",
      () =>
        pack(
          new Map([
            ["a.csv", textBytes(`${head}A,G`)],
            ["b.csv", textBytes(`${head}B,G`)],
          ]),
        ),
      400,
      "tableTwice",
    ],
    [
      "a table beside a catalogue",
      () =>
        pack(
          new Map([
            ["a.csv", textBytes(`${head}A,G`)],
            ["catalogue.json", textBytes(text)],
          ]),
        ),
      400,
      "mixed",
    ],
    ["too many lines", () => `${head}${"A,G\r\n".repeat(60_000)}`, 200, null],
    ["one endless line", () => `${head}${"a,".repeat(900_000)}`, 200, null],
    ["quotes that never end", () => `${head}"${"G-01,G\r\n".repeat(10_000)}`, 200, null],
    ["a heading alone", () => head, 200, null],
    ["ids that are none", () => "Room,Room type,Id\r\nG-01,G,1\r\nG-02,G,__proto__\r\n", 200, null],
    [
      "a heading of the language's own",
      () => "Room,Room type,__proto__,constructor\r\nG-01,G,1,2\r\n",
      200,
      null,
    ],
    ["half a letter of two", () => `${head}\ud800,G\r\n`, 200, null],
  ];
  it.each(hostile)("is no 5xx: %s", async (_, bytes, status, rule) => {
    const answer = await send("check", bytes(), "x.csv");
    expect([answer.statusCode, answer.json().facts?.rule ?? null]).toEqual([status, rule]);
    expect((await send("import", bytes(), "x.csv")).statusCode).toBeLessThan(500);
    await asBefore();
  });

  it("goes out and in by the rights of whoever asks", async () => {
    const all = session;
    const { rates: _, ...rights } = everyRight();
    session = {
      ...all,
      permissions: { ...rights, rooms: { read: true, write: false, create: false, delete: false } },
    };
    try {
      expect((await app.inject({ url: "/admin/api/catalogue-tables/rates" })).statusCode).toBe(403);
      const names = Object.keys(
        unzipSync((await app.inject({ url: "/admin/api/catalogue-tables.zip" })).rawPayload),
      );
      expect(names.toSorted()).toEqual(["promo-codes.csv", "rooms.csv", "timetables.csv"]);
      const rooms = (await fileOf("rooms")).replace(
        "G-01,G,Garden Court,Ground,4",
        "G-01,G,Garden Court,Ground,3",
      );
      expect((await check(rooms)).problems).toMatchObject([{ path: "rooms", rule: "catalogue.right" }]);
    } finally {
      session = all;
    }
  });
});

/** What a guest is asked for two in a garden room, and how many such rooms are free. */
async function quoted(): Promise<{ sen: number; free: number }> {
  const { rows } = await base.pool.query<{ id: string }>(
    "SELECT o.id FROM package_option o JOIN package p ON p.id = o.package_id WHERE code = 'LAGOON' AND nights = 2",
  );
  const party = { adults: 2, childAges: [], nonMalaysians: 0 };
  const payload = { optionId: rows[0]?.id, checkIn: addDays(today, 60), party };
  const reply = await app.inject({ method: "POST", url: "/api/room-types", payload });
  expect(reply.statusCode, reply.payload).toBe(200);
  const garden = reply.json().roomTypes.find((type: { code: string }) => type.code === "G");
  const twin = garden.prices.find(({ bedType }: { bedType: string }) => bedType === "twin");
  return { sen: twin.totalSen, free: garden.free };
}
