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
