import { confidentialOfLine, type StaffBookingRow } from "@pulau/contract/booking-list.ts";
import { confidentialOfDetail, type StaffBookingDetail } from "@pulau/contract/staff.ts";
import type { z } from "zod";

type Detail = z.infer<typeof StaffBookingDetail>;

/** A line of a list without what is not for everybody. */
export const rowWithoutConfidential = (row: StaffBookingRow): StaffBookingRow =>
  without(row, confidentialOfLine);

/** What happened to the stay itself; of its money and mails nothing. */
const ofStay: readonly string[] = [
  ...["submitted", "confirmed", "cancelled", "checkedIn", "checkedOut", "noShow", "changed"],
  ...["checkInUndone", "checkOutUndone", "noShowUndone", "noteAdded", "roomingListKept"],
];

/** A booking without what is not for everybody. */
export const detailWithoutConfidential = (detail: Detail): Detail => ({
  ...without(detail, confidentialOfDetail),
  guests: detail.guests.map((guest) => without(guest, { identity: true, email: true })),
  transfers: detail.transfers.map((transfer) => without(transfer, { amountSen: true })),
  addOns: detail.addOns.map((addOn) => without(addOn, { amountSen: true })),
  history: detail.history
    .filter(({ what }) => ofStay.includes(what))
    .map((happening) => ({ ...happening, facts: {} })),
});

const without = <T extends object, K extends string>(whole: T, keys: Readonly<Record<K, true>>): Omit<T, K> =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !(key in keys))) as Omit<T, K>;
