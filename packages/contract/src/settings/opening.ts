import { z } from "zod";
import { DayField, Moment } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { VersionField } from "../versions.ts";

/** Whether guests can book. Closed, they are told when it opens; who has the preview address sees everything. */
export const Opening = z.object({
  open: z.boolean().default(true),
  /** The day that guests are told; null where it is not known yet. It opens nothing by itself. */
  opensOn: DayField.nullable().default(null),
  /** What the preview address is made from; a new one ends the addresses given out before. */
  previewId: z.uuid().nullable().default(null),
  /** When a test mail last arrived at the mail server. */
  mailTestedAt: Moment.nullable().default(null),
});

/** The steps of setting up, in their order. `twoStep` is only there for who must have a second step at sign-in. */
export const setupSteps = [
  "resort",
  "boats",
  "rooms",
  "sold",
  "guests",
  "taxes",
  "policies",
  "payment",
  "mail",
  "twoStep",
  "staff",
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Without these nobody could book: they keep the resort closed. */
export const neededSteps = [
  "resort",
  "boats",
  "rooms",
  "sold",
  "payment",
] as const satisfies readonly SetupStep[];

const OpeningState = z.object({
  open: z.boolean(),
  opensOn: DayField.nullable(),
  /** Whoever has it sees the portal as if it were open. */
  previewUrl: z.string(),
  version: VersionField,
});

export const setupRoute = defineRoute({
  method: "GET",
  path: "/admin/api/setting-up",
  scope: "staff",
  permission: ["settings", "read"],
  tag: "Resort",
  summary: "What is set up and what is missing, and whether the resort is open",
  reply: OpeningState.extend({
    steps: z.array(
      z.object({
        id: z.enum(setupSteps),
        done: z.boolean(),
        /** Whether the resort stays closed without it. */
        needed: z.boolean(),
        /** What is there: how many, or a name. */
        facts: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
  }),
});

export const setOpeningRoute = defineRoute({
  method: "PUT",
  versioned: "setting",
  path: "/admin/api/opening",
  scope: "staff",
  permission: ["settings", "write"],
  tag: "Resort",
  summary: "Open the resort for bookings, or close it and say when it opens",
  body: z.object({ open: z.boolean(), opensOn: DayField.nullable() }),
  reply: OpeningState,
  failures: ["SETUP_INCOMPLETE"],
});

export const renewPreviewRoute = defineRoute({
  method: "POST",
  path: "/admin/api/opening/preview",
  scope: "staff",
  permission: ["settings", "write"],
  tag: "Resort",
  summary: "Create a new preview link; the earlier one stops working",
  reply: OpeningState,
});
