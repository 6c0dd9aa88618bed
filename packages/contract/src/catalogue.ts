import { packageKinds } from "@pulau/domain/catalogue/catalogue.ts";
import { z } from "zod";
import { BedTypeField, DayField, Id, NightsQuery, SenField, WordsField } from "./fields.ts";
import { PartyQuery } from "./party.ts";
import { defineRoute } from "./route.ts";

/** What this draft's hold keeps counts as free, if the draft is the caller's. */
const OwnDraft = Id.optional().meta({ description: "what this draft holds counts as free" });

export const OptionReply = z.object({
  _id: Id,
  packageId: Id,
  name: WordsField,
  nights: z.int(),
  meals: z.enum(["none", "breakfast", "half", "full"]),
  includes: z.array(WordsField),
});

export const PackageReply = z.object({
  _id: Id,
  code: z.string(),
  type: z.enum(packageKinds),
  name: WordsField,
  summary: WordsField,
  /** Name of one of the web's pictures, e.g. `lagoon-above`. */
  picture: z.string(),
  options: z.array(OptionReply),
});

export const packagesRoute = defineRoute({
  method: "GET",
  path: "/api/package",
  scope: "none",
  tag: "Catalogue",
  summary: "Packages on sale with their options",
  reply: z.object({ packages: z.array(PackageReply) }),
});

/** A package for a party, whole prices. Without a check-in date: the lowest of the days ahead. */
export const PackagePriceReply = z.object({
  package: PackageReply,
  optionId: Id,
  checkIn: DayField,
  checkOut: DayField,
  totalSen: SenField,
  /** False when no room is free for the given dates; the price is then of the nearest free arrival. */
  free: z.boolean(),
});

export const allAvailableRoute = defineRoute({
  method: "GET",
  path: "/api/package/all-available",
  scope: "none",
  tag: "Catalogue",
  summary: "Packages that this party can book, with the whole price for the dates, taxes and fees included",
  query: PartyQuery.extend({ checkIn: DayField.optional(), nights: NightsQuery }),
  reply: z.object({ packages: z.array(PackagePriceReply) }),
  failures: ["PARTY_TOO_LARGE"],
});

export const packageOptionsRoute = defineRoute({
  method: "GET",
  path: "/api/package/option/:packageId",
  scope: "none",
  tag: "Catalogue",
  summary: "Options of a package",
  params: z.object({ packageId: Id }),
  reply: z.object({ options: z.array(OptionReply) }),
  failures: ["NOT_FOUND"],
});

export const packagePeriodsRoute = defineRoute({
  method: "GET",
  path: "/api/package/period/:_id",
  scope: "none",
  tag: "Catalogue",
  summary: "Periods in which a package is sold",
  params: z.object({ _id: Id }),
  reply: z.object({
    periods: z.array(
      z.object({
        _id: Id,
        optionId: Id,
        from: DayField,
        to: DayField,
        arrivalWeekdays: z.array(z.int()),
        cutOffDays: z.int(),
        stopSell: z.boolean(),
        /** Fewest and most nights of a stay; null is the option's own number. */
        minNights: z.int().nullable(),
        maxNights: z.int().nullable(),
        closedArrivals: z.array(DayField).readonly(),
        /** ISO weekdays on which a guest may leave; empty is every one. */
        departureWeekdays: z.array(z.int()).readonly(),
        closedDepartures: z.array(DayField).readonly(),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

export const RoomTypeReply = z.object({
  _id: Id,
  code: z.string(),
  name: WordsField,
  summary: WordsField,
  highlight: WordsField,
  picture: z.string(),
  sizeSqm: z.int(),
  minPax: z.int(),
  maxPax: z.int(),
  bedTypes: z.array(BedTypeField),
  amenities: z.array(WordsField),
});

export const AddOnReply = z.object({
  _id: Id,
  name: WordsField,
  summary: WordsField,
  sen: SenField,
  per: z.enum(["piece", "person"]),
  needsDay: z.boolean(),
  /** How many can still be had on these dates; null has no limit. */
  left: z.int().nullable(),
  most: z.int(),
});

export const addOnsRoute = defineRoute({
  method: "GET",
  path: "/api/add-on",
  scope: "none",
  tag: "Catalogue",
  summary: "Add-ons by category, with what is left for the dates",
  query: z.object({ checkIn: DayField, checkOut: DayField, draftId: OwnDraft }),
  reply: z.object({
    categories: z.array(
      z.object({ _id: Id, name: WordsField, icon: z.string(), addOns: z.array(AddOnReply) }),
    ),
  }),
});

export const CrossingReply = z.object({
  _id: Id,
  kind: z.enum(["ferry", "charter"]),
  direction: z.enum(["out", "back"]),
  name: WordsField,
  day: DayField,
  time: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  seats: z.int(),
  seatsLeft: z.int(),
  /** What it costs this party beside the package. */
  sen: SenField,
  isDefault: z.boolean(),
  /** Whether the option's price holds it, tickets and all. */
  included: z.boolean(),
});

/** Whose boats are asked for: those that the option's package excludes are left out, what it includes is free. */
const OfOption = Id.optional().meta({ description: "the option of the stay" });

export const sailingsRoute = defineRoute({
  method: "GET",
  path: "/api/transport/sailings",
  scope: "none",
  tag: "Transport",
  summary: "Ferries and charters on the days of a stay, with seats left and the price for the party",
  query: PartyQuery.extend({ checkIn: DayField, checkOut: DayField, optionId: OfOption, draftId: OwnDraft }),
  reply: z.object({ out: z.array(CrossingReply), back: z.array(CrossingReply) }),
  failures: ["PARTY_TOO_LARGE"],
});

export const otherSailingsRoute = defineRoute({
  method: "GET",
  path: "/api/transport/other-sailings",
  scope: "none",
  tag: "Transport",
  summary:
    "What to take when a boat is full: ferries and charters with seats for the whole party on that day, the day before and the day after",
  query: PartyQuery.extend({
    direction: z.enum(["out", "back"]),
    day: DayField,
    optionId: OfOption,
    draftId: OwnDraft,
  }),
  reply: z.object({ sailings: z.array(CrossingReply) }),
  failures: ["PARTY_TOO_LARGE"],
});
