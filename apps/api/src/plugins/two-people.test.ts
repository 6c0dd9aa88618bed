import { bookingRoute } from "@pulau/contract/bookings.ts";
import {
  bookingNotesRoute,
  changeBookingRoute,
  staffChangeQuoteRoute,
  staffChangeRoute,
} from "@pulau/contract/changes.ts";
import { adminCurrenciesRoute, changeCurrencyRoute } from "@pulau/contract/currencies.ts";
import { createDraftRoute, draftRoute, saveDraftRoute } from "@pulau/contract/drafts.ts";
import { gatewayListRoute, setGatewaysRoute } from "@pulau/contract/gateways.ts";
import {
  addPromoCodeRoute,
  changePromoCodeRoute,
  staffPromoCodesRoute,
} from "@pulau/contract/promo-codes.ts";
import { putRateCardsRoute, rateCardsRoute } from "@pulau/contract/rates-admin.ts";
import { setRewardsSettingsRoute, staffRewardsSettingsRoute } from "@pulau/contract/rewards.ts";
import {
  adminRoomTypesRoute,
  roomsByTypesRoute,
  roomTypePriorityRoute,
  setBedOptionsRoute,
  updateRoomRoute,
  updateRoomTypeRoute,
} from "@pulau/contract/room-admin.ts";
import {
  fillLinkedRoomingListRoute,
  fillRoomingListRoute,
  roomingLinkRoute,
  roomingListRoute,
  staffFillRoomingListRoute,
  staffRoomingListRoute,
} from "@pulau/contract/rooming-list.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { setWalletSettingRoute, staffWalletSettingRoute } from "@pulau/contract/wallet.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { detailOf, mustChange, once, paidBooking, sentBack } from "../modules/changes/test-booking.ts";
import { makeGroup, person } from "../modules/rooming-list/test-group.ts";
import type { Caller } from "../races/caller.ts";
import { newGuest, stayOf } from "../races/guest.ts";
import { memberWithWallet } from "../races/members.ts";
import { openStage, type Stage } from "../races/one-server.ts";
import { all, staffCaller } from "../races/staff.ts";

let stage: Stage;
let ana: Caller;
let ben: Caller;
let names: Record<"ana" | "ben", string>;
beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 40 }, days: 120, ferrySeats: 1_000 });
  const rights = {
    bookings: all,
    rooms: all,
    settings: all,
    wallets: all,
    rates: all,
    posts: all,
    payments: all,
  };
  const [first, second] = [await staffCaller(stage, rights), await staffCaller(stage, rights)];
  [ana, ben] = [first.desk, second.desk];
  const { rows } = await stage.base.pool.query("SELECT id, name FROM staff_user");
  const nameOf = (id: string) => rows.find((row: { id: string }) => row.id === id)?.name ?? "";
  names = { ana: nameOf(first.staffId), ben: nameOf(second.staffId) };
});
afterAll(() => stage.close());

const read = (version: number) => ({ "if-match": `"${version}"` });
const refused = (facts: object) => ({ ok: false, status: 412, code: "CHANGED_SINCE", facts });

