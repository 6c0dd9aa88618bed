import { amenityRecords } from "@pulau/contract/amenity-records.ts";
import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { buildingRecords } from "@pulau/contract/building-records.ts";
import { addCurrencyRoute, changeCurrencyRoute } from "@pulau/contract/currencies.ts";
import { staffPackageRoute, updatePackageOptionRoute } from "@pulau/contract/package-admin.ts";
import { addPageRoute, savePageRoute } from "@pulau/contract/pages.ts";
import { addContractRoute, endContractRoute, setLinkRoute } from "@pulau/contract/partners.ts";
import { setRewardsSettingsRoute, staffRewardsSettingsRoute } from "@pulau/contract/rewards.ts";
import {
  adminRoomTypesRoute,
  roomsByTypesRoute,
  roomTypePriorityRoute,
  updateRoomRoute,
  updateRoomTypeRoute,
} from "@pulau/contract/room-admin.ts";
import { roomRecords } from "@pulau/contract/room-records.ts";
import { roomTypeRecords } from "@pulau/contract/room-type-records.ts";
import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import {
  addPromoCodeRoute,
  changePromoCodeRoute,
  endPromoCodeRoute,
} from "@pulau/contract/staff-promo-codes.ts";
import { setWalletSettingRoute, staffWalletSettingRoute } from "@pulau/contract/wallet.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBedOptions } from "../../../db/factories/beds.ts";
import { inAll } from "../../../db/factories/words.ts";
import { auditEntry } from "../../../db/schema/logs.ts";
import type { Caller } from "../../../races/caller.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";
import { makePartner } from "../../partners/agents/test-partner.ts";
import { makeLink } from "../../partners/referral/test-link.ts";

let stage: Stage;
let desk: Caller;
beforeAll(async () => {
  stage = await openStage();
  desk = (await staffCaller(stage, everyRight())).desk;
});
afterAll(() => stage.close());

/** What the log tells of one thing, or of all of a kind, the newest first. */
const entriesOf = async (query: Parameters<typeof desk.must<typeof auditLogRoute>>[1]["query"]) =>
  (await desk.must(auditLogRoute, { query })).entries.map(({ act, name, before, after, facts }) => ({
    act,
    name,
    before,
    after,
    facts,
  }));

