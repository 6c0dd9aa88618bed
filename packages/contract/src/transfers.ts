import type {
  BoatId,
  DraftId,
  ExclusionId,
  LandTransferId,
  OptionId,
  PackageId,
  PointId,
} from "@pulau/domain/ids.ts";
import { ways } from "@pulau/domain/transport/timetable.ts";
import { z } from "zod";
import { DayField, idOf, SenField, text, WordsField } from "./fields.ts";
import { PartyQuery } from "./party.ts";
import { defineRoute } from "./route.ts";

/** `shared`: a seat in a van; `private`: a vehicle of one's own; `coach`: a seat in a coach. */
export const transferTypes = ["shared", "private", "coach"] as const;
export type TransferType = (typeof transferTypes)[number];
export const pointTypes = ["airport", "jetty", "hotel", "busStation", "city"] as const;
const TransferTypeField = z.enum(transferTypes, { error: "required" });
const DirectionField = z.enum(ways, { error: "required" });

/** A time of day at the resort. */
export const ClockTime = z
  .string({ error: "required" })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: ({ input }) => (input === "" ? "required" : "time") })
  .meta({ example: "08:45" });

/** Pick-up times of each way, in the order of the day; none where it is driven at any time of its hours. */
export const DeparturesField = z.object({
  out: z.array(ClockTime).max(24),
  back: z.array(ClockTime).max(24),
});

const ChosenPoint = z.string({ error: "required" }).min(1, { error: "required" }).pipe(idOf<PointId>());
const Count = (most: number) =>
  z.int({ error: "number" }).min(0, { error: "number" }).max(most, { error: "number" });

/**
 * One land transfer, whole: the rules of its form and of the booking alike. To the island it runs from the start point
 * to the end point, where the boat leaves; homeward from the jetty. A return comes back the same road.
 */
export const TransferDetails = z
  .object({
    type: TransferTypeField,
    direction: DirectionField,
    tripType: z.enum(["oneWay", "return"], { error: "required" }),
    startPointId: ChosenPoint,
    endPointId: ChosenPoint,
    pickUpPoint: text(120),
    pickUpTime: ClockTime,
    dropLocation: text(120),
    dropTime: ClockTime,
    /** Picked up for the way back, of a return. */
    returnTime: z
      .union([ClockTime, z.literal("").transform(() => null), z.null()], { error: "time" })
      .default(null),
    adultCount: Count(100).min(1, { error: "oneAdult" }),
    childCount: Count(100),
    note: z.string().trim().max(200, { error: "tooLong" }).default(""),
  })
  .refine((transfer) => transfer.tripType !== "return" || transfer.returnTime !== null, {
    error: "required",
    path: ["returnTime"],
    when: () => true,
  })
  .refine((transfer) => transfer.tripType !== "return" || transfer.direction !== "back", {
    error: "invalid",
    path: ["tripType"],
    when: () => true,
  })
  .transform((transfer) => ({
    ...transfer,
    returnTime: transfer.tripType === "return" ? transfer.returnTime : null,
  }))
  .meta({
    example: {
      type: "shared",
      direction: "out",
      tripType: "return",
      startPointId: "5f0c2a5e-7d3b-4c56-9a53-2f4f5d7a1c11",
      endPointId: "0b7a1f52-51f1-4a0e-8a53-90cfb6a1de22",
      pickUpPoint: "Arrival hall, flight AK6132 at 08:10",
      pickUpTime: "08:45",
      dropLocation: "Tanjung Jetty, ticket counter",
      dropTime: "09:40",
      returnTime: "10:30",
      adultCount: 2,
      childCount: 1,
      note: "One child seat, please",
    },
  });
export type TransferDetails = z.infer<typeof TransferDetails>;

/** Transfers of one stay at most. */
export const mostTransfers = 6;

const WayPrices = z.object({
  /** For the persons asked about, one way and there and back; null when only the resort can say. */
  oneWaySen: SenField.nullable(),
  returnSen: SenField.nullable(),
});

