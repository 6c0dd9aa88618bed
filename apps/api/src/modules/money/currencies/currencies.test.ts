import { randomUUID } from "node:crypto";
import {
  addCurrencyRoute,
  adminCurrenciesRoute,
  changeCurrencyRoute,
  currencyRatesRoute,
  enterRateRoute,
  importOwnRatesRoute,
  importRatesRoute,
} from "@pulau/contract/currencies.ts";
import { currencyRoute } from "@pulau/contract/resort.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { all, staffCaller } from "../../../races/staff.ts";
import { createStaff, testPassword } from "../../people/accounts/test-people.ts";
import { newestSession } from "./newest-session.ts";
import { importRates } from "./public.ts";
import { openTestBank } from "./test-bank.ts";

let bank: Awaited<ReturnType<typeof openTestBank>>;
let stage: Stage;
let keeper: Caller;
let reader: Caller;

async function staffWith(settings: { read: boolean; write: boolean }): Promise<Caller> {
  const role = { settings: { ...settings, create: settings.write, delete: false } };
  const { email } = await createStaff(stage.base.db, { role });
  const caller = new Caller(stage.urls);
  caller.token = (
    await caller.must(staffLoginRoute, { body: { email, password: testPassword } })
  ).accessToken;
  return caller;
}

beforeAll(async () => {
  bank = await openTestBank();
  stage = await openStage({}, undefined, { BANK_NEGARA_URL: bank.url });
  [keeper, reader] = await Promise.all([
    staffWith({ read: true, write: true }),
    staffWith({ read: true, write: false }),
  ]);
});
beforeEach(() => {
  Object.assign(bank.state, { mood: "well", day: stage.resort.from, sessions: [] });
});
afterAll(async () => {
  await stage.close();
  await bank.close();
});

const named = { name: "A currency", symbol: "¤" };
const list = async () => (await keeper.must(adminCurrenciesRoute, {})).currencies;
const currencyOf = async (code: string) => (await list()).find((currency) => currency.code === code);
const idOf = async (code: string) => (await currencyOf(code))?._id ?? "";
const add = (code: string, ringgitPerForeign = "1.5", ratedOn = addDays(stage.resort.from, -3)) =>
  keeper.call(addCurrencyRoute, { body: { ...named, code, ringgitPerForeign, ratedOn } });
const enter = (_id: string, ringgitPerForeign: string, ratedOn = stage.resort.from) =>
  keeper.call(enterRateRoute, { params: { _id }, body: { ringgitPerForeign, ratedOn } });
const history = async (_id: string) =>
  (await keeper.must(currencyRatesRoute, { params: { _id }, query: {} })).rates;

describe("a currency", () => {
  it("is added with its first rate, and offered to guests with both directions of it", async () => {
    expect(await add("eur", "4.9000")).toMatchObject({ status: 201 });
    expect(await currencyOf("EUR")).toMatchObject({
      ringgitPerForeign: "4.9",
      foreignPerRinggit: "0.2040816327",
    });
    const { data } = await new Caller(stage.urls).must(currencyRoute, {});
    const shown = data.find(({ currencyId }) => currencyId.code === "EUR");
    expect(shown).toMatchObject({ myConvRate: 4.9, ratedOn: addDays(stage.resort.from, -3) });
  });

  it("is refused twice, with a rate that is none, and for a day that is to come", async () => {
    expect(await add("SGD")).toMatchObject({ status: 409, code: "CODE_TAKEN" });
    expect(await add("GBP", "0")).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    expect(await add("GBP", "1e3")).toMatchObject({ status: 400 });
    expect(await add("GB", "5")).toMatchObject({ status: 400 });
    const ahead = addDays(stage.resort.from, 2);
    expect(await add("GBP", "5", ahead)).toMatchObject({ status: 409, code: "RATE_AHEAD" });
  });

  it("is renamed, and no longer offered once it is put away", async () => {
    await add("CHF");
    const params = { _id: await idOf("CHF") };
    const body = { name: "Swiss franc", symbol: "Fr", activeStatus: false };
    await keeper.must(changeCurrencyRoute, { params, body });
    expect(await currencyOf("CHF")).toMatchObject(body);
    const { data } = await new Caller(stage.urls).must(currencyRoute, {});
    expect(data.map(({ currencyId }) => currencyId.code)).not.toContain("CHF");
    const missing = { params: { _id: randomUUID() }, body };
    expect(await keeper.call(changeCurrencyRoute, missing)).toMatchObject({ status: 404 });
  });
});

