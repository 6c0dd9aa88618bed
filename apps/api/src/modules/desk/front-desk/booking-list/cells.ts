import type { StaffBookingRow } from "@pulau/contract/booking-list.ts";
import { plainRinggit, type Sen } from "@pulau/domain/money/sen.ts";

const ringgit = (sen: Sen | undefined): string => (sen === undefined ? "" : plainRinggit(sen));

/** What the file's columns hold. What somebody is not told is empty. */
export const bookingCells = {
  number: (row: StaffBookingRow) => row.bookingNo,
  name: (row: StaffBookingRow) => row.bookingName,
  email: (row: StaffBookingRow) => row.email ?? "",
  mobile: (row: StaffBookingRow) => row.mobile ?? "",
  arrival: (row: StaffBookingRow) => row.checkIn,
  departure: (row: StaffBookingRow) => row.checkOut,
  nights: (row: StaffBookingRow) => row.nights,
  persons: (row: StaffBookingRow) => row.persons,
  rooms: (row: StaffBookingRow) => row.roomNos.join(" "),
  roomTypes: (row: StaffBookingRow) =>
    row.roomsSummary.map(({ name, count }) => `${name.en} × ${count}`).join(", "),
  package: (row: StaffBookingRow) => row.packageName.en,
  agency: (row: StaffBookingRow) => row.agency ?? "",
  customer: (row: StaffBookingRow) => row.customer?.name ?? "",
  booked: (row: StaffBookingRow) => row.bookedAt,
  status: (row: StaffBookingRow) => row.status,
  payment: (row: StaffBookingRow) => row.paymentStatus ?? "",
  total: (row: StaffBookingRow) => ringgit(row.totalSen),
  paid: (row: StaffBookingRow) => ringgit(row.paidSen),
  id: (row: StaffBookingRow) => row._id,
};