describe("two people on one thing", () => {
  it("are told apart by the version of the rooming list: staff, guest and link alike", async () => {
    const { guest, params } = await makeGroup(stage);
    const { url } = await guest.must(roomingLinkRoute, { params });
    const link = { params: { token: url.split("/").at(-1) ?? "" } };
    const { version } = await guest.must(roomingListRoute, { params });
    const filled = await ana.must(
      staffFillRoomingListRoute,
      { params, body: { guests: [person(0)] } },
      read(version),
    );
    expect(filled.version).toBe(version + 1);
    const byGuest = { params, body: { guests: [person(1)] } };
    expect(await guest.call(fillRoomingListRoute, byGuest, read(version))).toMatchObject(
      refused({ by: "staff", name: null, version: version + 1, changed: "0" }),
    );
    expect(
      await guest.call(fillLinkedRoomingListRoute, { ...link, body: byGuest.body }, read(version)),
    ).toMatchObject(refused({ by: "staff", name: null }));
    const kept = await guest.must(roomingListRoute, { params });
    expect(kept.rooms[0]?.seats[0]?.guest?.fullName).toBe("Guest Number 0");
    await guest.must(fillLinkedRoomingListRoute, { ...link, body: byGuest.body }, read(kept.version));
    expect(
      await ben.call(staffFillRoomingListRoute, { params, body: { guests: [] } }, read(kept.version)),
    ).toMatchObject(refused({ by: "link", name: null, changed: "1,0" }));
    const { version: now } = await ben.must(staffRoomingListRoute, { params });
    expect(now).toBe(version + 2);
  });

  it("don't agree to a change of a booking that a colleague has changed, and see who did", async () => {
    const { member } = await memberWithWallet(stage, 100_000_000);
    const _id = await paidBooking(stage, member, { inDays: 60 });
    const params = { _id };
    const nights = { nights: 3, overrideReason: "A night more, agreed on the phone" };
    const quote = await ben.must(staffChangeQuoteRoute, { params, body: nights });
    const agreed = { agreedTotalSen: quote.after?.totalSen ?? 0, agreedRefundSen: quote.refundSen };
    const dates = { checkIn: stayOf(stage.resort, { inDays: 64 }).checkIn ?? "" };
    const { after, refundSen } = await ana.must(staffChangeQuoteRoute, { params, body: dates });
    const moved = { ...dates, agreedTotalSen: after?.totalSen ?? 0, agreedRefundSen: refundSen };
    await ana.must(staffChangeRoute, { params, body: moved }, { ...once(), ...read(quote.version) });
    const late = await ben.call(
      staffChangeRoute,
      { params, body: { ...nights, ...agreed } },
      { ...once(), ...read(quote.version) },
    );
    expect(late).toMatchObject(refused({ by: "staff", name: names.ana, changed: "dates" }));
    const again = await ben.must(staffChangeQuoteRoute, { params, body: nights });
    expect(again).toMatchObject({ version: quote.version + 1, before: { checkIn: dates.checkIn } });
    const body = { ...nights, agreedTotalSen: again.after?.totalSen ?? 0, agreedRefundSen: again.refundSen };
    await ben.must(staffChangeRoute, { params, body }, { ...once(), ...read(again.version) });
    expect(
      await member.call(changeBookingRoute, { params, body: {} }, { ...once(), ...read(again.version) }),
    ).toMatchObject(refused({ by: "staff", name: null }));
  });

  it("don't write over guests whom the rooming list has named since", async () => {
    const { member } = await memberWithWallet(stage, 100_000_000);
    const _id = await paidBooking(stage, member, { inDays: 60 });
    const params = { _id };
    const { version } = await ana.must(staffChangeQuoteRoute, { params, body: {} });
    const list = await member.must(roomingListRoute, { params });
    await member.must(
      fillRoomingListRoute,
      { params, body: { guests: [person(0), person(1)] } },
      read(list.version),
    );
    const guests = sentBack(await detailOf(member, _id));
    expect(
      await ana.call(staffChangeRoute, { params, body: { guests } }, { ...once(), ...read(version) }),
    ).toMatchObject(refused({ by: "guest" }));
    const { version: listed } = await member.must(roomingListRoute, { params });
    const [first, ...others] = guests;
    await mustChange(member, _id, { guests: [{ ...first, fullName: "Another Name" } as never, ...others] });
    expect((await member.must(roomingListRoute, { params })).version).toBe(listed + 1);
  });

  it("don't write over a special request", async () => {
    const { member } = await memberWithWallet(stage, 100_000_000);
    const params = { _id: await paidBooking(stage, member, { inDays: 60 }) };
    const { requestVersion } = await member.must(bookingRoute, { params });
    const write = (note: string) =>
      member.call(bookingNotesRoute, { params, query: {}, body: { note } }, read(requestVersion));
    expect(await write("High floor")).toMatchObject({ ok: true });
    expect(await write("Low floor")).toMatchObject(refused({ by: "guest" }));
    expect(await member.must(bookingRoute, { params })).toMatchObject({ specialRequest: "High floor" });
  });

  it("don't write over a draft from another device", async () => {
    const guest = await newGuest(stage.urls);
    const { _id, json, version } = await guest.must(createDraftRoute, { body: stayOf(stage.resort) });
    const params = { _id };
    const phone = { params, body: { ...json, specialRequest: "from the phone" } };
    expect(await guest.must(saveDraftRoute, phone, read(version))).toMatchObject({ version: version + 1 });
    const desk = { params, body: { ...json, specialRequest: "from the desk" } };
    expect(await guest.call(saveDraftRoute, desk, read(version))).toMatchObject(
      refused({ version: version + 1 }),
    );
    expect((await guest.must(draftRoute, { params })).json.specialRequest).toBe("from the phone");
    await guest.must(saveDraftRoute, desk);
  });
});

