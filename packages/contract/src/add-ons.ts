import { feePers } from "@pulau/domain/catalogue/charges.ts";
import type { AddOnId, CategoryId, OptionId, PackageId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, GuestKindField, idOf, NightsField, OwnDraft, SenField, WordsField } from "./fields.ts";
import { PartyField } from "./party.ts";
import { defineRoute } from "./route.ts";

export const AddOnReply = z.object({
  _id: idOf<AddOnId>(),
  name: WordsField,
  summary: WordsField,
  sen: SenField,
  per: z.enum(["piece", "person"]),
  needsDay: z.boolean(),
  /** How many can still be had on these dates; null has no limit. */
  left: z.int().nullable(),
  most: z.int(),
  /** Days of these dates, that of check-out included, on which it takes place. Where there is none, nothing is left. */
  days: z.array(DayField),
  /** The main one first; an add-on may have none. */
  pictures: z.array(z.object({ picture: z.string(), alt: WordsField })),
});

const Category = z.object({
  _id: idOf<CategoryId>(),
  name: WordsField,
  icon: z.string(),
  addOns: z.array(AddOnReply),
});

const Days = z.object({ checkIn: DayField, checkOut: DayField, draftId: OwnDraft });

export const addOnsRoute = defineRoute({
  method: "GET",
  path: "/api/add-on",
  scope: "none",
  tag: "Add-ons",
  summary: "Add-ons by category, with what is left for the dates",
  query: Days,
  reply: z.object({ categories: z.array(Category) }),
});

export const addOnCategoryRoute = defineRoute({
  method: "POST",
  path: "/api/add-on/category",
  scope: "none",
  tag: "Add-ons",
  summary: "Add-ons of one category, or of each, with what is left for the dates",
  body: Days.extend({
    categoryId: idOf<CategoryId>().nullish().meta({ description: "all categories if left out" }),
  }),
  reply: z.object({ categories: z.array(Category) }),
  failures: ["NOT_FOUND"],
});

const OfStay = z.object({
  optionId: idOf<OptionId>(),
  checkIn: DayField,
  nights: NightsField,
  party: PartyField,
  draftId: OwnDraft,
});

export const includedAddOnsRoute = defineRoute({
  method: "POST",
  path: "/api/add-on/included",
  scope: "none",
  tag: "Add-ons",
  summary: "Add-ons included in the price of an option, for this party",
  body: OfStay,
  reply: z.object({
    addOns: z.array(
      z.object({
        _id: idOf<AddOnId>(),
        name: WordsField,
        summary: WordsField,
        /** Pieces in all. */
        count: z.int(),
        /** When it takes place; null where no day is fixed. */
        day: DayField.nullable(),
        /** False when too few are left on every day of the stay: the stay can't be held then. */
        available: z.boolean(),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

/** What one person, room or booking pays of an extra; a null is for everybody. */
const ExtraAmount = z.object({
  who: z.enum(["malaysian", "foreign"]).nullable(),
  guestKind: z.union([GuestKindField, z.literal("disabled")]).nullable(),
  activity: z.string().nullable(),
  activityName: WordsField.nullable(),
  sen: SenField,
});

export const extrasRoute = defineRoute({
  method: "POST",
  path: "/api/add-on/extra",
  scope: "none",
  tag: "Add-ons",
  summary:
    "Extras that the option's own rate card offers, such as permits and pick-ups. Chosen as `extras` of the draft",
  body: z.object({ optionId: idOf<OptionId>(), checkIn: DayField, nights: NightsField }),
  reply: z.object({
    extras: z.array(
      z.object({
        _id: z.string(),
        name: WordsField,
        per: z.enum(feePers),
        amounts: z.array(ExtraAmount),
      }),
    ),
    amendmentFee: z
      .object({
        name: WordsField,
        sen: SenField,
        per: z.enum(["booking", "person"]),
        freeDaysBefore: z.int().nullable(),
      })
      .nullable()
      .meta({ description: "what a change of the booking costs once it is paid" }),
  }),
  failures: ["NOT_FOUND"],
});

export const additionalPackagesRoute = defineRoute({
  method: "POST",
  path: "/api/package/additional",
  scope: "none",
  tag: "Catalogue",
  summary: "Additional packages sold with a stay, with the price of each choice for the party",
  body: OfStay,
  reply: z.object({
    packages: z.array(
      z.object({
        _id: idOf<PackageId>(),
        code: z.string().meta({ example: "OPENWATER" }),
        name: WordsField,
        summary: WordsField,
        picture: z.string(),
        /** Chosen as add-ons of the draft, by their `_id`. */
        choices: z.array(
          AddOnReply.extend({ partySen: SenField.meta({ description: "for the whole party" }) }),
        ),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});
