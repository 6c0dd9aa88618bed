import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { listNames } from "@pulau/domain/catalogue/card-parts.ts";
import type { AccountId, CardEntryId, OptionId, PackageId, RoomTypeId } from "@pulau/domain/ids.ts";
import { bedTypes } from "@pulau/domain/party/party.ts";
import { changedParts } from "@pulau/domain/rate-card/card-changes.ts";
import { z } from "zod";
import { AgreedTerms } from "./agents.ts";
import {
  AmendmentFeeField,
  DiscountField,
  ExtraField,
  FeeField,
  FreePlacesField,
  SurchargeField,
  TaxField,
  TransferField,
} from "./card-charges.ts";
import { CardId } from "./card-conditions.ts";
import {
  FreeGuestsField,
  MinimumField,
  PeriodField,
  PricedAsField,
  RateField,
  SingleSupplementField,
} from "./card-rates.ts";
import { DayField, idOf, idParams, Moment, WordsField } from "./fields.ts";
import { RateCardShape } from "./rate-card.ts";
import { defineRoute } from "./route.ts";

/**
 * The draft of one option's prices. It is what guests see with the changes that nobody has published yet; each of them
 * is about one price, one period or one rule, so that two people change different cells of one card at once.
 */
const was = z.unknown().meta({ description: "the previous value; null for none" });

const entry = <P extends string, S extends z.ZodType<{ id: CardEntryId }>>(part: P, value: S) =>
  z.strictObject({ part: z.literal(part), key: CardId, was, now: value.nullable() });
const term = <P extends string, S extends z.ZodType>(part: P, value: S) =>
  z.strictObject({ part: z.literal(part), key: z.literal(""), was, now: value.nullable() });

const { shape } = RateCardShape;

/** What stands in a list is known by its own id. */
const keyIsOwnId = ({ key, now }: { key: string; now?: unknown }): boolean =>
  typeof now !== "object" || now === null || !("id" in now) || now.id === key;

const Change = z.union([
  entry("rates", RateField),
  entry("periods", PeriodField),
  entry("surcharges", SurchargeField),
  entry("fees", FeeField),
  entry("taxes", TaxField),
  entry("pricedAs", PricedAsField),
  entry("freeGuests", FreeGuestsField),
  entry("singleSupplements", SingleSupplementField),
  entry("minimums", MinimumField),
  entry("transfers", TransferField),
  entry("freePlaces", FreePlacesField),
  entry("discounts", DiscountField),
  entry("extras", ExtraField),
  term("nights", shape.option.shape.nights),
  term("bands", shape.bands),
  term("deposit", shape.deposit),
  term("amendmentFee", AmendmentFeeField),
  term("activity", shape.activity),
  term("homeMarket", shape.homeMarket),
  term("marketBy", shape.marketBy),
  term("words", shape.words),
  term("seasons", shape.seasons),
  term("partyCounts", shape.partyCounts),
  z.strictObject({
    part: z.literal("order"),
    key: CardId,
    was,
    now: z.array(CardId).max(1_000, { error: "tooLong" }).nullable(),
  }),
]);
export type DraftChange = z.input<typeof Change>;

/** One change that is not published, with who made it last. */
const Unpublished = z.object({
  part: z.enum(changedParts),
  key: z.string(),
  value: z.unknown(),
  by: z.string().nullable(),
  at: Moment,
});

const Planned = z
  .object({
    at: Moment,
    by: z.string().nullable(),
    /** How many errors kept it from being published then. */
    errors: z.int().nullable(),
  })
  .nullable();

/** What a card has of its resort unless it has a list of its own. */
export const ResortLists = RateCardShape.pick({
  surcharges: true,
  fees: true,
  taxes: true,
  bands: true,
  deposit: true,
});

const DraftReply = z.object({
  package: z.object({ _id: idOf<PackageId>(), name: WordsField }),
  option: z.object({ _id: idOf<OptionId>(), name: WordsField }),
  published: RateCardShape,
  resort: ResortLists,
  own: z.array(z.enum(listNames)).meta({ description: "lists that the published card has for itself" }),
  stamp: z.string().meta({ description: "changes whenever the published card or the resort's lists change" }),
  changes: z.array(Unpublished),
  planned: Planned,
});

/** Of a draft, what was asked for alone: a card may have twenty thousand prices. */
const ChangesReply = z.object({
  stamp: DraftReply.shape.stamp,
  total: z.int().meta({ description: "how many changes the whole draft has" }),
  changes: z.array(Unpublished),
  planned: Planned,
});

export const draftPath = "/admin/api/package-option/:_id/price-draft";
export const optionPrices = { scope: "staff", tag: "Rates", params: idParams<OptionId>() } as const;

