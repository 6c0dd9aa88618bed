import type { RateBook } from "../catalogue/catalogue.ts";
import type { Rate } from "../catalogue/rates.ts";
import { type Contradiction, entriesOf } from "./contradiction.ts";

/** So many pairs of rates are compared for one card. */
const mostPairs = 8_000_000;

const isRoom = ({ per }: Rate): boolean => per === "room" || per === "roomNight";

const parts = ["roomTypeId", "bedType", "periodId", "season", "nationality", "market", "priceList"] as const;

/** Whether two rates may be for one stay: nothing that both of them name differs. */
const mayMeet = (a: Rate, b: Rate): boolean =>
  parts.every((part) => a[part] == null || b[part] == null || a[part] === b[part]);

/** Whether others take a share of such a rate: then it counts though nobody pays it. */
const isBase = ({ id, guestKind, place }: Rate, rates: readonly Rate[]): boolean =>
  rates.some(
    ({ of }) =>
      of?.rateId === id ||
      (of?.place != null && of.place === place) ||
      (of?.guestKind != null && of.guestKind === guestKind && of.place === place),
  );

/**
 * Prices of a further guest that nobody ever pays, such as an extra bed's, since wherever they could count the room's own
 * price includes everybody. Where a card might have another meaning, nothing is said.
 */
export const unchargedRates = ({ rates }: RateBook): Contradiction[] => {
  const rooms = rates.filter((rate) => isRoom(rate) && !rate.extraNight);
  if (!rooms.some(({ persons }) => persons == null) || rooms.length * rates.length > mostPairs) return [];
  const beds = rates.filter(
    (rate) =>
      !isRoom(rate) &&
      (rate.guestKind === null || rate.guestKind === "adult") &&
      (rate.place == null || rate.place === "bed"),
  );
  return entriesOf("rates", rates).flatMap(({ entry, path }) => {
    if (isRoom(entry) || beds.some((bed) => mayMeet(bed, entry))) return [];
    const meeting = rooms.filter((room) => mayMeet(room, entry));
    const isIncluded =
      meeting.length > 0 && meeting.every(({ persons, enquiry }) => persons == null && !enquiry);
    return isIncluded && !isBase(entry, rates) ? [{ path, rule: "card.neverCharged" as const }] : [];
  });
};
