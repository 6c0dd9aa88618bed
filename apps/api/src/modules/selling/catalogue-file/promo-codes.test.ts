import { everyRight } from "@pulau/domain/access/permissions.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { type Demo, openDemo } from "../../../db/demo/test-demo.ts";
import { checkInvariants } from "../../../db/invariants.ts";
import { createTestDatabase, type TestDatabase } from "../../../db/test-database.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { readSettings } from "../../../settings.ts";
import { exportCatalogue } from "./export-catalogue.ts";
import { importFile } from "./import-file.ts";
import { exportTable } from "./tables/write-tables.ts";
import { textBytes } from "./zip.ts";

const all = everyRight();
const store = { put: async () => {}, get: async () => null, remove: async () => {} };
let demo: Demo;
let empty: TestDatabase;
let there: FastifyInstance;
let text: string;

beforeAll(async () => {
  demo = await openDemo();
  empty = await createTestDatabase();
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
  const logger = createLogger("warn");
  there = await buildApp({ ...empty, settings, logger, readSession: async () => null });
  text = await exportCatalogue(demo.base.db, all);
  await take(empty, text);
  await empty.pool.query(`UPDATE resort_setting SET value = '{"open": true}' WHERE name = 'opening'`);
}, 180_000);
afterAll(async () => {
  await there.close();
  await demo.close();
  await empty.drop();
});

type Promo = Record<string, unknown> & { readonly id: string; readonly code: string };
type File = { promoCodes: Promo[] };

async function send({ db }: TestDatabase, file: string, keeps: boolean, name?: string) {
  const by = { staffId: null, permissions: all };
  const sent = await importFile({ db, store }, { bytes: textBytes(file), name, by, keeps });
  if (!sent.ok) throw new Error(JSON.stringify(sent.failure));
  return sent.value;
}
async function take(base: TestDatabase, file: string, name?: string) {
  const { problems, changes } = await send(base, file, true, name);
  expect(problems).toEqual([]);
  return changes;
}
const promosOf = (changes: Awaited<ReturnType<typeof take>>) =>
  changes.find(({ part }) => part === "promoCodes");

/** The demo's own file with other promo codes. */
const withPromos = (change: (promos: Promo[]) => Promo[]): string => {
  const file: File = JSON.parse(text);
  return JSON.stringify({ ...file, promoCodes: change(file.promoCodes) });
};
const withPromo = (code: string, change: Partial<Promo>) =>
  withPromos((promos) => promos.map((promo) => (promo.code === code ? { ...promo, ...change } : promo)));

const rowOf = async ({ pool }: TestDatabase, code: string) =>
  (
    await pool.query(
      `SELECT c.active_status AS active, c.value_sen::int AS "valueSen", s.capacity, s.sold
       FROM promo_code c LEFT JOIN stock s ON s.id = c.stock_id WHERE c.code = $1`,
      [code],
    )
  ).rows[0];

/** What two adults pay for three days of the lagoon, with a code. */
async function quoted(checkIn: Day, promoCode: string | null) {
  const { rows } = await empty.pool.query(
    "SELECT o.id FROM package_option o JOIN package p ON p.id = o.package_id WHERE p.code = 'LAGOON' LIMIT 1",
  );
  const party = { adults: 2, childAges: [], nonMalaysians: 0 };
  const answer = await there.inject({
    method: "POST",
    url: "/api/quote",
    payload: { optionId: rows[0]?.id, checkIn, party, promoCode },
  });
  return answer.json();
}

