import type { RateBook } from "../catalogue/catalogue.ts";
import { childBedsOf } from "../catalogue/child-beds.ts";
import type { Rate } from "../catalogue/rates.ts";
import type { RoomTypeId } from "../ids.ts";
import type { BedType } from "../party/party.ts";

type Offered = { readonly roomTypeId: RoomTypeId; readonly bedTypes: readonly BedType[] };

/** At which bed types' prices a room may be looked up, however it is chosen. */
const lookedUpAt = ({ singleSupplements, pricedAs }: RateBook, bedType: BedType): BedType[] => [
  bedType,
  ...(singleSupplements ?? []).map((supplement) => supplement.pricedAs),
  ...(pricedAs ?? []).flatMap((rule) => rule.bedType ?? []),
];

const isFor = (rate: Rate, roomTypeId: RoomTypeId, at: readonly BedType[]): boolean =>
  rate.enquiry !== true &&
  (rate.roomTypeId === null || rate.roomTypeId === roomTypeId) &&
  (rate.bedType === null || at.includes(rate.bedType));

/**
 * Room types and bed types that an option has any price for, with those at which it prices children's beds. All of them where it has none: then the price says whether
 * it is on enquiry.
 */
export const pricedTypes = <T extends Offered>(book: RateBook, types: readonly T[]): readonly T[] => {
  const priced = types.flatMap((type) => {
    const bedTypes = type.bedTypes.filter((bedType) => {
      const at = lookedUpAt(book, bedType);
      return book.rates.some((rate) => isFor(rate, type.roomTypeId, at));
    });
    const childBeds = childBedsOf(book.rates, { roomTypeId: type.roomTypeId, bedTypes });
    return bedTypes.length > 0 ? [{ ...type, bedTypes, childBeds }] : [];
  });
  return priced.length > 0 ? priced : types;
};
