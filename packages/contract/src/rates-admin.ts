import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { PackageReply } from "./catalogue.ts";
import { idOf, idParams, MealsField, WordsField } from "./fields.ts";
import { PackageBody } from "./package-admin.ts";
import { checkSense, exampleCard, RateCard, RateCardShape } from "./rate-card.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/** The cards of a package, one for each of its options. */
const Cards = z.array(RateCard).min(1, { error: "required" }).max(40, { error: "tooLong" });

export const rateCardsRoute = defineRoute({
  method: "GET",
  path: "/admin/api/package/:_id/rate-card",
  scope: "staff",
  permission: ["rates", "read"],
  tag: "Rates",
  summary: "A package's rate cards, one for each option, in the form they are saved in",
  params: idParams<PackageId>(),
  reply: z.object({ cards: z.array(RateCardShape), version: VersionField }),
  failures: ["NOT_FOUND"],
});

export const putRateCardsRoute = defineRoute({
  method: "PUT",
  versioned: "rateCards",
  path: "/admin/api/package/:_id/rate-card",
  scope: "staff",
  permission: ["rates", "write"],
  tag: "Rates",
  summary:
    "Replace the rate cards of a package's options: all of them or none. Room types are given by `_id` or code. Existing bookings keep their price",
  params: idParams<PackageId>(),
  body: z.object({ cards: Cards }),
  reply: z.object({ cards: z.array(RateCardShape), version: VersionField }),
  failures: ["NOT_FOUND"],
});

const { package: _, option, ...rest } = exampleCard;
const exampleNewCard = { ...rest, nights: option.nights };

const NewOption = z
  .strictObject({
    name: WordsField,
    meals: MealsField,
    includes: z.array(WordsField).max(20, { error: "tooLong" }).default([]),
    usualOptionId: idOf<OptionId>()
      .nullish()
      .meta({ description: "the option that a cheaper one is compared with" }),
    /** Its nights are the option's. The ids of package and option are given by the answer. */
    card: RateCardShape.omit({ package: true, option: true })
      .extend({ nights: RateCardShape.shape.option.shape.nights })
      .superRefine(({ nights, ...card }, context) =>
        checkSense(
          { ...card, package: { id: "new", name: noWords }, option: { id: "new", nights } },
          context,
        ),
      )
      .meta({ example: exampleNewCard })
      .nullish(),
    nights: RateCardShape.shape.option.shape.nights.nullish().meta({
      description:
        "without a card: the nights of an option that goes on sale with its first published prices",
    }),
  })
  .refine(({ card, nights }) => (card == null) !== (nights == null), { error: "required", path: ["card"] })
  .meta({
    example: {
      name: { en: "3 days, 2 nights", my: "3 hari 2 malam", cn: "三天两夜" },
      meals: "full",
      includes: [],
      card: exampleNewCard,
    },
  });

export const createPackageRoute = defineRoute({
  method: "POST",
  path: "/admin/api/package",
  idempotent: "ifSent",
  scope: "staff",
  permission: ["rates", "create"],
  tag: "Packages",
  summary:
    "Add a package, optionally with its options and rate cards. Guests see it once an option has a price",
  body: z.strictObject({
    ...PackageBody.pick({ code: true, type: true, name: true, summary: true, pictures: true }).shape,
    position: z.int().min(0).max(1000).nullish().meta({ description: "null comes after all others" }),
    options: z.array(NewOption).max(20, { error: "tooLong" }).default([]),
  }),
  reply: z.object({ _id: idOf<PackageId>(), package: PackageReply, cards: z.array(RateCardShape) }),
  status: 201,
});
