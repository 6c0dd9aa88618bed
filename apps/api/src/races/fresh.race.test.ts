import { addOnCategoryRecords, addOnRecords } from "@pulau/contract/add-on-records.ts";
import { addOnsRoute } from "@pulau/contract/add-ons.ts";
import { everyRoomTypeRoute, roomTypesRoute } from "@pulau/contract/availability.ts";
import { bedRecords } from "@pulau/contract/bed-records.ts";
import { boatsRoute, updateBoatRoute } from "@pulau/contract/boats-admin.ts";
import { packagesRoute, sailingsRoute } from "@pulau/contract/catalogue.ts";
import { additionalChargeRoute, surchargeRoute } from "@pulau/contract/charges.ts";
import { staffPackageRoute, updatePackageRoute } from "@pulau/contract/package-admin.ts";
import { quoteRoute } from "@pulau/contract/quotes.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import { resortChargesRoute, saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { roomTypeRecords } from "@pulau/contract/room-type-records.ts";
import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { addDays, dayOf } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBedOptions } from "../db/factories/beds.ts";
import { inAll } from "../db/factories/words.ts";
import { Caller } from "./caller.ts";
import { eventually } from "./eventually.ts";
import { stayOf } from "./guest.ts";
import { all, staffCaller } from "./staff.ts";
import { openTwoServers, type TwoServers } from "./two-servers.ts";

/** What the requirements allow, in ms, and what an answer in the last of it may take. */
const withinMs = 2_000 + 200;

let arena: TwoServers;
beforeAll(async () => {
  arena = await openTwoServers({ rooms: { standard: 2 }, days: 60 });
});
afterAll(() => arena.close());

type Change = {
  /** Saves something in which this word stands; the last of several calls is the one that saves it. */
  readonly save: (desk: Caller, word: string) => Promise<unknown>;
  /** What a guest reads of such things. */
  readonly read: (guest: Caller) => Promise<unknown>;
};

const days = () => {
  const { checkIn } = stayOf(arena.resort);
  if (!checkIn) throw new Error("no day");
  return { checkIn, checkOut: addDays(dayOf(checkIn), 2) };
};
const roomsOfStay = async (guest: Caller) => {
  const { optionId, party } = stayOf(arena.resort);
  if (!optionId || !party) throw new Error("no stay");
  const body = { optionId, checkIn: days().checkIn, party };
  const { roomTypes } = await guest.must(roomTypesRoute, { body });
  return [roomTypes, (await guest.must(everyRoomTypeRoute, {})).roomTypes];
};

/** What a guest would pay for a stay. */
const quoted = (guest: Caller) => {
  const { optionId, party } = stayOf(arena.resort);
  if (!optionId || !party) throw new Error("no stay");
  return guest.must(quoteRoute, { body: { optionId, checkIn: days().checkIn, party } });
};

const boatSails = async (desk: Caller, time: string) => {
  const { boats } = await desk.must(boatsRoute, { query: { limit: "100" } });
  const boat = boats.find(({ _id }) => _id === arena.resort.ferryId);
  const [timetable] = boat?.timetables ?? [];
  if (!boat || !timetable) throw new Error("no timetable");
  const { _id, ...ferry } = boat;
  const timetables = [{ ...timetable, out: [...timetable.out, { time, isDefault: false }] }];
  return desk.must(updateBoatRoute, {
    params: { _id },
    query: {},
    body: { ...ferry, timetables } as typeof updateBoatRoute.body._input,
  });
};

