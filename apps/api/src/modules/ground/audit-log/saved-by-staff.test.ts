import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { addBoatRoute, type BoatBody, updateBoatRoute } from "@pulau/contract/boats-admin.ts";
import { buildingRecords } from "@pulau/contract/building-records.ts";
import { addPageRoute, savePageRoute } from "@pulau/contract/pages.ts";
import { addContractRoute, endContractRoute } from "@pulau/contract/partners.ts";
import {
  addPromoPackageRoute,
  type PromoPackageBody,
  updatePromoPackageRoute,
} from "@pulau/contract/promo-package-admin.ts";
import { addRoomsRoute } from "@pulau/contract/room-admin.ts";
import { roomRecords } from "@pulau/contract/room-records.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";
import { makePartner } from "../../partners/agents/test-partner.ts";
import { makePromoOption } from "../../selling/promo-packages/test-promo.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage();
  desk = (await staffCaller(stage, everyRight())).desk;
});
afterAll(() => stage.close());

/** Adds something by the calls of its screen, and changes one field of it. */
type Saved = () => Promise<{ readonly _id: string; readonly change: () => Promise<unknown> }>;

const boat: Saved = async () => {
  const times = (time: string) => [{ time, isDefault: false }];
  const season = { from: "01-01", to: "12-31", weekdays: [7, 1, 2, 3, 4, 5, 6], excluded: [] };
  const timetable = {
    ...season,
    mainland: "Merang",
    island: "Teluk",
    seats: null,
    out: times("10:00"),
    back: times("15:00"),
  };
  const body: BoatBody = {
    kind: "ferry",
    activeStatus: true,
    name: inAll("Sea Hawk"),
    seats: 40,
    charterSen: null,
    daily: null,
    weighs: "none",
    weightLimitKg: null,
    tickets: [],
    bands: null,
    timetables: [timetable],
  };
  const { _id } = await desk.must(addBoatRoute, { body });
  const changed = { ...body, seats: 45 };
  return {
    _id,
    change: () => desk.must(updateBoatRoute, { params: { _id }, query: {}, body: changed }),
  };
};

const page: Saved = async () => {
  const title = inAll("House rules");
  const { _id } = await desk.must(addPageRoute, { body: { title, slug: "house-rules" } });
  const body = { ...inAll(""), en: "Shoes off" };
  const draft = { title, slug: "house-rules", place: "footer" as const, description: inAll(""), body };
  return { _id, change: () => desk.must(savePageRoute, { params: { _id }, body: draft }) };
};

const room: Saved = async () => {
  const { data: house } = await desk.must(buildingRecords.add, {
    body: { obj: { name: "Palm House", no_of_floors: ["Ground"] } },
  });
  const kind = { roomTypeId: stage.resort.roomTypes.standard.id, buildingId: house._id, floor: "Ground" };
  await desk.must(addRoomsRoute, { body: { ...kind, numbers: "P1 to P2" } });
  const rooms = await desk.must(roomRecords.initial, {});
  const [first, second] = ["P1", "P2"].map((no) => rooms.find(({ room_no }) => room_no === no));
  if (!first || !second) throw new Error("no rooms were added");
  const body = { arr: [first.id, second.id], obj: { allow_smoking: true } };
  return { _id: first._id, change: () => desk.must(roomRecords.updateSelected, { body }) };
};

const contract: Saved = async () => {
  const { from } = stage.resort;
  const { accountId: _id } = await makePartner(stage, "agency", "Coral & Co");
  const body = { model: "net", share: 1_000, from, roomsUnpaid: 5, payment: { kind: "payNow" } } as const;
  const made = await desk.must(addContractRoute, { params: { _id }, body });
  const params = { _id, contractId: made._id };
  return {
    _id: made._id,
    change: () => desk.must(endContractRoute, { params, body: { activeStatus: false } }),
  };
};

const promoPackage: Saved = async () => {
  const { optionId } = await makePromoOption(stage.base.db, stage.resort, false);
  const body: PromoPackageBody = {
    activeStatus: true,
    optionId,
    name: inAll("Early Tide"),
    description: inAll("Pay a little now"),
    picture: "reef",
    per: "whole",
    depositSen: 20_000,
    paxMax: 4,
    nosToSell: 3,
    windows: [],
    saleFrom: stage.resort.from,
    saleTo: null,
    expiresAfterDays: 90,
    expiresOn: null,
    perPerson: null,
  };
  const { _id } = await desk.must(addPromoPackageRoute, { body });
  const changed = { ...body, nosToSell: 8 };
  return {
    _id,
    change: () => desk.must(updatePromoPackageRoute, { params: { _id }, body: changed }),
  };
};

const entriesOf = async (subjectId: string) =>
  (await desk.must(auditLogRoute, { query: { thing: subjectId, limit: 5 } })).entries.map(
    ({ act, name, before, after }) => ({ act, name, before, after }),
  );

it.each([
  { record: "a boat", saved: boat, name: "Sea Hawk", before: { seats: 40 }, after: { seats: 45 } },
  {
    record: "a page",
    saved: page,
    name: "House rules",
    before: { "body.en": "" },
    after: { "body.en": "Shoes off" },
  },
  {
    record: "rooms in bulk",
    saved: room,
    name: "P1",
    before: { allow_smoking: false },
    after: { allow_smoking: true },
  },
  {
    record: "an agency's contract",
    saved: contract,
    name: "Coral & Co",
    before: { activeStatus: true },
    after: { activeStatus: false },
  },
  {
    record: "a promo package",
    saved: promoPackage,
    name: "Early Tide",
    before: { nosToSell: 3 },
    after: { nosToSell: 8 },
  },
])("the log tells $record as added, and of its change the one field that is other", async (entry) => {
  const { _id, change } = await entry.saved();
  const [added] = await entriesOf(_id);
  expect(added).toMatchObject({ act: "added", name: entry.name, before: null });
  const named = Object.keys(added?.after ?? {}).map(plainWord);
  expect(named).toEqual(expect.arrayContaining(Object.keys(entry.after).map(plainWord)));
  await change();
  const [changed, ...earlier] = await entriesOf(_id);
  expect(changed).toEqual({ act: "changed", name: entry.name, before: entry.before, after: entry.after });
  expect(earlier).toEqual([added]);
  await change();
  const changes = (await entriesOf(_id)).filter(({ act }) => act === "changed");
  expect(changes).toEqual([changed]);
});

/** Lists of numbered rows name their fields in another case than other calls. */
const plainWord = (field: string): string => field.replaceAll("_", "").toLowerCase();
