import {
  bedTypes,
  guestKinds,
  name,
  rounding,
  steps,
  taxGroup,
  taxInside,
  when,
  whom,
} from "./common-fields.ts";
import type { FieldGroup, FieldSpec } from "./field-specs.ts";

/** Ages of a rule's own, where it counts children otherwise than prices do. */
const ownBands = (at: string): FieldSpec => ({
  at,
  label: "bands",
  kind: "rows",
  fields: [
    { at: "kind", label: "guest", kind: "choice", words: "guest", of: guestKinds, must: true },
    { at: "fromAge", label: "fromAge", kind: "count", empty: 0 },
    { at: "toAge", label: "toAge", kind: "count" },
  ],
  fresh: { kind: "adult", fromAge: 0, toAge: null },
});

const feeFields = (per: readonly string[]): readonly FieldGroup[] => [
  { title: "wording", fields: [name] },
  {
    title: "amount",
    fields: [
      { at: "per", label: "per", kind: "choice", words: "feePer", of: per, must: true },
      { at: "days", label: "everyDays", kind: "count" },
      { at: "counts", label: "counts", kind: "choice", words: "counts", of: ["days", "nights"] },
      {
        at: "amounts",
        label: "amounts",
        kind: "rows",
        fields: [
          {
            at: "who",
            label: "nationality",
            kind: "choice",
            words: "nationality",
            of: ["malaysian", "foreign"],
          },
          {
            at: "guestKind",
            label: "guest",
            kind: "choice",
            words: "guest",
            of: [...guestKinds, "disabled"],
          },
          { at: "activity", label: "activity", kind: "activity" },
          { at: "sen", label: "amount", kind: "money", empty: 0 },
        ],
        fresh: { who: null, guestKind: null, sen: 0 },
      },
      taxGroup,
      taxInside,
    ],
  },
  {
    title: "nightsOf",
    folded: true,
    fields: [
      { at: "from", label: "from", kind: "day" },
      { at: "to", label: "to", kind: "day" },
      { at: "weekdays", label: "nightWeekdays", kind: "weekdays" },
      ownBands("bands"),
    ],
  },
  when,
  whom,
];

const feePers = [
  "person",
  "personNight",
  "personDays",
  "room",
  "roomNight",
  "roomNightOfForeigners",
  "booking",
];

const priced = (at: "stay" | "night" | "extraNight"): FieldSpec[] => [
  { at: `${at}.sen`, label: `${at}Price`, kind: "money" },
  { at: `${at}.share`, label: `${at}Share`, kind: "percent" },
];

const pricedBy = (is: "person" | "vehicle" | "trip") => ({ at: "price.per", is });

