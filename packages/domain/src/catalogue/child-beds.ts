import type { RoomTypeId } from "../ids.ts";
import type { BedType } from "../party/party.ts";
import type { Rate } from "./rates.ts";

/**
 * At which of a room type's bed types a price list says what a child pays in an extra bed or sharing one: only there may
 * guests choose between the two.
 */
export const childBedsOf = (
  rates: readonly Rate[],
  { roomTypeId, bedTypes }: { readonly roomTypeId: RoomTypeId; readonly bedTypes: readonly BedType[] },
): BedType[] =>
  bedTypes.filter((bedType) =>
    rates.some(
      (rate) =>
        (rate.place === "extraBed" || rate.place === "shared") &&
        (rate.guestKind === null || rate.guestKind === "child") &&
        (rate.roomTypeId === null || rate.roomTypeId === roomTypeId) &&
        (rate.bedType === null || rate.bedType === bedType),
    ),
  );
