import { ageOn, type Day, isDay } from "../calendar/day.ts";
import { isMyKad } from "./identity.ts";

/** Where the holder was born: a state by its number, a country, somewhere abroad; null where the number does not say it. */
export type BirthPlace =
  | { readonly state: string }
  | { readonly country: string }
  | { readonly abroad: true }
  | null;

export type MyKadFacts = { readonly born: Day; readonly age: number; readonly place: BirthPlace };

/** The days on which the holder can have been born, the later one first: a year of two digits has no century. */
export const birthDaysOfMyKad = (number: string): Day[] => {
  const parts = /^(\d{2})(\d{2})(\d{2})/.exec(number.replace(/[\s-]/g, ""));
  return ["20", "19"]
    .map((century) => `${century}${parts?.[1]}-${parts?.[2]}-${parts?.[3]}`)
    .filter((text) => isDay(text));
};

/** Codes of the states beside 01 to 16, which are the states' own numbers. */
const furtherStates: Readonly<Record<string, string>> = {
  "01": "21 22 23 24",
  "02": "25 26 27",
  "03": "28 29",
  "04": "30",
  "05": "31 59",
  "06": "32 33",
  "07": "34 35",
  "08": "36 37 38 39",
  "09": "40",
  "10": "41 42 43 44",
  "11": "45 46",
  "12": "47 48 49",
  "13": "50 51 52 53",
  "14": "54 55 56 57",
  "15": "58",
};
const countries: Readonly<Record<string, string>> = {
  "60": "BN",
  "61": "ID",
  "62": "KH",
  "63": "LA",
  "64": "MM",
  "65": "PH",
  "66": "SG",
  "67": "TH",
  "68": "VN",
  "74": "CN",
  "75": "IN",
  "76": "PK",
  "77": "SA",
  "78": "LK",
  "79": "BD",
};
/** Born in Malaysia, in a state that was not known. */
const unknownState = "82";

function birthPlace(code: string): BirthPlace {
  if (Number(code) <= 16) return { state: code };
  const state = Object.keys(furtherStates).find((key) => furtherStates[key]?.split(" ").includes(code));
  if (state !== undefined) return { state };
  const country = countries[code];
  if (country !== undefined) return { country };
  return code === unknownState ? null : { abroad: true };
}

/**
 * What the number of a MyKad or MyKid says of its holder on a day. Of two centuries that are possible `fits` chooses by
 * the age; where it fits both or neither, it is the later one. Null for what is no such number.
 */
export function readMyKad(
  number: string,
  on: Day,
  fits: (age: number) => boolean = () => true,
): MyKadFacts | null {
  if (!isMyKad(number)) return null;
  const found = birthDaysOfMyKad(number).flatMap((born) => {
    const age = ageOn(born, on);
    return age === null || age > 120 ? [] : [{ born, age }];
  });
  const birth = found.find(({ age }) => fits(age)) ?? found[0];
  return birth ? { ...birth, place: birthPlace(number.replace(/[\s-]/g, "").slice(6, 8)) } : null;
}