describe("promo codes in the catalogue's file", () => {
  it("go into an empty Pulau, where a guest's quote takes them", async () => {
    const codes: string[] = (JSON.parse(text) as File).promoCodes.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["EARLY15", "HELLO50", "SLOWDAYS", "SEA100"]));
    expect(await rowOf(empty, "SEA100")).toMatchObject({ capacity: 12, sold: 0 });
    const checkIn = addDays(demo.today, 70);
    const { quote: plain } = await quoted(checkIn, null);
    const { quote: reduced } = await quoted(checkIn, "HELLO50");
    const taken = reduced.lines.map(({ amountSen }: { amountSen: number }) => amountSen);
    expect(taken).toContain(-5_000);
    expect(reduced.totalSen).toBeLessThanOrEqual(plain.totalSen - 5_000);
    expect(await checkInvariants(empty.pool)).toEqual([]);
  });

  it("are told by their code: added, changed and ended, whole or not at all", async () => {
    const file = withPromos(([first, second, ...promos]) => [
      { ...(first as Promo), perPerson: 3 },
      { ...(first as Promo), id: crypto.randomUUID(), code: "fresh20", capacity: 20 },
      ...promos,
      ...(second?.code === "HELLO50" ? [] : [second as Promo]),
    ]);
    const { changes, problems } = await send(empty, file, false);
    expect(problems).toEqual([]);
    const namesOf = (names: readonly { readonly en: string }[] = []) => names.map(({ en }) => en);
    const promoChanges = promosOf(changes);
    expect(namesOf(promoChanges?.added.names)).toEqual(["FRESH20"]);
    expect(namesOf(promoChanges?.changed.names)).toEqual(["EARLY15"]);
    expect(namesOf(promoChanges?.gone.names)).toEqual(["HELLO50"]);
    expect(await exportCatalogue(empty.db, all)).toBe(text);
    await take(empty, file);
    expect(await rowOf(empty, "FRESH20")).toMatchObject({ active: true, capacity: 20, sold: 0 });
    expect(await rowOf(empty, "HELLO50")).toMatchObject({ active: false });
    await take(empty, text);
    expect(await rowOf(empty, "HELLO50")).toMatchObject({ active: true });
  });

  it("keep the rules of their form, told at their fields", async () => {
    const faults = async (code: string, change: Partial<Promo>) =>
      (await send(empty, withPromo(code, change), false)).problems.map(
        ({ path, rule, name }) => `${name?.en} ${path.replace(/\.\d+\./, ".")} ${rule}`,
      );
    expect(await faults("EARLY15", { share: null })).toEqual(["EARLY15 promoCodes.share required"]);
    expect(await faults("HELLO50", { code: "no code" })).toEqual([
      expect.stringContaining("promoCodes.code promoCode"),
    ]);
    expect(await faults("HELLO50", { code: "EARLY15" })).toEqual([expect.stringContaining("taken")]);
    expect(await faults("HELLO50", { packageIds: [crypto.randomUUID()] })).toEqual([
      "HELLO50 promoCodes.packageIds notListed",
    ]);
    expect(await exportCatalogue(empty.db, all)).toContain('"code":"HELLO50"');
  });

  it("limit what had no limit, and no longer what had one, with what was claimed of it", async () => {
    const limited = withPromo("EARLY15", { capacity: 7 });
    await take(empty, limited);
    expect(await rowOf(empty, "EARLY15")).toMatchObject({ capacity: 7 });
    expect(await exportCatalogue(empty.db, all)).toContain('"capacity":7}');
    await take(empty, text);
    expect(await exportCatalogue(empty.db, all)).toContain('"code":"EARLY15"');
    expect(promosOf(await take(empty, text))).toBeUndefined();
  });

  it("come and go as a table, their packages by their codes", async () => {
    const table = async () => {
      const out = await exportTable(empty.db, "promo-codes", { permissions: all });
      if (!out.ok) throw new Error(out.failure.code);
      return new TextDecoder().decode(out.value);
    };
    const csv = await table();
    expect(csv).toMatch(/\r\nREEFDAYS,package,.*,120\.00,,REEF,,0\.00,0\.00,365,40,2,,/);
    expect(await take(empty, csv, "promo-codes.csv")).toEqual([]);
    const more = `${csv}MONSOON,percent,Quiet weeks,,,Less in the rain,,,,12.5,,"LAGOON, REEF",,,90,,,,,,,,no,yes,yes,\r\n`;
    expect(promosOf(await take(empty, more, "promo-codes.csv"))?.added.count).toBe(1);
    const { rows } = await empty.pool.query(
      "SELECT share, jsonb_array_length(package_ids) AS packages, name ->> 'cn' AS cn FROM promo_code WHERE code = 'MONSOON'",
    );
    expect(rows).toEqual([{ share: 1_250, packages: 2, cn: "Quiet weeks" }]);
    const wrong = await send(empty, more.replace("LAGOON, REEF", "LAGOON, MOON"), false, "promo-codes.csv");
    expect(wrong.problems).toMatchObject([
      { rule: "notListed", at: { file: "promo-codes.csv", line: 13, column: "Only for packages" } },
    ]);
    await take(empty, text);
  });
});

