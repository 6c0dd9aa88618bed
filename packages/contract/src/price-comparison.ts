import { bedTypes } from "@pulau/domain/party/party.ts";
import { z } from "zod";
import { SenField } from "./fields.ts";
import { draftPath, optionPrices } from "./price-draft.ts";
import { defineRoute } from "./route.ts";

const Compared = z.object({
  /** What a guest has open; null for a sample. Enquiries have a number that guests are told. */
  open: z.object({ kind: z.enum(["hold", "draft", "enquiry"]), number: z.int().nullable() }).nullable(),
  checkIn: z.string(),
  nights: z.int(),
  rooms: z.int(),
  /** Of the first room, which is that of all where there are several. */
  roomTypeId: z.string().nullable(),
  bedType: z.enum(bedTypes).nullable(),
  adults: z.int(),
  childAges: z.array(z.int()),
  nonMalaysians: z.int(),
  seniors: z.int(),
  disabled: z.int(),
  activity: z.string().nullable(),
  /** Extra beds for the children of its room, where that is said. */
  extraBeds: z.int().optional(),
  /** Whether something is chosen beside the stay. */
  hasExtras: z.boolean(),
  priceList: z.string().nullable(),
  market: z.string().nullable(),
  /** Whether an agency's contract takes something off its price. */
  byContract: z.boolean(),
  /** Null is on enquiry or without a price. */
  beforeSen: SenField.nullable(),
  afterSen: SenField.nullable(),
});

/** The least and the most by which a price changes. */
const By = z.object({ leastSen: SenField, mostSen: SenField }).nullable();

const Comparison = z.object({
  /** How many stays there are, and how many of them were tried: time and number are limited. */
  possible: z.int(),
  tried: z.int(),
  /** Of those tried: all that have a price before or after. They are the sum of the five below. */
  compared: z.int(),
  more: z.int(),
  less: z.int(),
  same: z.int(),
  /** Those that would have no price any more, and those that would have one for the first time. */
  lost: z.int(),
  gained: z.int(),
  moreBy: By,
  lessBy: By,
  /** Those that would pay differently: without a price first, then by how much. At most a hundred. */
  changed: z.array(Compared),
});

export const comparePricesRoute = defineRoute({
  ...optionPrices,
  method: "GET",
  path: `${draftPath}/compare`,
  permission: ["rates", "read"],
  summary:
    "Who would pay more or less: sample stays and what guests have open (holds, drafts and enquiries with a prepared booking), before and after the changes",
  reply: z.object({ samples: Comparison, openQuotes: Comparison }),
  failures: ["NOT_FOUND"],
});
