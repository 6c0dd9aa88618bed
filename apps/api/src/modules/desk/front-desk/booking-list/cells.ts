import type { StaffBookingRow } from "@pulau/contract/booking-list.ts";
import { roomNumbersIn } from "@pulau/domain/booking/room-number.ts";
import { plainRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { stateCell } from "../../../../listing/state-words.ts";
import type { Language } from "../../../../plugins/language.ts";

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
  rooms: (row: StaffBookingRow, language: Language = "en") => roomNumbersIn(row.roomNos, language),
  roomTypes: (row: StaffBookingRow, language: Language = "en") =>
    row.roomsSummary.map(({ name, count }) => `${name[language]} × ${count}`).join(", "),
  package: (row: StaffBookingRow, language: Language = "en") => row.packageName[language],
  agency: (row: StaffBookingRow) => row.agency ?? "",
  customer: (row: StaffBookingRow) => row.customer?.name ?? "",
  booked: (row: StaffBookingRow) => row.bookedAt,
  status: (row: StaffBookingRow, language?: Language) => stateCell("stay", row.status, language),
  payment: (row: StaffBookingRow, language?: Language) =>
    stateCell("bookingPayment", row.paymentStatus, language),
  total: (row: StaffBookingRow) => ringgit(row.totalSen),
  paid: (row: StaffBookingRow) => ringgit(row.paidSen),
  id: (row: StaffBookingRow) => row._id,
};
