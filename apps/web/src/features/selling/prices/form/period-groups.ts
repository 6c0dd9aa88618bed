import type { FieldGroup } from "../../../../business/card-form/field-specs.ts";

/** When an option is sold and how. None of it is a price. */
export const periodGroups: readonly FieldGroup[] = [
  {
    title: "period",
    fields: [
      { at: "from", label: "from", kind: "day" },
      { at: "to", label: "to", kind: "day" },
    ],
  },
  {
    title: "restrictions",
    fields: [
      { at: "minNights", label: "minNights", kind: "count" },
      { at: "maxNights", label: "maxNights", kind: "count" },
      { at: "cutOffDays", label: "cutOffDays", kind: "count", empty: 0 },
      { at: "stopSell", label: "stopSell", kind: "tick", empty: false },
      { at: "arrivalWeekdays", label: "arrivalWeekdays", kind: "weekdays", empty: [] },
      { at: "departureWeekdays", label: "departureWeekdays", kind: "weekdays", empty: [] },
      { at: "closedArrivals", label: "closedArrivals", kind: "days", empty: [] },
      { at: "closedDepartures", label: "closedDepartures", kind: "days", empty: [] },
    ],
  },
];