/** What staff save whole: how it is read, sent back with something changed, and read again. */
const things: readonly {
  readonly name: string;
  readonly changed: string;
  readonly open: () => Promise<{ version: number; save: (by: Caller, version: number) => Promise<unknown> }>;
}[] = [
  {
    name: "a room type",
    changed: "sizeSqm",
    open: async () => {
      const [type] = (await ana.must(adminRoomTypesRoute, { query: {} })).roomTypes;
      if (!type) throw new Error("no room type");
      const body = { ...type, sizeSqm: type.sizeSqm + 1 };
      return saver(type.version, updateRoomTypeRoute, { params: { _id: type._id }, body });
    },
  },
  {
    name: "the beds of a room type",
    changed: "",
    open: async () => {
      const [type] = (await ana.must(adminRoomTypesRoute, { query: {} })).roomTypes;
      const params = { _id: type?._id ?? "" };
      return saver(type?.bedsVersion ?? 0, setBedOptionsRoute, { params, body: { bedOptions: [] } });
    },
  },
  {
    name: "the order of room types",
    changed: "",
    open: async () => {
      const { roomTypes, orderVersion } = await ana.must(adminRoomTypesRoute, { query: {} });
      const roomTypeIds = roomTypes.map(({ _id }) => _id).toReversed();
      return saver(orderVersion, roomTypePriorityRoute, { body: { roomTypeIds } });
    },
  },
  {
    name: "a room",
    changed: "desc",
    open: async () => {
      const [room] = (await ana.must(roomsByTypesRoute, { query: {} })).roomTypes.flatMap(
        ({ rooms }) => rooms,
      );
      const params = { _id: room?._id ?? "" };
      return saver(room?.version ?? 0, updateRoomRoute, { params, body: { desc: "By the stairs" } });
    },
  },
  {
    name: "a promo code",
    changed: "minSpendSen",
    open: async () => {
      const made = await ana.must(addPromoCodeRoute, {
        body: {
          ...{
            code: "TWOPEOPLE",
            type: "cash",
            name: inAll("Two"),
            description: inAll("Two"),
            picture: "lagoon-above",
          },
          ...{ valueSen: 5_000, share: null, packageId: null, priceSen: 0, packageIds: [], minSpendSen: 0 },
          ...{ capacity: null, perPerson: null, bookFrom: null, bookTo: null, stayFrom: null, stayTo: null },
          ...{ validDays: 365, special: false, listed: true, activeStatus: true },
        } as never,
      });
      const { promoCodes } = await ana.must(staffPromoCodesRoute, { query: { search: "TWOPEOPLE" } });
      const body = { ...made, minSpendSen: 10_000 };
      return saver(promoCodes[0]?.version ?? 0, changePromoCodeRoute, { params: { _id: made._id }, body });
    },
  },
  {
    name: "a currency",
    changed: "symbol",
    open: async () => {
      const { currencies } = await ana.must(adminCurrenciesRoute, {});
      const sgd = currencies.find(({ code }) => code === "SGD");
      const body = { name: sgd?.name ?? "", symbol: "S$", activeStatus: true };
      return saver(sgd?.version ?? 0, changeCurrencyRoute, { params: { _id: sgd?._id ?? "" }, body });
    },
  },
  {
    name: "the gateways",
    changed: "",
    open: async () => {
      const { gateways, version } = await ana.must(gatewayListRoute, {});
      const body = { gateways: gateways.map(({ id, active }) => ({ id, active })).toReversed() };
      return saver(version, setGatewaysRoute, { body });
    },
  },
  {
    name: "the wallet's setting",
    changed: "",
    open: async () => {
      const { version, ...body } = await ana.must(staffWalletSettingRoute, {});
      return saver(version, setWalletSettingRoute, { body: { ...body, enabled: true } });
    },
  },
  {
    name: "the rewards' settings",
    changed: "",
    open: async () => {
      const { version, ...body } = await ana.must(staffRewardsSettingsRoute, {});
      return saver(version, setRewardsSettingsRoute, { body: { ...body, windowDays: 20 } });
    },
  },
  {
    name: "the rate cards of a package",
    changed: "",
    open: async () => {
      const params = { _id: stage.resort.packageId };
      const { cards, version } = await ana.must(rateCardsRoute, { params });
      return saver(version, putRateCardsRoute, { params, body: { cards } });
    },
  },
];
const inAll = (text: string) => ({ en: text, my: text, cn: text });

const saver = (version: number, route: RouteDefinition, sent: object) => ({
  version,
  save: (by: Caller, base: number) => by.call(route, sent as never, read(base)),
});

describe("what staff save whole", () => {
  it.each(things)("is not written over unseen: $name", async ({ open, changed }) => {
    const { version, save } = await open();
    expect(await save(ana, version)).toMatchObject({ ok: true });
    expect(await save(ben, version)).toMatchObject(
      refused({ by: "staff", name: names.ana, version: version + 1, changed }),
    );
    expect(await save(ben, version + 1)).toMatchObject({ ok: true });
  });

  it("is saved by one of two who press at once", async () => {
    const { version, save } = await (things[0]?.open() ?? Promise.reject(new Error("none")));
    const both = await Promise.all([save(ana, version), save(ben, version)]);
    expect(both.map((answer) => (answer as { ok: boolean }).ok).toSorted()).toEqual([false, true]);
  });

  it("refuses an If-Match that names no version", async () => {
    const sent = { body: { gateways: [] } };
    expect(await ana.call(setGatewaysRoute, sent, { "if-match": '"new"' })).toMatchObject({
      ...{ status: 400, code: "INVALID_INPUT", fields: [{ path: "If-Match", rule: "invalid" }] },
    });
  });
});
