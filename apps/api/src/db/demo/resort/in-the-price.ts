import type { includedAddOn } from "../../schema/catalogue.ts";
import type { IncludedName } from "./included.ts";

type InPrice = Pick<typeof includedAddOn.$inferInsert, "count" | "per"> & {
  /** The add-on that is in the price. */
  readonly code: string;
  readonly dayOfStay: number | null;
};

const trips = (count: number): InPrice => ({ code: "snorkel", count, per: "person", dayOfStay: null });

/** What of the things that options say is in their price is also sold singly. */
export const inThePrice: Partial<Record<IncludedName, InPrice>> = {
  oneSnorkel: trips(1),
  threeSnorkels: trips(3),
  fiveSnorkels: trips(5),
  gear: { code: "mask", count: 1, per: "person", dayOfStay: null },
  sunset: { code: "sunset", count: 1, per: "person", dayOfStay: 1 },
  beachDinner: { code: "beachDinner", count: 1, per: "person", dayOfStay: 1 },
};