describe("a promo code that opens a price list", () => {
  const opening = { priceList: "REEF-CLUB", priceSen: 0, listed: false };

  it("is told at its row where nobody has the list, and makes none", async () => {
    const { problems } = await send(empty, withPromo("SLOWDAYS", opening), true);
    expect(problems).toMatchObject([
      {
        path: expect.stringMatching(/^promoCodes\.\d+\.priceList$/),
        rule: "catalogue.priceList",
        facts: { code: "REEF-CLUB" },
        name: { en: "SLOWDAYS" },
      },
    ]);
    const { rows } = await empty.pool.query("SELECT FROM price_list WHERE code = 'REEF-CLUB'");
    expect(rows).toEqual([]);
  });

  it("is taken with its list, which stands in the file or in the prices of it", async () => {
    const file = JSON.parse(withPromo("SLOWDAYS", opening));
    const list = {
      id: crypto.randomUUID(),
      activeStatus: true,
      code: "REEF-CLUB",
      name: "Reef club",
      desc: "",
    };
    const listed = JSON.stringify({ ...file, priceLists: [...file.priceLists, list] });
    expect((await send(empty, listed, false)).problems).toEqual([]);
    const [{ rates, ...prices }, ...others] = file.prices;
    const priced = { ...prices, rates: [{ ...rates[0], priceList: "REEF-CLUB" }, ...rates.slice(1)] };
    const named = await send(empty, JSON.stringify({ ...file, prices: [priced, ...others] }), false);
    expect(named.problems.filter(({ rule }) => rule === "catalogue.priceList")).toEqual([]);
  });
});

describe("a promo code that was used", () => {
  it("is found by an index among all holds", async () => {
    const client = await demo.base.pool.connect();
    await client.query("SET enable_seqscan = off");
    const { rows } = await client.query(
      "EXPLAIN SELECT FROM stay_hold h WHERE h.stay -> 'promo' ->> 'promoCodeId' = $1::text",
      ["SLOWDAYS"],
    );
    await client.query("RESET enable_seqscan");
    client.release();
    expect(JSON.stringify(rows)).toContain("stay_hold_promo_index");
  });

  it.each([
    ["SLOWDAYS", "code", { code: "SLOWERDAYS" }],
    ["SLOWDAYS", "type", { type: "percent", share: 500, packageId: null }],
    ["SEA250", "priceSen", { priceSen: 0 }],
  ] as const)("%s keeps its %s, in words at its row", async (code, field, change) => {
    const { problems } = await send(demo.base, withPromo(code, change), true);
    const faults = problems.map(({ path, rule, name }) => [path.split(".").at(-1), rule, name?.en]);
    expect(faults).toContainEqual([field, "promoUsed", (change as { code?: string }).code ?? code]);
    expect(await exportCatalogue(demo.base.db, all)).toBe(text);
    // Where nobody used it, it may.
    expect((await send(empty, withPromo(code, change), false)).problems).toEqual([]);
  });

  it("is refused the same by hand", async () => {
    const headers = demo.signedInAs.admin;
    const list = await demo.app.inject({ url: "/admin/api/promo-code?search=SLOWDAYS", headers });
    const [{ _id, version, ...promo }] = list.json().promoCodes;
    const answer = await demo.app.inject({
      method: "PUT",
      url: `/admin/api/promo-code/${_id}`,
      headers: { ...headers, "if-match": `"${version}"` },
      payload: { ...promo, code: "SLOWER" },
    });
    expect([answer.statusCode, answer.json().fields]).toMatchObject([
      400,
      [{ path: "code", rule: "promoUsed" }],
    ]);
  });

  it("goes out of use where the file lacks it, and stays with what was sold of it", async () => {
    const before = await rowOf(demo.base, "SEA250");
    expect(before.sold).toBeGreaterThan(0);
    await take(
      demo.base,
      withPromos((promos) => promos.filter(({ code }) => code !== "SEA250")),
    );
    expect(await rowOf(demo.base, "SEA250")).toEqual({ ...before, active: false });
    await take(demo.base, text);
    expect(await rowOf(demo.base, "SEA250")).toEqual(before);
    expect(await checkInvariants(demo.base.pool)).toEqual([]);
  });

  it("is not limited to less than was sold", async () => {
    const { problems } = await send(demo.base, withPromo("SEA250", { capacity: 1 }), true);
    expect(problems).toMatchObject([{ rule: "catalogue.sold", name: { en: "SEA250" } }]);
  });

  it("may be worth more from now on: vouchers keep what they were sold for", async () => {
    const vouchers = "SELECT code, worth_sen, left_sen, terms FROM voucher ORDER BY code";
    const before = (await demo.base.pool.query(vouchers)).rows;
    await take(demo.base, withPromo("SEA250", { valueSen: 26_000 }));
    expect(await rowOf(demo.base, "SEA250")).toMatchObject({ valueSen: 26_000 });
    expect((await demo.base.pool.query(vouchers)).rows).toEqual(before);
    await take(demo.base, text);
  });
});
