import { beforeEach, describe, expect, it } from "vitest";
import { createSession } from "../../../api/session.ts";
import { portalSide } from "../../../api/side.ts";
import type { Resort, Stay } from "./calls.ts";
import { keepPocketStay, type PocketStay, pocketStay, readPocketStay } from "./pocket-stay.ts";

/** As a browser's storage, for this test alone. */
function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    get length() {
      return items.size;
    },
  } as Storage;
}

const owner = "11111111-1111-4111-8111-111111111111";
const other = "22222222-2222-4222-8222-222222222222";
const name = { en: "Slow Island", my: "Slow Island", cn: "Slow Island" };
const boat = { direction: "out", day: "2026-12-10", time: "11:00", name, from: "Tanjung", to: "Teluk" };
const stay = {
  _id: owner,
  bookingNo: "TB-26-00042",
  packageName: name,
  checkIn: "2026-12-10",
  checkOut: "2026-12-12",
  crossings: [{ ...boat, note: "Grandmother is seasick" }],
  disruptions: [{ was: { ...boat, time: "09:00" } }],
  boardingCode: "TB-26-00042.9F3A7C21B0",
  rooms: [{ roomNo: "W-05", roomTypeName: name, picture: "reef" }],
  guests: [{ fullName: "Somebody Else", identity: "••••1234" }],
  totalSen: 120_000,
  email: "guest@example.test",
} as unknown as Stay;
const resort = {
  name: "Teluk Biru",
  address: { short: "", first: "Jalan Jeti", second: "Terengganu" },
  contact: {
    email: "hello@example.test",
    tel: ["+6091234567"],
    whatsapp: [{ holder: "Desk", number: "+60123456789" }],
  },
  boats: { boardMinutes: 45, crossingMinutes: 60 },
  checkInTime: "15:00",
  checkOutTime: "11:00",
  timeZone: "Asia/Kuala_Lumpur",
} as unknown as Resort;

const now = new Date("2026-12-01T04:00:00Z");
let storage: Storage;
let kept: PocketStay;
beforeEach(() => {
  storage = memoryStorage();
  kept = pocketStay(stay, resort, owner, now);
  keepPocketStay(storage, kept);
});

describe("a stay that the device keeps", () => {
  it("is there again for whoever it is of, and holds no papers, names, notes or money", () => {
    expect(readPocketStay(storage, owner, now)).toEqual(kept);
    const text = JSON.stringify(kept);
    for (const secret of ['1234"', "Somebody Else", "seasick", "120000", "guest@example"])
      expect(text).not.toContain(secret);
    expect(kept.changed).toEqual([{ direction: "out", day: "2026-12-10", time: "09:00" }]);
  });

  it("is shown to nobody else, and is off the device once they have looked", () => {
    expect(readPocketStay(storage, other, now)).toBeNull();
    expect(storage).toHaveLength(0);
  });

  it("goes when its guest leaves: their last day still shows it", () => {
    expect(readPocketStay(storage, owner, new Date("2026-12-12T10:00:00Z"))).toEqual(kept);
    expect(readPocketStay(storage, owner, new Date("2026-12-12T17:00:00Z"))).toBeNull();
    expect(storage).toHaveLength(0);
  });

  it("goes with every sign-out, however it came about", () => {
    createSession(portalSide, storage).signOut();
    expect(readPocketStay(storage, owner, now)).toBeNull();
    expect(storage).toHaveLength(0);
  });

  it("is nothing where the device holds something else", () => {
    storage.setItem("pulau.portal.pocket", "{");
    expect(readPocketStay(storage, owner, now)).toBeNull();
  });
});
