import type { BookingJson } from "@pulau/contract/drafts.ts";

/** Who books in races and random histories; whose stay it is makes no difference to them. */
export const testBooker = {
  bookingName: "Aini binti Salleh",
  email: "aini@example.test",
  mobile: "+60123456789",
  countryCode: "+60",
  address: "12 Jalan Pantai",
  area: "Taman Laut",
  city: "Kuala Terengganu",
  postCode: "20000",
  state: "11",
  country: "MY",
} satisfies BookingJson["booker"];
