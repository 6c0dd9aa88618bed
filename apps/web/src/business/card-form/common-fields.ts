import type { FieldGroup, FieldSpec } from "./field-specs.ts";

export const bedTypes = ["single", "twin", "triple", "quad"] as const;

export const guestKinds = ["adult", "senior", "child", "toddler", "infant"] as const;

export const places = ["bed", "extraBed", "shared"] as const;

const taxGroups = ["stay", "food", "other", "none"] as const;

export const steps = ["rate", "extraNight", "supplement", "surcharge", "transport", "fee"] as const;

export const name: FieldSpec = { at: "name", label: "name", kind: "words" };

export const taxGroup: FieldSpec = {
  at: "taxGroup",
  label: "taxGroup",
  kind: "choice",
  words: "taxGroup",
  of: taxGroups,
};

export const taxInside: FieldSpec = { at: "taxInside", label: "taxInside", kind: "tick" };

export const rounding: FieldSpec = { at: "rounding", label: "rounding", kind: "rounding" };

/** Which stays a rule or price is for. */
export const when: FieldGroup = {
  title: "when",
  folded: true,
  fields: [
    { at: "when.nights", label: "stayNights", kind: "span" },
    { at: "when.party", label: "party", kind: "span" },
    { at: "when.daysBefore", label: "daysBefore", kind: "span" },
    { at: "when.bookedFrom", label: "bookedFrom", kind: "day" },
    { at: "when.bookedTo", label: "bookedTo", kind: "day" },
    { at: "when.arrivalFrom", label: "arrivalFrom", kind: "day" },
    { at: "when.arrivalTo", label: "arrivalTo", kind: "day" },
    { at: "when.arrivalWeekdays", label: "arrivalWeekdays", kind: "weekdays" },
    { at: "when.seasons", label: "seasons", kind: "seasons" },
    { at: "when.markets", label: "markets", kind: "markets" },
    { at: "when.priceLists", label: "priceLists", kind: "lists" },
    { at: "when.notPriceLists", label: "notPriceLists", kind: "lists" },
  ],
};

/** Which guests a rule is for. */
export const whom: FieldGroup = {
  title: "whom",
  folded: true,
  fields: [
    { at: "whom.guestKinds", label: "guests", kind: "choices", words: "guest", of: guestKinds },
    { at: "whom.ages", label: "ages", kind: "span" },
    {
      at: "whom.nationality",
      label: "nationality",
      kind: "choice",
      words: "nationality",
      of: ["malaysian", "foreign"],
    },
    { at: "whom.roomTypeIds", label: "roomTypes", kind: "roomTypes" },
    { at: "whom.bedTypes", label: "sharing", kind: "choices", words: "sharing", of: bedTypes },
    { at: "whom.places", label: "place", kind: "choices", words: "place", of: places },
    { at: "whom.activities", label: "activities", kind: "activities" },
    { at: "whom.markets", label: "markets", kind: "markets" },
    { at: "whom.disabled", label: "disabled", kind: "tick" },
  ],
};
