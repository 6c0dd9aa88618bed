import type { BookingId, StaffId, StockId } from "@pulau/domain/ids.ts";
import { copyDays, mostCrew } from "@pulau/domain/transport/crew.ts";
import { z } from "zod";
import { DayField, Done, idOf, idParams, text } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const keeps = { scope: "staff", permission: ["boats", "write"], tag: "Boats" } as const;
const path = "/admin/api/sailings/:_id/crew";

const Party = z.object({
  party: idOf<BookingId>()
    .optional()
    .meta({ description: "of a charter: the booking that has hired it; left out for a ferry" }),
});

/** Who crews a boat: staff, and people who have no account. */
export const SailingCrew = z.object({
  staff: z.array(idOf<StaffId>()).max(mostCrew, { error: "tooMany" }).meta({ example: [] }),
  others: z
    .array(text(80))
    .max(mostCrew, { error: "tooMany" })
    .meta({ example: ["Kapten Mat Noor"], description: "names of those who have no account" }),
});
export type SailingCrew = z.infer<typeof SailingCrew>;

export const sailingCrewRoute = defineRoute({
  ...keeps,
  method: "GET",
  path,
  summary: "Who crews a boat, and who of the staff can be chosen",
  params: idParams<StockId>(),
  query: Party,
  reply: SailingCrew.extend({
    version: VersionField,
    people: z.array(z.object({ _id: idOf<StaffId>(), name: z.string() })),
  }),
  failures: ["NOT_FOUND"],
});

export const setSailingCrewRoute = defineRoute({
  ...keeps,
  method: "PUT",
  versioned: "sailingCrew",
  path,
  summary: "Set who crews a boat, until its boarding is closed",
  params: idParams<StockId>(),
  body: SailingCrew.extend(Party.shape),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const copySailingCrewRoute = defineRoute({
  ...keeps,
  method: "POST",
  path: `${path}/copy`,
  summary: `Give the crew of a ferry to its sailings of the same time on later days, ${copyDays} at most`,
  params: idParams<StockId>(),
  body: z.object({
    until: DayField.meta({ description: "the last day" }),
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1, { error: "required" })
      .max(7)
      .meta({ example: [1, 3, 5], description: "ISO: Monday is 1" }),
    replace: z
      .boolean()
      .default(false)
      .meta({ description: "also where somebody else stands already; these are left alone otherwise" }),
  }),
  reply: z.object({
    copied: z.int().meta({ description: "how many sailings have the crew now that had another, or none" }),
    kept: z.int().meta({ description: "how many were left alone: another crew, closed, or cancelled" }),
  }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