describe("a rate that staff enter", () => {
  it("is shown from its day on, and the earlier ones are kept with who entered them", async () => {
    await add("NZD", "2.4");
    const _id = await idOf("NZD");
    expect(await enter(_id, "2.5100")).toMatchObject({ status: 201 });
    expect(await enter(_id, "2.45", addDays(stage.resort.from, -2))).toMatchObject({ status: 201 });
    expect(await currencyOf("NZD")).toMatchObject({ ringgitPerForeign: "2.51", ratedOn: stage.resort.from });
    const rates = await history(_id);
    expect(rates.map(({ ringgitPerForeign }) => ringgitPerForeign)).toEqual(["2.51", "2.45", "2.4"]);
    expect(rates[0]).toMatchObject({ source: "staff", by: expect.any(String) });
  });

  it("keeps every digit", async () => {
    await add("IDR", "0.000271828182");
    const _id = await idOf("IDR");
    expect((await history(_id))[0]?.ringgitPerForeign).toBe("0.0002718282");
  });

  it("is refused for a made-up currency, a coming day, and for ringgit", async () => {
    expect(await enter(randomUUID(), "1")).toMatchObject({ status: 404 });
    const ahead = addDays(stage.resort.from, 2);
    expect(await enter(await idOf("SGD"), "1", ahead)).toMatchObject({ code: "RATE_AHEAD" });
    await add("MYR", "1");
    const _id = await idOf("MYR");
    expect(await enter(_id, "2")).toMatchObject({ status: 409, code: "WRONG_STATE" });
    const away = { params: { _id }, body: { ...named, activeStatus: false } };
    expect(await keeper.call(changeCurrencyRoute, away)).toMatchObject({ code: "WRONG_STATE" });
  });
});