export const pricedOptionsRoute = defineRoute({
  method: "GET",
  path: "/admin/api/priced-options",
  scope: "staff",
  permission: ["rates", "read"],
  tag: "Rates",
  summary: "Every option of every package, with the number of unpublished price changes",
  reply: z.object({
    packages: z.array(
      z.object({
        _id: idOf<PackageId>(),
        code: z.string(),
        name: WordsField,
        onSale: z.boolean(),
        options: z.array(
          z.object({
            _id: idOf<OptionId>(),
            name: WordsField,
            nights: z.int(),
            onSale: z.boolean(),
            prices: z.int(),
            unpublished: z.int(),
            plan: Planned.unwrap().omit({ by: true }).nullable(),
          }),
        ),
      }),
    ),
    /** With how many people each takes, but for infants, and at which sharings it is sold. */
    roomTypes: z.array(
      z.object({
        _id: idOf<RoomTypeId>(),
        name: WordsField,
        rooms: z.int(),
        maxPax: z.int(),
        bedTypes: z.array(z.enum(bedTypes)),
      }),
    ),
    /** Price lists beside the public one, by the code that prices name. */
    priceLists: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Agencies that buy by a contract today; none for who may not read what is agreed with them. */
    buyers: z.array(z.object({ accountId: idOf<AccountId>(), name: z.string(), contract: AgreedTerms })),
  }),
});

export const priceDraftRoute = defineRoute({
  ...optionPrices,
  method: "GET",
  path: draftPath,
  permission: ["rates", "read"],
  summary: "An option's published rate card and its unpublished changes",
  reply: DraftReply,
  failures: ["NOT_FOUND"],
});

export const priceDraftChangesRoute = defineRoute({
  ...optionPrices,
  method: "GET",
  path: `${draftPath}/changes`,
  permission: ["rates", "read"],
  summary:
    "Changes in the draft since an instant (and a few minutes before it), without the published card. If `stamp` or `total` differs from what the caller has, read the whole draft again",
  query: z.object({
    since: z.iso.datetime({ error: "invalid" }).meta({ example: "2027-01-01T00:00:00Z" }),
  }),
  reply: ChangesReply,
  failures: ["NOT_FOUND"],
});

const example = {
  changes: [{ part: "nights" as const, key: "" as const, was: 2, now: 2 }],
};

export const changePriceDraftRoute = defineRoute({
  ...optionPrices,
  method: "POST",
  path: `${draftPath}/changes`,
  permission: ["rates", "write"],
  summary:
    "Change single prices, periods and rules of the draft, each sent with its previous value. What somebody else has changed meanwhile is left as it is and returned as a conflict. The answer is the draft's state of the changes sent; a value that equals the published one is not a change",
  body: z
    .strictObject({
      changes: z
        .array(Change.refine(keyIsOwnId, { error: "invalid", path: ["key"] }))
        .min(1, { error: "required" })
        .max(2_000, { error: "tooLong" }),
    })
    .meta({ example }),
  reply: ChangesReply.extend({
    conflicts: z.array(
      z.object({
        part: z.enum(changedParts),
        key: z.string(),
        theirs: z.unknown(),
        by: z.string().nullable(),
        at: Moment.nullable(),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

const Fault = z.object({
  path: z.string(),
  rule: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export const priceDraftFaultsRoute = defineRoute({
  ...optionPrices,
  method: "GET",
  path: `${draftPath}/faults`,
  permission: ["rates", "read"],
  summary: "The errors that prevent the draft from being published, by path in the draft's card",
  reply: z.object({ faults: z.array(Fault) }),
  failures: ["NOT_FOUND"],
});

export const publishPricesRoute = defineRoute({
  ...optionPrices,
  method: "POST",
  path: `${draftPath}/publish`,
  permission: ["rates", "write"],
  summary:
    "Publish the draft, now or at a set time. Nothing is published while it has errors, which are all listed. Bookings and holds keep their prices",
  body: z.strictObject({ at: z.iso.datetime({ error: "invalid" }).nullable().default(null) }),
  reply: z.object({ number: z.int().nullable(), planned: Planned }),
  failures: ["NOT_FOUND"],
});

export const cancelPlannedPricesRoute = defineRoute({
  ...optionPrices,
  method: "DELETE",
  path: `${draftPath}/publish`,
  permission: ["rates", "write"],
  summary: "Cancel the scheduled publication",
  reply: z.object({ planned: Planned }),
  failures: ["NOT_FOUND"],
});

export const discardPriceDraftRoute = defineRoute({
  ...optionPrices,
  method: "DELETE",
  path: draftPath,
  permission: ["rates", "write"],
  summary: "Discard all unpublished changes",
  reply: DraftReply,
  failures: ["NOT_FOUND"],
});

const mostDays = 732;

export const sleptNightsRoute = defineRoute({
  ...optionPrices,
  method: "GET",
  path: "/admin/api/package-option/:_id/slept-nights",
  permission: ["rates", "read"],
  summary:
    "How many bookings and holds of an option have a night on these days; they keep their days and prices",
  query: z
    .object({
      from: DayField,
      to: DayField,
      /** Monday is 1; without a word every weekday counts. */
      weekdays: z
        .string()
        .regex(/^[1-7](,[1-7])*$/, { error: "invalid" })
        .optional()
        .meta({ example: "5,6" }),
    })
    .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < mostDays, {
      error: "daySpan",
      path: ["to"],
    }),
  reply: z.object({ bookings: z.int(), holds: z.int() }),
  failures: ["NOT_FOUND"],
});
