import { packageKinds, publicKinds } from "@pulau/domain/catalogue/catalogue.ts";
import type {
  AccountId,
  BoatId,
  CrossingId,
  OptionId,
  PackageId,
  PeriodId,
  RoomTypeId,
} from "@pulau/domain/ids.ts";
import { z } from "zod";
import { AgeBandsReply } from "./age-bands.ts";
import {
  BedTypeField,
  DayField,
  idOf,
  idParams,
  MealsField,
  NightsQuery,
  OwnDraft,
  SenField,
  WayField,
  WordsField,
} from "./fields.ts";
import { PartyQuery } from "./party.ts";
import { defineRoute } from "./route.ts";
import { ScoreField } from "./score.ts";

const Named = z.object({
  word: z.string().meta({ example: "diver" }),
  name: WordsField,
});

/** What a guest is asked beside the party, because the price depends on it; the usual answer comes first. */
export const StayQuestionsField = z.object({
  activities: z.array(Named),
  markets: z.array(Named),
  marketBy: z.enum(["stay", "person"]).meta({ description: "whether each guest is asked for their market" }),
});
export type StayQuestions = z.infer<typeof StayQuestionsField>;

export const OptionReply = z.object({
  _id: idOf<OptionId>(),
  packageId: idOf<PackageId>(),
  name: WordsField,
  nights: z.int(),
  meals: MealsField,
  includes: z.array(WordsField),
  questions: StayQuestionsField,
  /** Who counts as what with it, where its package has ages of its own; null is as the resort says. */
  bands: AgeBandsReply.nullable().meta({ example: null }),
});

export const PackageReply = z.object({
  _id: idOf<PackageId>(),
  code: z.string().meta({ example: "LAGOON" }),
  /** The last part of its page's address. */
  slug: z.string().meta({ example: "lagoon-escape" }),
  /** An additional package is sold beside another and has no options: see `/api/package/additional`. */
  type: z.enum(packageKinds),
  name: WordsField,
  summary: WordsField,
  /** Name of one of the web's pictures, e.g. `lagoon-above`. */
  picture: z.string().meta({ example: "lagoon-above" }),
  /** All its pictures with what they show, the main one first; empty words where nobody has written any. */
  pictures: z.array(z.object({ picture: z.string(), alt: WordsField })).meta({ example: [] }),
  /** What guests think of it, see `/api/reviews`. */
  score: ScoreField,
  options: z.array(OptionReply),
});
const Packages = z.object({ packages: z.array(PackageReply) });

export const packagesRoute = defineRoute({
  method: "GET",
  path: "/api/package",
  scope: "none",
  tag: "Catalogue",
  summary: "Packages that everybody can book a stay with",
  query: z.object({
    userId: idOf<AccountId>().optional().meta({
      description: "the caller's account: adds the packages that only it can book",
    }),
    package: idOf<PackageId>().optional().meta({
      description: "adds this package, even if it is sold only through its link",
    }),
    edit: z.stringbool().optional().meta({
      example: "false",
      description: "for a change of a booking: lists `package` even if it is no longer sold",
    }),
  }),
  reply: Packages,
  failures: ["NOT_FOUND"],
});

export const allPackagesRoute = defineRoute({
  method: "GET",
  path: "/api/package/all",
  scope: "none",
  tag: "Catalogue",
  summary: "Every package on sale for everybody, of all types, additional ones included",
  reply: Packages,
});

export const packageListRoute = defineRoute({
  method: "GET",
  path: "/api/package/list/:suffix",
  scope: "none",
  tag: "Catalogue",
  summary: "Packages of one type that are on sale for everybody",
  params: z.object({ suffix: z.enum(publicKinds).meta({ example: "discounted" }) }),
  reply: Packages,
});

export const packageInfoRoute = defineRoute({
  method: "GET",
  path: "/api/package/info/:_id",
  scope: "none",
  tag: "Catalogue",
  summary: "One package on sale, of any type, for whoever has its link",
  params: idParams<PackageId>(),
  reply: PackageReply,
  failures: ["NOT_FOUND"],
});