describe("a table of rates", () => {
  const yesterday = () => addDays(stage.resort.from, -1);
  const table = (...lines: string[]) => lines.join("\n");

  it("is tried first, by its headings or as they are matched by hand, and then taken whole", async () => {
    await add("TWD", "0.14");
    const params = { _id: await idOf("TWD") };
    const [, month, day] = yesterday().split("-").map(Number);
    const written = `${day}/${month}/${yesterday().slice(0, 4)}`;
    const text = table(
      "\uFEFFTarikh;Kurs;Nota",
      `${written};0,15;x`,
      "",
      `${stage.resort.from};0.16;"two\nlines"`,
    );
    const unmatched = await keeper.must(importOwnRatesRoute.check, {
      params,
      body: { text, language: "my" },
    });
    expect(unmatched).toMatchObject({
      lines: 2,
      columns: [{ heading: "Tarikh", field: "ratedOn" }, { heading: "Kurs", field: null }, { field: null }],
      fields: [{ key: "ratedOn", name: "Tarikh kadar", needed: true }, { key: "rate" }],
      problems: [{ line: 1, column: 0, field: "rate", rule: "columnMissing" }],
    });
    const columns = ["ratedOn", "rate", "rate"];
    const tried = await keeper.must(importOwnRatesRoute.check, { params, body: { text, columns } });
    expect(tried).toMatchObject({
      added: 1,
      wrong: 1,
      problems: [{ line: 2, column: 2, rule: "rate", value: "0,15" }],
    });
    expect(tried.wrongLines).toEqual([{ line: 2, cells: [written, "0,15", "x"] }]);
    expect(await history(params._id)).toHaveLength(1);

    const body = { text: text.replace("0,15", "0.15"), columns };
    expect(await keeper.must(importOwnRatesRoute, { params, body })).toEqual({
      added: 2,
      changed: 0,
      unchanged: 0,
    });
    expect((await history(params._id)).map(({ ringgitPerForeign }) => ringgitPerForeign)).toEqual([
      ...["0.16", "0.15", "0.14"],
    ]);
    expect(await keeper.must(importOwnRatesRoute.check, { params, body })).toMatchObject({
      added: 0,
      changed: 2,
    });
    expect(await reader.call(importOwnRatesRoute, { params, body })).toMatchObject({ status: 403 });
  });

  it("is taken whole or not at all, and each line that is wrong is told by its place in the file", async () => {
    await add("PHP", "0.08");
    const params = { _id: await idOf("PHP") };
    const ahead = addDays(stage.resort.from, 2);
    const text = table(
      "rate,note,ratedOn",
      `1,"a\nb",${yesterday()}`,
      `2,,${ahead}`,
      `x,,${yesterday()}`,
      ",,",
    );
    const { problems, ...counts } = await keeper.must(importOwnRatesRoute.check, { params, body: { text } });
    expect(counts).toMatchObject({ lines: 3, added: 1, wrong: 2 });
    expect(problems).toMatchObject([
      { line: 4, column: 0, code: "RATE_AHEAD" },
      { line: 5, column: 1, field: "rate", rule: "rate", value: "x" },
    ]);
    expect(await keeper.call(importOwnRatesRoute, { params, body: { text } })).toMatchObject({
      status: 400,
      fields: [
        { path: "text.4", rule: "RATE_AHEAD" },
        { path: "text.5.rate", rule: "rate" },
      ],
    });
    expect(await history(params._id)).toHaveLength(1);
    const nothing = { params, body: { text: "rate,ratedOn" } };
    expect(await keeper.call(importOwnRatesRoute, nothing)).toMatchObject({
      fields: [{ path: "text", rule: "required" }],
    });
    const long = table("rate,ratedOn", ...Array.from({ length: 5_001 }, () => `1,${yesterday()}`));
    expect(await keeper.must(importOwnRatesRoute.check, { params, body: { text: long } })).toMatchObject({
      problems: [{ line: 5_002, rule: "tooManyLines" }],
    });
  });

  it("leaves no note in the security log while it is only tried", async () => {
    const count = async () =>
      (await stage.base.pool.query("SELECT count(*)::int AS n FROM security_entry")).rows[0].n as number;
    const params = { _id: await idOf("SGD") };
    const body = { text: table("rate,ratedOn", `3.1,${yesterday()}`) };
    const before = await count();
    await keeper.must(importOwnRatesRoute.check, { params, body });
    expect(await count()).toBe(before);
    await keeper.must(importOwnRatesRoute, { params, body });
    expect(await count()).toBe(before + 1);
  });
});