const changes: Record<string, Change> = {
  "the resort's name": {
    save: async (desk, name) => {
      const { values } = await desk.must(settingRoutes.resort, {});
      return desk.must(saveSettingRoutes.resort, { body: { profile: { ...values.profile, name } } });
    },
    read: (guest) => guest.must(resortRoute, {}),
  },
  "a package's texts": {
    save: async (desk, word) => {
      const params = { _id: arena.resort.packageId };
      const kept = await desk.must(staffPackageRoute, { params });
      const body = {
        ...kept,
        name: inAll(word),
        pictures: [{ picture: "lagoon-above", alt: inAll("The lagoon") }],
      };
      return desk.must(updatePackageRoute, { params, body });
    },
    read: (guest) => guest.must(packagesRoute, { query: {} }),
  },
  "an add-on": {
    save: async (desk, word) => {
      const { data } = await desk.must(addOnCategoryRecords.add, { body: { obj: { name: inAll("Boats") } } });
      const addOn = { name: inAll("Kayak"), summary: inAll("An hour"), category: data.id, sen: 5_000 };
      const made = await desk.must(addOnRecords.add, { body: { obj: addOn } });
      await eventually(
        () => new Caller([arena.urls[0] ?? ""]).must(addOnsRoute, { query: days() }),
        (answer) => JSON.stringify(answer).includes("Kayak"),
      );
      return desk.must(addOnRecords.update, { body: { obj: { id: made.data.id, name: inAll(word) } } });
    },
    read: (guest) => guest.must(addOnsRoute, { query: days() }),
  },
  "a room type": {
    save: async (desk, word) => {
      const [type] = await desk.must(roomTypeRecords.initial, {});
      return desk.must(roomTypeRecords.update, { body: { obj: { id: type?.id ?? 0, desc: inAll(word) } } });
    },
    read: roomsOfStay,
  },
  "a bed": {
    save: async (desk, word) => {
      await makeBedOptions(arena.base.db, arena.resort.roomTypes.standard.id, [[["both", 2, 1]]]);
      const [bed] = await desk.must(bedRecords.initial, {});
      return desk.must(bedRecords.update, { body: { obj: { id: bed?.id ?? 0, name: inAll(word) } } });
    },
    read: roomsOfStay,
  },
  "a boat's times": {
    save: boatSails,
    read: (guest) => guest.must(sailingsRoute, { query: { adults: 2, ...days() } }),
  },
  "a tax": {
    save: async (desk, word) => {
      const { version: _, taxes, ...kept } = await desk.must(resortChargesRoute, {});
      const levy = { _id: null, name: inAll(word), group: "stay" as const, share: 100 };
      return desk.must(saveResortChargesRoute, { body: { ...kept, taxes: [...taxes, levy] } });
    },
    read: (guest) => guest.must(additionalChargeRoute, { query: {} }),
  },
  "a surcharge": {
    save: async (desk, word) => {
      const { version: _, surcharges, ...kept } = await desk.must(resortChargesRoute, {});
      const { checkIn, checkOut } = days();
      const raya = {
        _id: null,
        name: inAll(word),
        from: checkIn,
        to: checkOut,
        per: "booking" as const,
        sen: 1_000,
      };
      return desk.must(saveResortChargesRoute, { body: { ...kept, surcharges: [...surcharges, raya] } });
    },
    read: async (guest) => [await guest.must(surchargeRoute, { query: {} }), await quoted(guest)],
  },
};

describe("what staff save at one process, guests of the other read within two seconds", () => {
  it.each(Object.entries(changes))("%s", async (name, { save, read }) => {
    const rights = { settings: all, rates: all, rooms: all, boats: all };
    const { desk } = await staffCaller(arena, rights);
    const [writer, guest] = [
      new Caller([arena.urls[1] ?? ""], desk.token),
      new Caller([arena.urls[0] ?? ""]),
    ];
    const word = name === "a boat's times" ? "17:45" : `Contoh of ${name}`;
    const readNow = async () => JSON.stringify(await read(guest));
    expect(await readNow()).not.toContain(word);
    await save(writer, word);
    const savedAt = Date.now();
    expect(await eventually(readNow, (text) => text.includes(word))).toContain(word);
    expect(Date.now() - savedAt).toBeLessThan(withinMs);
    expect(JSON.stringify(await read(writer))).toContain(word);
  });
});
