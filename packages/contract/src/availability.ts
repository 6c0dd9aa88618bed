import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { sellingRules } from "@pulau/domain/catalogue/selling.ts";
import type { BoughtPackageId, DraftId, OptionId, PackageId, RoomTypeId } from "@pulau/domain/ids.ts";
import { redeemRules } from "@pulau/domain/promo-package/redeeming.ts";
import { z } from "zod";
import { BedOptionReply } from "./beds.ts";
import { RoomTypeReply } from "./catalogue.ts";
import { BedTypeField, DayField, idOf, NightsField, NightsQuery, SenField } from "./fields.ts";
import { PartyField, PartyQuery, RoomChoice } from "./party.ts";
import { defineRoute } from "./route.ts";

export const calendarRoute = defineRoute({
  method: "GET",
  path: "/api/calendar",
  scope: "none",
  tag: "Availability",
  summary: "A month of arrival days: the lowest total price for the party, and which days are full or closed",
  query: PartyQuery.extend({
    optionId: idOf<OptionId>(),
    month: DayField,
    nights: NightsQuery,
    boughtPackageId: idOf<BoughtPackageId>().optional().meta({
      description: "a promo package: only its own dates are open",
    }),
  }),
  reply: z.object({
    optionId: idOf<OptionId>(),
    nights: z.int(),
    /** How many people at the most what was bought ahead is for; null where nothing is redeemed. */
    paxMax: z.int().nullable(),
    /** Fewest and most nights that the option can have in this month, by its periods. */
    lengths: z.object({ least: z.int(), most: z.int() }),
    days: z.array(
      z.object({
        day: DayField,
        /** `enquiry`: rooms are free, and the resort makes the price when asked. */
        state: z.enum(["free", "full", "closed", "enquiry"]),
        totalSen: SenField.nullable(),
        holiday: z.boolean(),
        /** Why a closed day is closed, where a rule of selling says so. */
        rule: z.enum([...sellingRules, ...redeemRules]).nullable(),
        /** The nights that would do, where the rule is about the length. */
        nights: z.int().nullable(),
      }),
    ),
    /** Borders of low, middle and high prices among the month's free days; null when none is free. */
    priceLevels: z.object({ lowToSen: SenField, midToSen: SenField }).nullable(),
  }),
  failures: ["NOT_FOUND", "PARTY_TOO_LARGE"],
});

/** The nights of a room: from one to sixty. */
export const StayNights = z
  .object({ checkIn: DayField, checkOut: DayField.meta({ example: "2026-12-07" }) })
  .refine(({ checkIn, checkOut }) => isStay(daysBetween(checkIn, checkOut)), {
    error: "stayNights",
    path: ["checkOut"],
  });

const isStay = (nights: number): boolean => nights >= 1 && nights <= 60;

/** Availability without prices: free rooms per type, one room covering the whole stay. */
export const roomsAvailabilityRoute = defineRoute({
  method: "GET",
  path: "/api/rooms-availability",
  scope: "none",
  tag: "Availability",
  summary: "Free rooms per room type for a stay",
  query: StayNights,
  reply: z.object({
    roomTypes: z.array(z.object({ roomTypeId: idOf<RoomTypeId>(), free: z.int() })),
  }),
});

const OwnDraft = idOf<DraftId>().optional().meta({ description: "rooms held by this draft count as free" });

export const postRoomsAvailabilityRoute = defineRoute({
  method: "POST",
  path: "/api/rooms-availability",
  scope: "none",
  tag: "Availability",
  summary: "Free rooms per room type for the nights of a stay or of one of its rooms",
  body: StayNights.safeExtend({ draftId: OwnDraft }).meta({
    example: { checkIn: "2026-12-05", checkOut: "2026-12-08" },
  }),
  reply: roomsAvailabilityRoute.reply,
});

export const StayRequest = z.object({
  optionId: idOf<OptionId>(),
  checkIn: DayField,
  nights: NightsField,
  party: PartyField,
  draftId: OwnDraft,
  dates: StayNights.optional().meta({
    description: "the nights of one room within the stay; availability and price are for these",
  }),
});

export const roomTypesRoute = defineRoute({
  method: "POST",
  path: "/api/room-types",
  scope: "none",
  tag: "Availability",
  summary: "Room types for a stay and party: how many are free, which bed types fit, and the total price",
  body: StayRequest,
  reply: z.object({
    roomTypes: z.array(
      RoomTypeReply.extend({
        /** How such a room can be made up; the first unless the guests ask. */
        bedOptions: z.array(BedOptionReply),
        /** Whether somebody alone in such a room may pay less by sharing it with a stranger. */
        sharingSaves: z.boolean(),
        /** At which bed types the package says what children pay in an extra bed or sharing one. */
        childBeds: z.array(BedTypeField),
        free: z.int(),
        /** Why the whole party can't sleep in one such room; null when it can. */
        refusal: z.enum(["SOLD_OUT", "ROOM_TOO_SMALL", "NO_RATE", "ON_ENQUIRY"]).nullable(),
        /**
         * Where one room is too small: the fewest rooms of this type that take the party together and have a price; empty
         * where one room does, or no number of them.
         */
        several: z.array(RoomChoice),
        /** Whole price of the stay with the whole party in one room of this type, per way to sleep that fits. */
        prices: z.array(
          z.object({
            bedType: BedTypeField,
            /** So many extra beds for children beyond the bed type's beds, the others sharing; missing: as usual. */
            extraBeds: z.int().optional(),
            totalSen: SenField,
          }),
        ),
      }),
    ),
  }),
  failures: ["NOT_FOUND", "PACKAGE_CLOSED", "ROOM_DATES"],
});

export const everyRoomTypeRoute = defineRoute({
  method: "GET",
  path: "/api/room-types/all",
  scope: "none",
  tag: "Availability",
  summary: "Every room type on sale as guests read it, whether or not a package is sold with it yet",
  reply: z.object({
    roomTypes: z.array(RoomTypeReply.extend({ bedOptions: z.array(BedOptionReply) })),
  }),
});

export const autoSelectRoute = defineRoute({
  method: "POST",
  path: "/api/auto-select-room",
  scope: "none",
  tag: "Availability",
  summary: "The fewest, best-fitting rooms for a party",
  body: StayRequest,
  reply: z.object({ rooms: z.array(RoomChoice) }),
  failures: ["NOT_FOUND", "SOLD_OUT", "PACKAGE_CLOSED", "ROOM_DATES"],
});

export const nearDatesRoute = defineRoute({
  method: "GET",
  path: "/api/availability/near",
  scope: "none",
  tag: "Availability",
  summary: "Nearby arrival days available for the party, and other packages available on the day itself",
  query: PartyQuery.extend({ optionId: idOf<OptionId>(), checkIn: DayField, nights: NightsQuery }),
  reply: z.object({
    dates: z.array(z.object({ checkIn: DayField, checkOut: DayField, totalSen: SenField })),
    roomTypes: z.array(z.object({ roomTypeId: idOf<RoomTypeId>(), free: z.int() })),
    packages: z.array(
      z.object({
        packageId: idOf<PackageId>(),
        optionId: idOf<OptionId>(),
        checkIn: DayField,
        checkOut: DayField,
        totalSen: SenField,
      }),
    ),
  }),
  failures: ["NOT_FOUND", "PARTY_TOO_LARGE"],
});
