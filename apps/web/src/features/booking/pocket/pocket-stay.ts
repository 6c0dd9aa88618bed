import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import type { PersonId } from "@pulau/domain/ids.ts";
import { keyOf, portalSide } from "../../../api/side.ts";
import type { Resort, Stay } from "./calls.ts";

/** Session's own list of names takes it away at every sign-out. */
const key = keyOf(portalSide, "pocket");

/** What the device keeps of a stay: what is needed on the way to it, no papers, no other guest's name and no money. */
export type PocketStay = Pick<
  Stay,
  "_id" | "bookingNo" | "packageName" | "checkIn" | "checkOut" | "crossings" | "boardingCode"
> & {
  readonly owner: PersonId;
  /** When it was read, an instant. */
  readonly savedAt: string;
  readonly rooms: readonly Pick<Stay["rooms"][number], "roomNo" | "roomTypeName">[];
  /** What boats were before they were changed. */
  readonly changed: readonly Pick<Stay["disruptions"][number]["was"], "direction" | "day" | "time">[];
  readonly house: Pick<Resort, "name" | "address" | "checkInTime" | "checkOutTime" | "timeZone"> & {
    readonly boardMinutes: number;
    readonly email: string;
    readonly tel: readonly string[];
    readonly whatsapp: readonly string[];
  };
};

/** A stay as it is kept. */
export const pocketStay = (stay: Stay, resort: Resort, owner: PersonId, savedAt: Date): PocketStay => ({
  _id: stay._id,
  bookingNo: stay.bookingNo,
  packageName: stay.packageName,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  boardingCode: stay.boardingCode,
  owner,
  crossings: stay.crossings.map((crossing) => ({ ...crossing, note: "" })),
  savedAt: savedAt.toISOString(),
  rooms: stay.rooms.map(({ roomNo, roomTypeName }) => ({ roomNo, roomTypeName })),
  changed: stay.disruptions.map(({ was: { direction, day, time } }) => ({ direction, day, time })),
  house: {
    name: resort.name,
    address: resort.address,
    checkInTime: resort.checkInTime,
    checkOutTime: resort.checkOutTime,
    timeZone: resort.timeZone,
    boardMinutes: resort.boats.boardMinutes,
    email: resort.contact.email,
    tel: resort.contact.tel,
    whatsapp: resort.contact.whatsapp.map(({ number }) => number),
  },
});

export function keepPocketStay(storage: Storage, stay: PocketStay): void {
  try {
    storage.setItem(key, JSON.stringify(stay));
  } catch {
    // A device that is full keeps nothing; with a connection the page shows all the same.
  }
}

export const forgetPocketStay = (storage: Storage): void => storage.removeItem(key);

/** What is kept of this person's stay; what is another's, or over, is taken off the device. */
export function readPocketStay(storage: Storage, owner: PersonId, now: Date): PocketStay | null {
  const kept = parse(storage.getItem(key));
  const today: Day = dayAt(now, kept?.house.timeZone);
  if (kept && kept.owner === owner && kept.checkOut >= today) return kept;
  forgetPocketStay(storage);
  return null;
}

function parse(text: string | null): PocketStay | null {
  try {
    return text === null ? null : (JSON.parse(text) as PocketStay);
  } catch {
    return null;
  }
}
