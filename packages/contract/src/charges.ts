import { feePers, surchargePers } from "@pulau/domain/catalogue/charges.ts";
import { taxGroups } from "@pulau/domain/catalogue/taxes.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, GuestKindField, idOf, SenField, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";

const CardId = z.string().meta({ example: "marine-park" });
const Share = z.int().nullable().meta({ example: 1000, description: "basis points: 1000 is ten per cent" });
const OptionQuery = z.object({
  optionId: idOf<OptionId>()
    .optional()
    .meta({ description: "uses this option's charges instead of the resort's" }),
});

export const additionalChargeRoute = defineRoute({
  method: "GET",
  path: "/api/additional-charge",
  scope: "none",
  tag: "Charges",
  summary: "Fees by nationality, age and night, and the taxes charged on top of the package",
  query: OptionQuery,
  reply: z.object({
    charges: z.array(
      z.object({
        _id: CardId,
        name: WordsField,
        per: z.enum(feePers),
        amounts: z.array(
          z.object({
            who: z.enum(["malaysian", "foreign"]).nullable(),
            guestKind: z.union([GuestKindField, z.literal("disabled")]).nullable(),
            sen: SenField,
          }),
        ),
      }),
    ),
    taxes: z.array(z.object({ _id: CardId, name: WordsField, group: z.enum(taxGroups), share: z.int() })),
  }),
  failures: ["NOT_FOUND"],
});

const SurchargeReply = z.object({
  _id: CardId,
  name: WordsField,
  per: z.enum(surchargePers),
  sen: SenField.nullable(),
  share: Share,
});

export const surchargeRoute = defineRoute({
  method: "GET",
  path: "/api/surcharge",
  scope: "none",
  tag: "Charges",
  summary: "Current and future surcharges, with their days",
  query: OptionQuery,
  reply: z.object({
    surcharges: z.array(
      SurchargeReply.extend({
        from: DayField,
        to: DayField,
        weekdays: z
          .array(z.int())
          .meta({ example: [4, 5, 6], description: "ISO weekdays; empty is every day" }),
        /** Of those of one group only one counts on a night. */
        group: z.string().nullable(),
      }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

export const surchargeCalendarRoute = defineRoute({
  method: "GET",
  path: "/api/surcharge/calendar",
  scope: "none",
  tag: "Charges",
  summary: "A month of nights, each with its surcharges",
  query: OptionQuery.extend({ month: DayField }),
  reply: z.object({
    days: z.array(z.object({ day: DayField, surcharges: z.array(SurchargeReply) })),
  }),
  failures: ["NOT_FOUND"],
});

const Bands = z.array(
  z.object({
    kind: GuestKindField,
    name: WordsField,
    fromAge: z.int(),
    toAge: z.int().nullable().meta({ description: "included; null has no upper end" }),
  }),
);

export const paxTypeSettingRoute = defineRoute({
  method: "GET",
  path: "/api/pax-type-setting",
  scope: "none",
  tag: "Charges",
  summary:
    "Which age group a person belongs to on the check-in date: for the package, the boats and each fee",
  query: OptionQuery,
  reply: z.object({
    package: Bands,
    boat: Bands,
    fee: Bands,
    /** Fees that have age bands of their own. */
    fees: z.array(z.object({ _id: CardId, name: WordsField, bands: Bands })),
  }),
  failures: ["NOT_FOUND"],
});
