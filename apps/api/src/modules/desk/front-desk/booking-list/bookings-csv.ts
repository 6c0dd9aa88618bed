import type { StaffBookingRow } from "@pulau/contract/booking-list.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { csvBytes } from "../../../../plugins/csv.ts";

const ringgit = (sen: number | undefined): string => (sen === undefined ? "" : plainRinggit(sen));

/** The file's columns: what each is headed and holds. What somebody is not told is empty. */
const columns: Readonly<Record<string, (row: StaffBookingRow) => string>> = {
  number: (row) => row.bookingNo,
  name: (row) => row.bookingName,
  email: (row) => row.email ?? "",
  mobile: (row) => row.mobile ?? "",
  arrival: (row) => row.checkIn,
  departure: (row) => row.checkOut,
  nights: (row) => String(row.nights),
  persons: (row) => String(row.persons),
  rooms: (row) => row.roomNos.join(" "),
  roomTypes: (row) => row.roomsSummary.map(({ name, count }) => `${name.en} × ${count}`).join(", "),
  package: (row) => row.packageName.en,
  agency: (row) => row.agency ?? "",
  customer: (row) => row.customer?.name ?? "",
  booked: (row) => row.bookedAt,
  status: (row) => row.status,
  payment: (row) => row.paymentStatus ?? "",
  total: (row) => ringgit(row.totalSen),
  paid: (row) => ringgit(row.paidSen),
  id: (row) => row._id,
};

/** Bookings as a table to work on: one line each, ringgit with two decimals. */
export const bookingsCsv = (rows: readonly StaffBookingRow[]): Uint8Array =>
  csvBytes([Object.keys(columns), ...rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)))]);