/** A package for a party, whole prices. Without a check-in date: the lowest of the days ahead. */
const OptionPrice = z.object({
  optionId: idOf<OptionId>(),
  checkIn: DayField,
  checkOut: DayField,
  totalSen: SenField,
  /** What the same stay usually costs, where this package is sold for less; else null. */
  usualSen: SenField.nullable(),
  /** False when no room is free for the given dates; the price is then of the nearest free arrival. */
  free: z.boolean(),
});
export const PackagePriceReply = OptionPrice.extend({
  package: PackageReply,
  /** The price of each of its options that can be had; the one above is the best of them. */
  options: z.array(OptionPrice),
  opensOn: DayField.optional().meta({
    description: "the first day that it is sold for, if that is later than the days ahead that are searched",
  }),
});

export const allAvailableRoute = defineRoute({
  method: "GET",
  path: "/api/package/all-available",
  scope: "none",
  tag: "Catalogue",
  summary: "Packages that this party can book, with the total price for the dates, taxes and fees included",
  query: PartyQuery.extend({
    checkIn: DayField.optional(),
    nights: NightsQuery,
    package: idOf<PackageId>().optional().meta({
      description: "adds this package, even if it is sold only through its link",
    }),
  }),
  reply: z.object({
    packages: z.array(PackagePriceReply),
    sold: z.boolean().meta({ description: "whether the resort sells any package at all" }),
  }),
  failures: ["PARTY_TOO_LARGE", "TOO_MANY_REQUESTS"],
});

export const packageOptionsRoute = defineRoute({
  method: "GET",
  path: "/api/package/option/:packageId",
  scope: "none",
  tag: "Catalogue",
  summary: "Options of a package",
  params: z.object({ packageId: idOf<PackageId>() }),
  reply: z.object({ options: z.array(OptionReply) }),
  failures: ["NOT_FOUND"],
});

export const packagePeriodsRoute = defineRoute({
  method: "GET",
  path: "/api/package/period/:_id",
  scope: "none",
  tag: "Catalogue",
  summary: "Periods in which a package is sold",
  params: z.object({ _id: idOf<PackageId>() }),
  reply: z.object({
    periods: z.array(
      z.object({
        _id: idOf<PeriodId>(),
        optionId: idOf<OptionId>(),
        from: DayField,
        to: DayField,
        arrivalWeekdays: z.array(z.int()),
        cutOffDays: z.int(),
        stopSell: z.boolean(),
        /** Fewest and most nights of a stay; null restricts nothing. */
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
  _id: idOf<RoomTypeId>(),
  code: z.string(),
  /** The last part of its page's address. */
  slug: z.string().meta({ example: "garden-room" }),
  name: WordsField,
  summary: WordsField,
  highlight: WordsField,
  picture: z.string(),
  /** What it shows; null where nobody has said. */
  pictureAlt: WordsField.nullable(),
  /** What guests think of it, see `/api/reviews`. */
  score: ScoreField,
  sizeSqm: z.int(),
  minPax: z.int(),
  maxPax: z.int(),
  bedTypes: z.array(BedTypeField),
  amenities: z.array(
    WordsField.extend({
      /** The name of an icon, or the address of an uploaded picture; empty for none. */
      icon: z.string(),
    }),
  ),
});

export const CrossingReply = z.object({
  _id: idOf<CrossingId>(),
  /** The boat that crosses; of a charter the same as `_id`. */
  boatId: idOf<BoatId>(),
  kind: z.enum(["ferry", "charter"]),
  direction: WayField,
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
const OfOption = idOf<OptionId>().optional().meta({ description: "the option of the stay" });

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
    "Alternatives to a full boat: ferries and charters with seats for the whole party on that day, the day before and the day after",
  query: PartyQuery.extend({
    direction: WayField,
    day: DayField,
    optionId: OfOption,
    draftId: OwnDraft,
  }),
  reply: z.object({ sailings: z.array(CrossingReply) }),
  failures: ["PARTY_TOO_LARGE"],
});
