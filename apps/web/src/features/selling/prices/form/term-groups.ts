import { depositSteps } from "@pulau/domain/catalogue/deposit.ts";
import { guestKinds, name, rounding } from "../../../../business/card-form/common-fields.ts";
import type { FieldGroup, FieldSpec } from "../../../../business/card-form/field-specs.ts";

/** The terms of a card of which there is one each. */
export const termGroups = {
  deposit: [
    {
      title: "amount",
      fields: [
        { at: "share", label: "share", kind: "percent", empty: 0 },
        { at: "balanceDaysBefore", label: "balanceDaysBefore", kind: "count", empty: 0 },
        { at: "fullWithinDays", label: "fullWithinDays", kind: "count" },
        rounding,
        {
          at: "parts",
          label: "depositParts",
          kind: "rows",
          fields: [
            { at: "on", label: "on", kind: "choices", words: "part", of: depositSteps },
            { at: "share", label: "share", kind: "percent" },
            { at: "sen", label: "amount", kind: "money" },
            { at: "per", label: "per", kind: "choice", words: "amendmentPer", of: ["booking", "person"] },
          ],
          fresh: { on: ["fee"], share: 10_000 },
        },
      ],
    },
  ],
  amendmentFee: [
    { title: "wording", fields: [name] },
    {
      title: "amount",
      fields: [
        { at: "sen", label: "amount", kind: "money", empty: 0 },
        {
          at: "per",
          label: "per",
          kind: "choice",
          words: "amendmentPer",
          of: ["booking", "person"],
          must: true,
        },
        { at: "freeDaysBefore", label: "freeDaysBefore", kind: "count" },
      ],
    },
  ],
  bands: [
    {
      title: "ages",
      fields: (["package", "boat", "fee"] as const).map(
        (of): FieldSpec => ({
          at: of,
          label: `bands_${of}`,
          kind: "rows",
          fields: [
            { at: "kind", label: "guest", kind: "choice", words: "guest", of: guestKinds, must: true },
            { at: "fromAge", label: "fromAge", kind: "count", empty: 0 },
            { at: "toAge", label: "toAge", kind: "count" },
          ],
          fresh: { kind: "adult", fromAge: 0, toAge: null },
        }),
      ),
    },
  ],
  frame: [
    {
      title: "frame",
      fields: [
        { at: "option.nights", label: "optionNights", kind: "count", needed: true },
        { at: "activity", label: "usualActivity", kind: "activity" },
        { at: "homeMarket", label: "homeMarket", kind: "market" },
        { at: "marketBy", label: "marketBy", kind: "choice", words: "marketBy", of: ["stay", "person"] },
        {
          at: "seasons.package",
          label: "seasonsPackage",
          kind: "choice",
          words: "seasonBy",
          of: ["checkIn", "night"],
        },
        {
          at: "seasons.extraNights",
          label: "seasonsExtra",
          kind: "choice",
          words: "seasonBy",
          of: ["checkIn", "night"],
        },
        { at: "partyCounts", label: "partyCounts", kind: "choices", words: "guest", of: guestKinds },
      ],
    },
  ],
} as const satisfies Record<string, readonly FieldGroup[]>;