describe("before and after", () => {
  it("are told of a promo code, its packages by their names", async () => {
    const body = {
      code: "SEA26",
      type: "percent" as const,
      name: inAll("Sea"),
      description: inAll("Less"),
      picture: "lagoon-above",
      share: 1_000,
    };
    const { _id } = await desk.must(addPromoCodeRoute, { body });
    const params = { _id };
    const packageIds = [stage.resort.packageId];
    await desk.must(changePromoCodeRoute, {
      params,
      body: { ...body, share: 1_500, capacity: 9, packageIds },
    });
    await desk.must(endPromoCodeRoute, { params });
    const [ended, changed, added] = await entriesOf({ thing: _id });
    expect(ended).toMatchObject({
      act: "ended",
      before: { activeStatus: true },
      after: { activeStatus: false },
    });
    expect(changed).toEqual({
      act: "changed",
      name: "SEA26",
      before: { share: 1_000, totalUses: null, packages: [] },
      after: { share: 1_500, totalUses: 9, packages: [expect.stringMatching(/^[^-]+$/)] },
      facts: { code: "SEA26" },
    });
    expect(added).toMatchObject({ act: "added", before: null, after: { share: 1_000, code: "SEA26" } });
  });

  it("are told of a currency, and a save that makes nothing other is no change of it", async () => {
    const first = { code: "XPF", name: "Dollar", symbol: "S$" };
    const rate = { ringgitPerForeign: "3.3", ratedOn: stage.resort.from };
    const { _id } = await desk.must(addCurrencyRoute, { body: { ...first, ...rate } });
    const body = { name: "Singapore dollar", symbol: "S$", activeStatus: true };
    await desk.must(changeCurrencyRoute, { params: { _id }, body });
    await desk.must(changeCurrencyRoute, { params: { _id }, body });
    expect(await entriesOf({ thing: _id, act: "changed" })).toEqual([
      {
        act: "changed",
        name: "XPF",
        before: { name: "Dollar" },
        after: { name: "Singapore dollar" },
        facts: { code: "XPF" },
      },
    ]);
  });

  it("are told of a room with its beds and neighbours, of its type, and of the order of types", async () => {
    const { standard, family } = stage.resort.roomTypes;
    const [bedOptionId] = await makeBedOptions(stage.base.db, standard.id, [[["both", 2, 1]]]);
    const { roomTypes } = await desk.must(roomsByTypesRoute, { query: {} });
    const [room, next] = roomTypes.flatMap(({ _id, rooms }) => (_id === standard.id ? rooms : []));
    if (!room || !next) throw new Error("no rooms");
    const adjoins = [{ roomId: next._id, connecting: true }];
    await desk.must(updateRoomRoute, {
      params: { _id: room._id },
      body: { allowSmoking: true, bedOptionId, adjoins } as never,
    });
    expect(await entriesOf({ thing: room._id })).toEqual([
      {
        act: "changed",
        name: room.roomNo,
        before: { allowSmoking: false, beds: "", adjoins: [], connecting: [] },
        after: {
          allowSmoking: true,
          beds: "1 × both 2",
          adjoins: [next.roomNo],
          connecting: [next.roomNo],
        },
        facts: { name: room.roomNo },
      },
    ]);

    const types = (await desk.must(adminRoomTypesRoute, { query: {} })).roomTypes;
    const type = types.find(({ _id }) => _id === family.id);
    if (!type) throw new Error("no type");
    await desk.must(updateRoomTypeRoute, {
      params: { _id: family.id },
      body: { ...type, sizeSqm: type.sizeSqm + 5 },
    });
    expect(await entriesOf({ thing: family.id })).toMatchObject([
      { act: "changed", before: { sizeSqm: type.sizeSqm }, after: { sizeSqm: type.sizeSqm + 5 } },
    ]);

    const roomTypeIds = types.map(({ _id }) => String(_id)).toReversed();
    const codes = types.map(({ roomCode }) => roomCode);
    await desk.must(roomTypePriorityRoute, { body: { roomTypeIds } });
    expect(await entriesOf({ act: "ordered", subject: "roomType" })).toMatchObject([
      { before: { roomTypeOrder: codes }, after: { roomTypeOrder: codes.toReversed() }, facts: {} },
    ]);
  });

  it("say names for the ids and numbers of other things: beds, types, buildings, amenities, add-ons, options", async () => {
    const { standard } = stage.resort.roomTypes;
    const [bedOptionId = ""] = await makeBedOptions(stage.base.db, standard.id, [[["both", 2, 1]]]);
    const rooms = await desk.must(roomRecords.initial, {});
    const types = await desk.must(roomTypeRecords.initial, {});
    const type = types.find(({ _id }) => _id === standard.id);
    const room = rooms.find(({ room_type }) => room_type === type?.id);
    if (!type || !room) throw new Error("no room");
    const { data: house } = await desk.must(buildingRecords.add, {
      body: { obj: { name: "Palm House", no_of_floors: ["Ground"] } },
    });
    const move = {
      id: room.id,
      bed_option_id: bedOptionId,
      building_type: house.id,
      associated_floor: "Ground",
    };
    await desk.must(roomRecords.update, { body: { obj: move } });
    const [moved] = await entriesOf({ thing: room._id });
    expect(moved).toMatchObject({ after: { bed_option_id: "1 × both 2", building_type: "Palm House" } });

    const { data: amenity } = await desk.must(amenityRecords.add, { body: { obj: { name: inAll("Loft") } } });
    const having = { id: type.id, associated_amenities_id: [amenity.id] };
    await desk.must(roomTypeRecords.update, { body: { obj: having } });
    const [had] = await entriesOf({ thing: type._id });
    expect(had?.after).toMatchObject({ associated_amenities_id: ["Loft"] });

    const { packageId, optionId, addOns } = stage.resort;
    const shown = await desk.must(staffPackageRoute, { params: { _id: packageId } });
    const option = shown.options.find(({ _id }) => _id === optionId);
    const added = shown.choices.addOns.find(({ _id }) => _id === addOns.unlimited);
    if (!option || !added) throw new Error("no option");
    const included = { addOnId: added._id, count: 1, per: "person" as const, dayOfStay: null };
    const { activeStatus, name, nights, meals, includes, usualOptionId } = option;
    await desk.must(updatePackageOptionRoute, {
      params: { _id: optionId },
      body: { activeStatus, name, nights, meals, includes, usualOptionId, addOns: [included] },
    });
    const [changed] = await entriesOf({ thing: optionId, act: "changed" });
    expect(changed?.after).toMatchObject({ addOns: [{ addOnId: added.name.en }] });
  });

  it("name the package and option where an act has no name of its own", async () => {
    const { packageId, optionId } = stage.resort;
    const shown = await desk.must(staffPackageRoute, { params: { _id: packageId } });
    const option = shown.options.find(({ _id }) => _id === optionId);
    const name = `${shown.name.en}, ${option?.name.en}`;
    const drafted = {
      act: "pricesDrafted",
      subject: "packageOption",
      subjectId: optionId,
      facts: {},
    } as const;
    await stage.base.db.insert(auditEntry).values({ ...drafted, staffId: null });
    expect(await entriesOf({ thing: optionId, act: drafted.act })).toMatchObject([{ name }]);
    expect(await entriesOf({ search: shown.name.en, act: drafted.act })).toMatchObject([{ name }]);
  });

  it("are told of wallets and rewards", async () => {
    const { version: _, ...wallet } = await desk.must(staffWalletSettingRoute, {});
    const topUp = { ...wallet.topUp, minSen: wallet.topUp.minSen + 100 };
    await desk.must(setWalletSettingRoute, { body: { ...wallet, topUp } });
    expect(await entriesOf({ act: "walletSettingChanged" })).toMatchObject([
      { before: { topUp: wallet.topUp }, after: { topUp } },
    ]);
    const { version: __, ...rewards } = await desk.must(staffRewardsSettingsRoute, {});
    await desk.must(setRewardsSettingsRoute, { body: { ...rewards, windowDays: 12 } });
    expect(await entriesOf({ subject: "rewardSettings" })).toEqual([
      {
        act: "changed",
        name: null,
        before: { windowDays: rewards.windowDays },
        after: { windowDays: 12 },
        facts: {},
      },
    ]);
  });

  it("are told of an agency's contract and an influencer's link, by their partners' names", async () => {
    const from = stage.resort.from;
    const { accountId } = await makePartner(stage, "agency", "Coral & Co");
    const { _id } = await desk.must(addContractRoute, {
      params: { _id: accountId },
      body: { model: "net", share: 1_000, from, roomsUnpaid: 5, payment: { kind: "payNow" } },
    });
    const params = { _id: accountId, contractId: String(_id) };
    await desk.must(endContractRoute, { params, body: { to: from } });
    expect(await entriesOf({ thing: _id })).toMatchObject([
      { act: "changed", name: "Coral & Co", before: { to: null }, after: { to: from } },
      { act: "added", name: "Coral & Co", before: null, after: { model: "net", share: 1_000 } },
    ]);

    const mira = await makePartner(stage, "influencer", "Mira");
    const { packageId } = await makeLink(stage.base.db, stage.resort, mira.accountId, { from });
    const at = { params: { _id: mira.accountId, packageId } };
    await desk.must(setLinkRoute, { ...at, body: { from, commission: 900 } });
    expect(await entriesOf({ thing: mira.accountId, subject: "influencerLink" })).toEqual([
      {
        act: "changed",
        name: "Mira",
        before: { commission: null },
        after: { commission: 900 },
        facts: { name: "Mira", package: "Mira's reef" },
      },
    ]);
  });
});

