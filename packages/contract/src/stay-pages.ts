import { monthKinds, placeKinds } from "@pulau/domain/catalogue/island.ts";
import type { BoatId, BuildingId, OptionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BedOptionReply } from "./beds.ts";
import { PackageReply, RoomTypeReply } from "./catalogue.ts";
import { DayField, idOf, SenField, WayField, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";

const tag = "Pages of packages and rooms";

/** The last part of a page's address; one that it had before finds it too, and the answer says which it has now. */
const SlugParams = z.object({
  slug: z.string().min(1).max(80).meta({ example: "lagoon-escape" }),
});

const PlaceOnMap = {
  /** Thousandths of the map's width and height; null where it is not on the map. */
  x: z.int().nullable(),
  y: z.int().nullable(),
};

const RoomTypeCard = RoomTypeReply.pick({
  _id: true,
  slug: true,
  name: true,
  summary: true,
  picture: true,
  pictureAlt: true,
  sizeSqm: true,
  minPax: true,
  maxPax: true,
});
export type RoomTypeCard = z.infer<typeof RoomTypeCard>;

const PageBoat = z.object({
  _id: idOf<BoatId>(),
  kind: z.enum(["ferry", "charter"]),
  name: WordsField,
  seats: z.int(),
  /** Which ways are in the package's price. */
  included: z.array(WayField),
  /** When it is not offered with the package; null both ends is never. */
  without: z
    .object({ from: DayField.nullable(), to: DayField.nullable(), reason: WordsField.nullable() })
    .nullable(),
});
export type PageBoat = z.infer<typeof PageBoat>;

export const packagePageRoute = defineRoute({
  method: "GET",
  path: "/api/package/page/:slug",
  scope: "none",
  tag,
  summary: "All that a package's page shows beside its prices: options, seasons, room types and boats",
  params: SlugParams,
  reply: z.object({
    package: PackageReply,
    /** Days ahead for which it is sold, by option. */
    periods: z.array(z.object({ optionId: idOf<OptionId>(), from: DayField, to: DayField })),
    /** Room types that it has a price for. */
    roomTypes: z.array(RoomTypeCard),
    boats: z.array(PageBoat),
  }),
  failures: ["NOT_FOUND"],
});

const PackageCard = PackageReply.pick({ _id: true, slug: true, name: true, summary: true, picture: true });

export const roomPageRoute = defineRoute({
  method: "GET",
  path: "/api/room-types/page/:slug",
  scope: "none",
  tag,
  summary:
    "All that a room type's page shows: pictures, beds, amenities, where it lies, and packages with it",
  params: z.object({ slug: SlugParams.shape.slug.meta({ example: "garden-room" }) }),
  reply: z.object({
    roomType: RoomTypeReply.extend({ bedOptions: z.array(BedOptionReply) }),
    pictures: z.array(z.object({ picture: z.string(), alt: WordsField })),
    /** Whether there are rooms without steps, and rooms to smoke in. */
    stepFree: z.boolean(),
    smoking: z.boolean(),
    places: z.array(
      z.object({ _id: idOf<BuildingId>(), name: z.string(), floors: z.array(z.string()), ...PlaceOnMap }),
    ),
    packages: z.array(PackageCard.extend({ nights: z.array(z.int()) })),
  }),
  failures: ["NOT_FOUND"],
});

export const islandRoute = defineRoute({
  method: "GET",
  path: "/api/island",
  scope: "none",
  tag,
  summary:
    "The resort's map with its buildings and places, the roads to the jetty, and notes on tide and seasons",
  reply: z.object({
    /** A drawing's name or a picture's address; null where there is no map. */
    map: z.string().nullable(),
    lead: WordsField,
    places: z.array(
      z.object({
        kind: z.enum(placeKinds),
        name: WordsField,
        text: WordsField,
        x: z.int(),
        y: z.int(),
      }),
    ),
    buildings: z.array(
      z.object({
        _id: idOf<BuildingId>(),
        name: z.string(),
        ...PlaceOnMap,
        roomTypes: z.array(RoomTypeCard),
      }),
    ),
    roads: z.array(
      z.object({
        from: WordsField,
        to: WordsField,
        vehicle: WordsField,
        minutes: z.int(),
        firstTime: z.string().meta({ example: "06:00" }),
        lastTime: z.string().meta({ example: "20:00" }),
        /** What an adult pays for a seat one way; null where a vehicle is paid whole. */
        adultSen: SenField.nullable(),
      }),
    ),
    tide: WordsField,
    /** January first; null says nothing. */
    months: z.array(z.enum(monthKinds).nullable()),
    seasons: WordsField,
    /** What guests do well to bring. */
    bring: WordsField,
  }),
});
