import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { type FileDesk, openFileDesk } from "./test-desk.ts";

type Row = Record<string, unknown>;
let stage: Stage;
let owner: FileDesk;

beforeAll(async () => {
  stage = await openStage();
  owner = await openFileDesk(stage, everyRight());
});
afterAll(() => stage.close());

const take = (parts: object) => owner.take({ format: "pulau-catalogue", version: 1, ...parts });
const inAll = (text: string) => ({ en: text, my: text, cn: text });
let last = 0;
const newId = () => `10000000-0000-4000-8000-${String(++last).padStart(12, "0")}`;
const surcharge = (more: Row = {}): Row => ({
  id: newId(),
  activeStatus: true,
  name: inAll(`Peak ${last}`),
  from: "2027-06-01",
  to: "2027-06-30",
  weekdays: [],
  per: "personNight",
  guestKinds: [],
  sen: 1_000,
  group: null,
  terms: null,
  holiday: false,
  ...more,
});
const fee = (): Row => ({
  id: newId(),
  position: 0,
  activeStatus: true,
  name: inAll(`Fee ${last}`),
  per: "person",
  amounts: [{ who: null, guestKind: null, sen: 700 }],
  terms: null,
});
const tax = (): Row => ({
  id: newId(),
  position: 0,
  activeStatus: true,
  name: inAll(`Tax ${last}`),
  group: "food",
  share: 600,
  terms: null,
});

describe("an import of charges", () => {
  const brought = { surcharges: surcharge, fees: fee, taxes: tax };

  it.each(["surcharges", "fees", "taxes"] as const)(
    "tells a form of charges that was opened before: %s",
    async (list) => {
      const { version, ...opened } = await owner.desk.must(resortChargesRoute, {});
      const save = () =>
        owner.desk.call(saveResortChargesRoute, { body: opened }, { "if-match": String(version) });
      const kept = (await owner.exported())[list] ?? [];
      expect(await take({ [list]: [...kept, brought[list]()] })).toEqual([]);
      const after = await owner.desk.must(resortChargesRoute, {});
      expect(after[list]).toHaveLength(opened[list].length + 1);
      expect(await save()).toMatchObject({ code: "CHANGED_SINCE" });
      expect(await owner.desk.must(resortChargesRoute, {})).toEqual(after);
      const same = (await owner.exported())[list] ?? [];
      expect(await take({ [list]: same })).toEqual([]);
      expect(await owner.desk.must(resortChargesRoute, {}), "nothing new").toEqual(after);
    },
  );
});

describe("surcharges in the catalogue's file", () => {
  const wrong: [Row, path: string, rule: string][] = [
    [{ name: inAll("x".repeat(81)) }, "name.en", "tooLong"],
    [{ name: inAll("") }, "name.en", "required"],
    [{ to: "2027-05-31" }, "to", "card.dates"],
    [{ terms: { share: 1_000 } }, "terms.share", "card.twoPrices"],
    [{ terms: { dates: [{ from: "2027-08-01", to: "2027-08-02" }] } }, "terms.dates", "card.dates"],
  ];
  it.each(wrong)("keep the rules of their page while they are in use: %j", async (more, path, rule) => {
    const { surcharges = [] } = await owner.exported();
    const at = surcharges.length;
    expect(await take({ surcharges: [...surcharges, surcharge(more)] })).toContainEqual([
      `surcharges.${at}.${path}`,
      rule,
    ]);
    expect((await owner.exported()).surcharges).toEqual(surcharges);
    expect(await take({ surcharges: [...surcharges, surcharge({ ...more, activeStatus: false })] })).toEqual(
      [],
    );
  });

  it("are for room types that there are", async () => {
    const { surcharges = [], roomTypes = [] } = await owner.exported();
    const at = surcharges.length;
    const forType = (roomTypeId: unknown) =>
      take({ surcharges: [...surcharges, surcharge({ terms: { whom: { roomTypeIds: [roomTypeId] } } })] });
    expect(await forType(newId())).toEqual([
      [`surcharges.${at}.terms.whom.roomTypeIds.0`, "card.unknownRoomType"],
    ]);
    expect(await forType(roomTypes[0]?.id)).toEqual([]);
    const { version, ...body } = await owner.desk.must(resortChargesRoute, {});
    await owner.desk.must(saveResortChargesRoute, { body }, { "if-match": String(version) });
    expect(await take({ surcharges })).toEqual([]);
  });

  it("are no more than their page takes", async () => {
    const { surcharges = [] } = await owner.exported();
    const inUse = surcharges.filter(({ activeStatus }) => activeStatus).length;
    const many = Array.from({ length: 201 - inUse }, () => surcharge());
    expect(await take({ surcharges: [...surcharges, ...many] })).toEqual([["surcharges", "tooLong"]]);
    expect(await take({ surcharges: [...surcharges, ...many.slice(1)] })).toEqual([]);
    const { version, ...body } = await owner.desk.must(resortChargesRoute, {});
    expect(body.surcharges).toHaveLength(200);
    await owner.desk.must(saveResortChargesRoute, { body }, { "if-match": String(version) });
    expect(await take({ surcharges })).toEqual([]);
  });

  it("that stand against the rules of their page are shown there, and go out and in again", async () => {
    const { pool } = stage.base;
    await pool.query(
      `INSERT INTO surcharge (name, "from", "to", weekdays, per, guest_kinds, sen, terms)
       VALUES ($1, '2027-06-01', '2027-06-30', '[]', 'personNight', '[]', 1000, '{"share": 500}')`,
      [JSON.stringify({ en: "y".repeat(90), my: "", cn: "" })],
    );
    await pool.query("UPDATE fee SET amounts = '[]'");
    const { version, ...shown } = await owner.desk.must(resortChargesRoute, {});
    expect(shown.surcharges).toContainEqual(expect.objectContaining({ sen: 1_000, share: 500 }));
    const { surcharges } = await owner.exported();
    expect(await take({ surcharges })).toEqual([]);
    const body = {
      ...shown,
      fees: [],
      surcharges: shown.surcharges.map((row) =>
        row.name.en.startsWith("yy") ? { ...row, name: inAll("Peak"), sen: 0 } : row,
      ),
    };
    await owner.desk.must(saveResortChargesRoute, { body }, { "if-match": String(version) });
  });
});