describe("the log as a file", () => {
  const lines = async (query: string) => {
    const answer = await fetch(`${stage.urls[0]}${auditLogRoute.csv.path}?${query}`, {
      headers: { authorization: `Bearer ${desk.token}` },
    });
    return (await answer.text()).trim().split("\r\n").slice(1);
  };
  const quoted = (sides: object) => JSON.stringify(sides).replaceAll('"', '""');

  it("tells before and after of settings and pages in their columns", async () => {
    const { values } = await desk.must(settingRoutes.limits, {});
    const { persons } = values.limits;
    await desk.must(saveSettingRoutes.limits, {
      body: { limits: { ...values.limits, persons: persons + 1 } },
    });
    const [setting = ""] = await lines("subject=settings");
    expect(setting).toContain(`"${quoted({ persons })}","${quoted({ persons: persons + 1 })}"`);

    const { _id } = await desk.must(addPageRoute, { body: { title: inAll("Reef"), slug: "reef" } });
    const empty = inAll("");
    const body = {
      title: inAll("Reef"),
      slug: "reef",
      description: empty,
      body: { ...empty, en: "Be kind" },
    };
    await desk.must(savePageRoute, { params: { _id }, body: { ...body, place: "footer" } });
    const [page = ""] = await lines(`thing=${_id}`);
    expect(page).toContain(`"${quoted({ "body.en": "" })}","${quoted({ "body.en": "Be kind" })}"`);
  });

  it("does so too of entries that kept the pair in each field, and leaves other facts where they are", async () => {
    const facts = {
      slug: "terms",
      place: { before: "menu", after: "footer" },
      text: { "body.en": { before: "Old", after: "New" } },
      changes: [{ part: "rates", before: 1, after: 2 }],
      other: { place: { before: 1, after: 2 }, kept: 3 },
    };
    const at = new Date("2025-01-01T04:00:00Z");
    await stage.base.db
      .insert(auditEntry)
      .values({ at, act: "changed", subject: "pages", facts, staffId: null });
    const query = { from: "2025-01-01", to: "2025-01-01" } as never;
    expect(await entriesOf(query)).toMatchObject([
      {
        before: { place: "menu", "text.body.en": "Old" },
        after: { place: "footer", "text.body.en": "New" },
        facts: { slug: "terms", changes: facts.changes, other: facts.other },
      },
    ]);
    const [line] = await lines("from=2025-01-01&to=2025-01-01");
    expect(line).toContain(quoted({ "text.body.en": "Old", place: "menu" }));
  });
});
