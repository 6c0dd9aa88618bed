import { everyRoomTypeRoute, roomTypesRoute } from "@pulau/contract/availability.ts";
import type { RoomTypeChange, RoomTypeListed } from "@pulau/contract/room-type-records.ts";
import type { z } from "zod";
import type { TypedAnswers } from "../../../../api/typed-answers.ts";
import { isShownPicture } from "../../../../business/catalogue/shown-picture.ts";

/** What guests would read of a room type with the values of its form. */
export function typedRoomType(row: RoomTypeListed, values: object): TypedAnswers {
  const typed = values as z.output<typeof RoomTypeChange>;
  const [picture] = typed.room_images_path ?? [];
  const [pictureAlt] = typed.room_images_alt ?? [];
  const roomTypes = [
    {
      _id: row._id,
      name: typed.name,
      summary: typed.desc,
      highlight: typed.highlight,
      sizeSqm: typed.size_sqm,
      minPax: typed.min_pax,
      maxPax: typed.max_pax,
      ...(isShownPicture(picture, row.room_images_path) && { picture, pictureAlt }),
    },
  ];
  return { [roomTypesRoute.path]: { roomTypes }, [everyRoomTypeRoute.path]: { roomTypes } };
}
