import type { AmenityChange, AmenityRecord } from "@pulau/contract/amenity-records.ts";
import { everyRoomTypeRoute, roomTypesRoute } from "@pulau/contract/availability.ts";
import type { BedChange, BedRecord } from "@pulau/contract/bed-records.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { z } from "zod";
import { type TypedAnswers, typedReply } from "../../../api/typed-answers.ts";

/** What guests would read of a bed, wherever a room is made up with it. */
export function typedBed({ _id }: BedRecord, values: object): TypedAnswers {
  const { name, using_for, no_of_pax, width, length } = values as z.output<typeof BedChange>;
  const beds = [{ bedId: _id, name, usingFor: using_for, noOfPax: no_of_pax, width, length }];
  const roomTypes = { "*": { bedOptions: { "*": { beds } } } };
  return { [roomTypesRoute.path]: { roomTypes }, [everyRoomTypeRoute.path]: { roomTypes } };
}

/** What guests would read of an amenity at every room type that has it: guests know it by its name alone. */
export function typedAmenity({ name: saved }: AmenityRecord, values: object): TypedAnswers {
  const { name = saved } = values as z.output<typeof AmenityChange>;
  const renamed = <T extends { amenities: Words[] }>(types: readonly T[]): T[] =>
    types.map((type) => ({
      ...type,
      amenities: type.amenities.map((amenity) => (amenity.en === saved.en ? name : amenity)),
    }));
  return {
    ...typedReply(roomTypesRoute, ({ roomTypes }) => ({ roomTypes: renamed(roomTypes) })),
    ...typedReply(everyRoomTypeRoute, ({ roomTypes }) => ({ roomTypes: renamed(roomTypes) })),
  };
}
