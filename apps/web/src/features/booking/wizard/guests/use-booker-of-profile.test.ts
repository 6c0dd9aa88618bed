import type { Profile } from "@pulau/contract/accounts.ts";
import { expect, it } from "vitest";
import { withProfile } from "./use-booker-of-profile.ts";

const profile = {
  email: "aisyah@example.test",
  mobile: "+6591234567",
  address: "18 Jalan Kenari 4",
  area: "",
  city: "Puchong",
  postCode: "47100",
  state: "10",
  country: "MY",
} as Profile;

it("fills in what was not typed, a number with its country and an address as a whole", () => {
  expect(withProfile({ bookingName: "Aisyah", email: "", country: "MY" }, profile)).toEqual({
    bookingName: "Aisyah",
    email: "aisyah@example.test",
    mobile: "+6591234567",
    countryCode: "+65",
    address: "18 Jalan Kenari 4",
    area: "",
    city: "Puchong",
    postCode: "47100",
    state: "10",
    country: "MY",
  });
});

it("leaves what was typed, and takes no half of an address", () => {
  const typed = { email: "other@example.test", mobile: "+60123456789", countryCode: "+60", city: "Marang" };
  expect(withProfile(typed, profile)).toEqual(typed);
});