/** A kept or booked transfer. */
export const TransferReply = z.object({
  landTransferId: idOf<LandTransferId>(),
  type: TransferTypeField,
  /** The vehicle's name. */
  name: WordsField,
  direction: DirectionField,
  tripType: z.enum(["oneWay", "return"]),
  from: WordsField,
  to: WordsField,
  pickUpPoint: z.string(),
  pickUpDay: DayField,
  pickUpTime: z.string(),
  dropLocation: z.string(),
  dropDay: DayField,
  dropTime: z.string(),
  returnDay: DayField.nullable(),
  returnTime: z.string().nullable(),
  adultCount: z.int(),
  childCount: z.int(),
  vehicles: z.int().meta({ description: "vehicles of a private transfer, else 1" }),
  /** Whether the package's price holds all of it. */
  included: z.boolean(),
  note: z.string(),
});

const Point = z.object({
  _id: idOf<PointId>(),
  type: z.enum(pointTypes),
  name: WordsField,
  meetingPoint: WordsField.nullable(),
});

export const startPointsRoute = defineRoute({
  method: "GET",
  path: "/api/transportation/start-points",
  scope: "none",
  tag: "Transport",
  summary: "The start points of land transfers: to the island, back, or both",
  query: z.object({ direction: DirectionField.optional(), type: TransferTypeField.optional() }),
  reply: z.object({
    startPoints: z.array(
      Point.extend({ directions: z.array(DirectionField), types: z.array(TransferTypeField) }),
    ),
  }),
});

export const endPointsRoute = defineRoute({
  method: "GET",
  path: "/api/transportation/end-points/:_id",
  scope: "none",
  tag: "Transport",
  summary:
    "The destinations of a start point, by type of transfer, with hours, price for the party and, for a given stay, what is left",
  params: z.object({ _id: idOf<PointId>().meta({ description: "the start point" }) }),
  query: PartyQuery.extend({
    type: TransferTypeField.optional(),
    checkIn: DayField.optional(),
    checkOut: DayField.optional(),
    optionId: idOf<OptionId>().optional().meta({ description: "shows which transfers the option includes" }),
    draftId: idOf<DraftId>().optional().meta({ description: "rooms held by this draft count as free" }),
  }),
  reply: z.object({
    endPoints: z.array(
      Point.extend({
        transfers: z.array(
          WayPrices.extend({
            _id: idOf<LandTransferId>(),
            type: TransferTypeField,
            direction: DirectionField,
            name: WordsField,
            /** Seats of one vehicle. */
            seats: z.int(),
            minutes: z.int().meta({ description: "travel time in minutes" }),
            firstTime: z.string(),
            lastTime: z.string(),
            departures: DeparturesField.meta({
              description:
                "fixed pick-up times of each way; empty if it can be booked for any time within its hours",
            }),
            /** Persons who still find a place on the day of this way, and of the way back; null has no limit. */
            placesLeft: z.int().nullable(),
            placesLeftBack: z.int().nullable(),
            included: z.boolean().meta({ description: "this direction is included in the option" }),
            includedBack: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  failures: ["NOT_FOUND", "PARTY_TOO_LARGE"],
});

export const excludedBoatsRoute = defineRoute({
  method: "GET",
  path: "/api/transportation/excluded-boats",
  scope: "none",
  tag: "Transport",
  summary: "Boats not offered: with a package, on some days, or both",
  query: z.object({
    packageId: idOf<PackageId>().optional(),
    from: DayField.optional(),
    to: DayField.optional(),
  }),
  reply: z.object({
    excludedBoats: z.array(
      z.object({
        _id: idOf<ExclusionId>(),
        boatId: idOf<BoatId>(),
        boatName: WordsField,
        packageId: idOf<PackageId>().nullable(),
        direction: DirectionField.nullable(),
        from: DayField.nullable(),
        to: DayField.nullable(),
        reason: WordsField.nullable(),
      }),
    ),
  }),
});
