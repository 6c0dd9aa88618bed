import {
  bedTypes,
  guestKinds,
  places,
  taxGroup,
  taxInside,
  when,
} from "../../../../business/card-form/common-fields.ts";
import type { FieldGroup } from "../../../../business/card-form/field-specs.ts";

/** For whom and when a row of prices is, beside its room type, sharing and guest. */
export const rowGroups: readonly FieldGroup[] = [
  {
    title: "row",
    fields: [
      { at: "roomTypeId", label: "roomType", kind: "roomType" },
      { at: "bedType", label: "sharing", kind: "choice", words: "sharing", of: bedTypes },
      { at: "guestKind", label: "guest", kind: "choice", words: "guest", of: guestKinds },
      {
        at: "per",
        label: "per",
        kind: "choice",
        words: "ratePer",
        of: ["person", "personNight", "room", "roomNight"],
      },
      { at: "extraNight", label: "extraNight", kind: "tick" },
      { at: "persons", label: "personsIncluded", hint: "personsIncluded", kind: "count" },
      { at: "priceList", label: "priceList", kind: "text" },
    ],
  },
  {
    title: "length",
    folded: true,
    fields: [
      { at: "nights", label: "nights", kind: "span" },
      { at: "arrivalWeekdays", label: "arrivalWeekdays", kind: "weekdays" },
      { at: "weekdays", label: "nightWeekdays", kind: "weekdays" },
    ],
  },
  {
    title: "person",
    folded: true,
    fields: [
      { at: "ages", label: "ages", kind: "span" },
      { at: "place", label: "place", kind: "choice", words: "place", of: places },
      { at: "nth", label: "nth", kind: "span" },
      { at: "activity", label: "activity", kind: "activity" },
      { at: "market", label: "market", kind: "market" },
      {
        at: "nationality",
        label: "nationality",
        kind: "choice",
        words: "nationality",
        of: ["malaysian", "foreign"],
      },
      { at: "party", label: "party", kind: "span" },
    ],
  },
  {
    title: "occupants",
    folded: true,
    fields: [
      { at: "occupants.adult", label: "adults", kind: "span" },
      { at: "occupants.child", label: "children", kind: "span" },
      { at: "occupants.toddler", label: "toddlers", kind: "span" },
      { at: "occupants.infant", label: "infants", kind: "span" },
    ],
  },
  when,
  { title: "tax", folded: true, fields: [taxGroup, taxInside] },
];