/** The forms of a card's rules, by their lists. */
export const ruleGroups = {
  surcharges: [
    { title: "wording", fields: [name] },
    {
      title: "amount",
      fields: [
        { at: "from", label: "from", kind: "day", needed: true },
        { at: "to", label: "to", kind: "day", needed: true },
        { at: "weekdays", label: "nightWeekdays", kind: "weekdays", empty: [] },
        { at: "dates", label: "dates", kind: "dates" },
        {
          at: "per",
          label: "per",
          kind: "choice",
          words: "surchargePer",
          must: true,
          of: ["personNight", "roomNight", "person", "room", "booking"],
        },
        { at: "by", label: "by", kind: "choice", words: "by", of: ["night", "arrival"] },
        { at: "sen", label: "amount", kind: "money", empty: 0 },
        { at: "share", label: "share", kind: "percent", hint: "surchargeShare" },
        { at: "guestKinds", label: "guests", kind: "choices", words: "guest", of: guestKinds, empty: [] },
        {
          at: "amounts",
          label: "otherAmounts",
          kind: "rows",
          fields: [
            { at: "whom.guestKinds", label: "guests", kind: "choices", words: "guest", of: guestKinds },
            { at: "whom.ages", label: "ages", kind: "span" },
            { at: "sen", label: "amount", kind: "money", empty: 0 },
          ],
          fresh: { whom: { guestKinds: ["child"] }, sen: 0 },
        },
      ],
    },
    {
      title: "stacking",
      folded: true,
      fields: [
        { at: "group", label: "group", kind: "text" },
        { at: "priority", label: "priority", kind: "count" },
        taxGroup,
        taxInside,
        rounding,
      ],
    },
    when,
    whom,
  ],
  fees: feeFields(feePers),
  extras: [
    ...feeFields(feePers),
    {
      title: "place",
      fields: [
        { at: "step", label: "step", kind: "choice", words: "step", of: ["addOn", "transport", "fee"] },
      ],
    },
  ],
  taxes: [
    { title: "wording", fields: [name] },
    {
      title: "amount",
      fields: [
        { at: "share", label: "share", kind: "percent", empty: 0 },
        {
          at: "group",
          label: "taxedGroup",
          kind: "choice",
          words: "taxGroup",
          of: ["stay", "food", "other"],
          must: true,
        },
        {
          at: "groups",
          label: "moreGroups",
          kind: "choices",
          words: "taxGroup",
          of: ["stay", "food", "other"],
        },
        { at: "onTaxes", label: "onTaxes", kind: "taxes" },
        { at: "inside", label: "inside", kind: "tick" },
        rounding,
        {
          at: "roundEach",
          label: "roundEach",
          kind: "choice",
          words: "roundEach",
          of: ["sum", "line", "unit"],
        },
      ],
    },
    when,
  ],
  singleSupplements: [
    { title: "wording", fields: [name] },
    {
      title: "amount",
      fields: [
        { at: "pricedAs", label: "pricedAsBed", kind: "choice", words: "sharing", of: bedTypes, must: true },
        ...priced("stay"),
        ...priced("night"),
        ...priced("extraNight"),
        { at: "evenSharing", label: "evenSharing", kind: "tick" },
        rounding,
        taxGroup,
      ],
    },
    when,
    whom,
  ],
  minimums: [
    { title: "wording", fields: [name] },
    {
      title: "amount",
      fields: [
        { at: "persons", label: "persons", kind: "count", needed: true },
        { at: "fewer", label: "fewer", kind: "choice", words: "fewer", of: ["pay", "enquiry"], must: true },
        { at: "roomTypeIds", label: "roomTypes", kind: "roomTypes" },
      ],
    },
    when,
  ],
  freePlaces: [
    { title: "wording", fields: [name] },
    {
      title: "amount",
      fields: [
        { at: "paying", label: "paying", kind: "count", needed: true },
        { at: "free", label: "free", kind: "count", needed: true },
        { at: "most", label: "mostFree", kind: "count" },
        { at: "worth", label: "worth", kind: "worth" },
        { at: "covers", label: "covers", kind: "choices", words: "part", of: steps },
        rounding,
      ],
    },
    when,
    whom,
  ],
  discounts: [
    { title: "wording", fields: [name] },
    {
      title: "amount",
      fields: [
        { at: "share", label: "share", kind: "percent" },
        { at: "sen", label: "amount", kind: "money" },
        {
          at: "per",
          label: "per",
          kind: "choice",
          words: "discountPer",
          of: ["booking", "person", "personNight", "room", "roomNight"],
        },
        { at: "freeNights.stay", label: "stayNightsFree", kind: "count", needed: { by: "freeNights.pay" } },
        { at: "freeNights.pay", label: "payNights", kind: "count", needed: { by: "freeNights.stay" } },
        { at: "freeNights.most", label: "mostFree", kind: "count" },
        { at: "on", label: "on", kind: "choices", words: "part", of: steps },
        { at: "ofWhatIsLeft", label: "ofWhatIsLeft", kind: "tick" },
        { at: "group", label: "group", kind: "text" },
        { at: "priority", label: "priority", kind: "count" },
        rounding,
      ],
    },
    when,
    whom,
  ],
  freeGuests: [
    {
      title: "amount",
      fields: [
        { at: "count", label: "freeCount", kind: "count", needed: true },
        {
          at: "per",
          label: "per",
          kind: "choice",
          words: "freeGuestsPer",
          of: ["adult", "room", "booking"],
          must: true,
        },
      ],
    },
    { ...whom, folded: false },
    when,
  ],
  pricedAs: [
    {
      title: "occupants",
      fields: [
        { at: "occupants.adult", label: "adults", kind: "span" },
        { at: "occupants.child", label: "children", kind: "span" },
        { at: "occupants.toddler", label: "toddlers", kind: "span" },
        { at: "occupants.infant", label: "infants", kind: "span" },
      ],
    },
    {
      title: "amount",
      fields: [
        { at: "bedType", label: "pricedAsBed", kind: "choice", words: "sharing", of: bedTypes },
        {
          at: "guests",
          label: "guestsAs",
          kind: "rows",
          fields: [
            { at: "from", label: "guest", kind: "choice", words: "guest", of: guestKinds, must: true },
            { at: "to", label: "paysAs", kind: "choice", words: "guest", of: guestKinds, must: true },
            { at: "count", label: "howMany", kind: "count" },
          ],
          fresh: { from: "child", to: "adult" },
        },
        { at: "roomTypeIds", label: "roomTypes", kind: "roomTypes" },
        { at: "bedTypes", label: "sharing", kind: "choices", words: "sharing", of: bedTypes },
      ],
    },
    when,
  ],
  transfers: [
    { title: "wording", fields: [name] },
    {
      title: "amount",
      fields: [
        {
          at: "price.per",
          label: "per",
          kind: "choice",
          words: "transferPer",
          must: true,
          of: ["person", "vehicle", "trip"],
        },
        { at: "price.sen", label: "oneWay", kind: "money", given: pricedBy("trip") },
        { at: "price.returnSen", label: "bothWays", kind: "money", given: pricedBy("trip") },
        {
          at: "price.amounts",
          label: "amounts",
          kind: "rows",
          given: pricedBy("person"),
          fields: [
            { at: "guestKind", label: "guest", kind: "choice", words: "guest", of: guestKinds },
            {
              at: "who",
              label: "nationality",
              kind: "choice",
              words: "nationality",
              of: ["malaysian", "foreign"],
            },
            { at: "sen", label: "oneWay", kind: "money" },
            { at: "returnSen", label: "bothWays", kind: "money" },
          ],
          fresh: { guestKind: null },
        },
        { ...ownBands("price.bands"), given: pricedBy("person") },
        {
          at: "price.minimum.persons",
          label: "persons",
          kind: "count",
          given: pricedBy("person"),
          needed: { by: "price.minimum.sen" },
        },
        { at: "price.minimum.sen", label: "lackingSeat", kind: "money", given: pricedBy("person") },
        {
          at: "price.minimum.returnSen",
          label: "lackingSeatBoth",
          kind: "money",
          given: pricedBy("person"),
        },
        {
          at: "price.steps",
          label: "vehicles",
          kind: "rows",
          given: pricedBy("vehicle"),
          fields: [
            { at: "upTo", label: "upTo", kind: "count", needed: true },
            { at: "sen", label: "oneWay", kind: "money" },
            { at: "returnSen", label: "bothWays", kind: "money" },
          ],
          fresh: { upTo: 4 },
        },
        {
          at: "price.beyond",
          label: "beyond",
          kind: "choice",
          words: "beyond",
          of: ["more", "enquiry"],
          given: pricedBy("vehicle"),
        },
        taxGroup,
      ],
    },
    when,
    whom,
  ],
} as const satisfies Record<string, readonly FieldGroup[]>;

export type RuleList = keyof typeof ruleGroups;
