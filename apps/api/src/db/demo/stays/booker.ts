import type { BookerDetails } from "@pulau/contract/guests.ts";
import type { Chance } from "../chance.ts";
import { malaysianHomes } from "../people/addresses.ts";
import type { Origin } from "../people/invent-person.ts";

/** The address of whoever books, in the country that the party comes from. No mailbox and no number leads anywhere. */
export function inventBooker(chance: Chance, origin: Origin, bookingName: string): BookerDetails {
  const email = `${mailName(bookingName)}@guest.example`;
  const house = chance.whole(1, 188);
  const digits = String(chance.whole(1_000_000, 9_999_999));
  if (origin.kind === "abroad") {
    const { from } = origin;
    return {
      bookingName,
      email,
      countryCode: from.callingCode,
      mobile: `${from.callingCode}55${digits}`,
      address: from.street,
      area: from.city,
      city: from.city,
      postCode: from.postCode,
      state: "17",
      country: from.country,
    };
  }
  const { street, area, city, postCode, state } = chance.pick(malaysianHomes);
  return {
    bookingName,
    email,
    countryCode: "+60",
    mobile: `+6012${digits}`,
    address: `${house} ${street}`,
    area,
    city,
    postCode,
    state,
    country: "MY",
  };
}

const mailName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/ (bin|binti|a\/l|a\/p) /, " ")
    .replace(/[^A-Za-z ]/g, "")
    .trim()
    .toLowerCase()
    .replaceAll(" ", ".");

/** The language in which a party reads its mails: most read English. */
export function languageOf(chance: Chance, origin: Origin): "en" | "my" | "cn" {
  if (origin.kind === "abroad") return origin.from.country === "CN" ? "cn" : "en";
  if (origin.kind === "malay") return chance.happens(0.55) ? "my" : "en";
  return origin.kind === "chinese" && chance.happens(0.35) ? "cn" : "en";
}