describe("an import from Bank Negara", () => {
  it("takes what is kept: per unit, the middle, or half way between; what the bank lacks stays", async () => {
    for (const code of ["JPY", "THB", "AUD"]) await add(code, "9");
    const reply = await keeper.must(importRatesRoute, { body: { session: "1700" } });
    expect(reply.session).toBe("1700");
    expect(reply.taken).toEqual(["AUD", "JPY", "SGD"]);
    expect(reply.missing).toContain("THB");
    expect(await currencyOf("JPY")).toMatchObject({ ringgitPerForeign: "0.02706", source: "bankNegara" });
    expect(await currencyOf("AUD")).toMatchObject({ ringgitPerForeign: "2.737" });
    expect(await currencyOf("SGD")).toMatchObject({ ringgitPerForeign: "3.23555" });
    expect(await currencyOf("THB")).toMatchObject({ ringgitPerForeign: "9", source: "staff" });
    expect((await keeper.must(adminCurrenciesRoute, {})).lastImport).toMatchObject({
      outcome: "done",
      taken: 3,
    });
  });

  it("takes a session once, also when two ask at the same time, and what staff entered for the day stands", async () => {
    bank.state.day = addDays(stage.resort.from, -1);
    await add("USD", "1");
    await enter(await idOf("AUD"), "2.9", bank.state.day);
    await Promise.all([1, 2, 3].map(() => keeper.must(importRatesRoute, { body: { session: "1200" } })));
    const ofDay = async (code: string) =>
      (await history(await idOf(code))).filter(({ ratedOn }) => ratedOn === bank.state.day);
    expect(await ofDay("USD")).toMatchObject([{ ringgitPerForeign: "4.135", session: "1200" }]);
    expect(await ofDay("AUD")).toMatchObject([{ ringgitPerForeign: "2.9", source: "staff" }]);
  });

  it.each([
    ["down", "unreachable"],
    ["refusing", "refused"],
    ["nonsense", "unreadable"],
    ["otherShape", "unreadable"],
  ] as const)("from a bank that is %s keeps the last good rates and tells of it", async (mood, reason) => {
    const before = await list();
    bank.state.mood = mood;
    const refused = await keeper.call(importRatesRoute, { body: {} });
    expect(refused).toMatchObject({ status: 502, code: "RATES_UNAVAILABLE" });
    expect(await list()).toEqual(before);
    const { lastImport } = await reader.must(adminCurrenciesRoute, {});
    expect(lastImport).toMatchObject({ outcome: "failed", reason });
  });

  it("is a job too, which asks for the newest session and does not fail when the bank does", async () => {
    await stage.jobs["import-rates"]({});
    expect(["0900", "1200", "1700"]).toContain(bank.state.sessions[0]);
    bank.state.mood = "down";
    await expect(stage.jobs["import-rates"]({})).resolves.toBeUndefined();
    expect(await importRates(stage.base.db, { url: "http://127.0.0.1:1" })).toMatchObject({ ok: false });
  });

  it.each([
    ["08:00", "1700"],
    ["09:20", "0900"],
    ["12:35", "1200"],
    ["17:35", "1700"],
  ])("at %s asks for %s", (time, session) => {
    expect(newestSession(time)).toBe(session);
  });
});

describe("who may", () => {
  it("read needs the settings' reading, keep their writing; guests neither", async () => {
    const _id = await idOf("SGD");
    await reader.must(adminCurrenciesRoute, {});
    await reader.must(currencyRatesRoute, { params: { _id }, query: {} });
    const rate = { ringgitPerForeign: "1", ratedOn: stage.resort.from };
    const other = await staffWith({ read: false, write: false });
    const nobody = new Caller(stage.urls);
    for (const [caller, status] of [
      [reader, 403],
      [nobody, 401],
    ] as const) {
      expect(await caller.call(addCurrencyRoute, { body: { ...named, ...rate, code: "SEK" } })).toMatchObject(
        { status },
      );
      expect(await caller.call(enterRateRoute, { params: { _id }, body: rate })).toMatchObject({ status });
      expect(await caller.call(importRatesRoute, { body: {} })).toMatchObject({ status });
      const change = { params: { _id }, body: { ...named, activeStatus: true } };
      expect(await caller.call(changeCurrencyRoute, change)).toMatchObject({ status });
    }
    const { desk: writer } = await staffCaller(stage, { settings: { ...all, create: false } });
    const another = { body: { ...named, ...rate, code: "SEK" } };
    expect(await writer.call(addCurrencyRoute, another)).toMatchObject({ status: 403 });
    expect(await other.call(adminCurrenciesRoute, {})).toMatchObject({ status: 403 });
    expect(await other.call(currencyRatesRoute, { params: { _id }, query: {} })).toMatchObject({
      status: 403,
    });
    const missing = { params: { _id: randomUUID() }, query: {} };
    expect(await keeper.call(currencyRatesRoute, missing)).toMatchObject({ status: 404 });
  });
});
