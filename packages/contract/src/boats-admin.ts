import type { BoatId } from "@pulau/domain/ids.ts";
import { weighings } from "@pulau/domain/transport/load.ts";
import { z } from "zod";
import { KeptOwnBands } from "./age-bands.ts";
import { AgeBandField } from "./card-conditions.ts";
import { AmountField, DayField, Done, GuestKindField, idOf, idParams, StaffText, text } from "./fields.ts";
import { defineList } from "./list.ts";
import { ActiveFilter } from "./room-list-fields.ts";
import { defineRoute } from "./route.ts";
import { ClockTime } from "./transfers.ts";
import { VersionField } from "./versions.ts";

const staff = { scope: "staff", tag: "Boats and transfers" } as const;
export const boatsRead = { ...staff, permission: ["boats", "read"] } as const;
export const boatsWrite = { ...staff, permission: ["boats", "write"] } as const;
export const boatsCreate = { ...staff, permission: ["boats", "create"] } as const;
export const boatsDelete = { ...staff, permission: ["boats", "delete"] } as const;

/** A number that staff type. */
export const Whole = (least: number, most: number) =>
  z.int({ error: "number" }).min(least, { error: "number" }).max(most, { error: "tooLarge" });

/** A day of any year, `MM-DD`; the 29th of February is one. */
export const DayOfYearField = z
  .string({ error: "required" })
  .regex(
    /^(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/,
    {
      error: ({ input }) => (input === "" ? "required" : "invalidDay"),
    },
  )
  .meta({ example: "03-01" });

const Times = z
  .array(z.object({ time: ClockTime, isDefault: z.boolean().default(false) }))
  .max(24)
  .refine((times) => new Set(times.map(({ time }) => time)).size === times.length, { error: "timeTwice" })
  .refine((times) => times.filter(({ isDefault }) => isDefault).length < 2, { error: "oneDefault" });

export const TimetableBody = z.object({
  from: DayOfYearField,
  to: DayOfYearField.meta({ example: "10-31" }),
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1, { error: "required" })
    .max(7)
    .refine((days) => new Set(days).size === days.length)
    .meta({ example: [1, 2, 3, 4, 5, 6, 7], description: "ISO weekdays: Monday is 1" }),
  excluded: z.array(DayField).max(200, { error: "tooLong" }),
  mainland: text(80).meta({ example: "Tanjung Jetty" }),
  island: text(80).meta({ example: "Teluk Biru Jetty" }),
  seats: Whole(1, 2000)
    .nullable()
    .default(null)
    .meta({ example: null, description: "sold in this season, of a ferry; null: all of the boat's" }),
  out: Times,
  back: Times,
});
export type TimetableBody = z.infer<typeof TimetableBody>;

export const boatKinds = ["ferry", "charter"] as const;

export const BoatBody = z
  .object({
    kind: z.enum(boatKinds, { error: "required" }),
    activeStatus: z.boolean().default(true),
    name: StaffText(60),
    seats: Whole(1, 2000).meta({ example: 40 }),
    /** One way, of a charter. */
    charterSen: AmountField.nullable().default(null),
    /** How many there are each day and way, of a charter. */
    daily: Whole(1, 100).nullable().default(null),
    weighs: z
      .enum(weighings)
      .default("none")
      .meta({ description: "what is weighed of each passenger: nothing, the body, or luggage too" }),
    weightLimitKg: Whole(1, 500_000)
      .nullable()
      .default(null)
      .meta({ example: null, description: "of all passengers of one boat; null: no limit" }),
    tickets: z
      .array(z.object({ guestKind: GuestKindField, sen: AmountField }))
      .max(5)
      .refine((tickets) => new Set(tickets.map(({ guestKind }) => guestKind)).size === tickets.length, {
        error: "kindTwice",
      }),
    bands: KeptOwnBands,
    timetables: z.array(TimetableBody).max(24),
  })
  .refine(({ kind, charterSen }) => kind === "ferry" || charterSen !== null, {
    error: "required",
    path: ["charterSen"],
  })
  .refine(({ kind, daily }) => kind === "ferry" || daily !== null, { error: "required", path: ["daily"] })
  .superRefine((boat, context) => {
    for (const [at, { out, back, seats }] of boat.timetables.entries()) {
      const wrong = (message: string, field: string) =>
        context.addIssue({ code: "custom", message, path: ["timetables", at, field] });
      if (boat.kind === "charter") {
        if (seats !== null) wrong("ferryOnly", "seats");
        continue;
      }
      if (out.length + back.length === 0) wrong("oneTime", "out");
      if (seats !== null && seats > boat.seats) wrong("tooLarge", "seats");
    }
  });
export type BoatBody = z.infer<typeof BoatBody>;

export const BoatReply = z.object({
  ...BoatBody.shape,
  bands: z.array(AgeBandField).nullable(),
  _id: idOf<BoatId>(),
  version: VersionField,
  /** Sailings ahead on which somebody has a place. */
  bookedSailings: z.int(),
});

export const boatsRoute = defineList({
  ...boatsRead,
  path: "/admin/api/boat",
  summary: "Ferries and charters with their timetables, and the jetties of the resort",
  rows: "boats",
  row: BoatReply,
  filters: { kind: z.enum(boatKinds).optional(), active: ActiveFilter },
  search: "name",
  sorts: ["kind", "-kind", "name", "-name", "seats", "-seats"],
  extra: { jetties: z.array(z.string()).meta({ description: "as the resort's profile names them" }) },
  csv: { columns: ["nameEn", "nameMy", "nameCn", "kind", "seats", "price", "daily", "active"] },
});

const Written = z.object({
  made: z.int().meta({ description: "new upcoming sailings" }),
  closed: z.int().meta({ description: "upcoming sailings no longer offered" }),
  kept: z.int().meta({ description: "of these, how many are kept for guests already booked" }),
});

export const addBoatRoute = defineRoute({
  ...boatsCreate,
  method: "POST",
  path: "/admin/api/boat",
  idempotent: "ifSent",
  summary: "Add a ferry or charter; its sailings can be booked at once",
  body: BoatBody,
  reply: Written.extend({ _id: idOf<BoatId>() }),
  status: 201,
  failures: ["SAILINGS_BOOKED", "SEATS_TAKEN", "DEFAULT_SAILING_TWICE"],
});

export const updateBoatRoute = defineRoute({
  ...boatsWrite,
  method: "PUT",
  versioned: "boat",
  path: "/admin/api/boat/:_id",
  summary:
    "Change a boat and its timetables. Dropping sailings that have bookings is refused with the list of those bookings, unless the sailings are kept for them",
  params: idParams<BoatId>(),
  query: z.object({
    keepBooked: z.stringbool().optional().meta({
      example: "false",
      description: "keep dropped sailings for guests already booked; nobody else can book them",
    }),
  }),
  body: BoatBody,
  reply: Written,
  failures: ["NOT_FOUND", "SAILINGS_BOOKED", "SEATS_TAKEN", "DEFAULT_SAILING_TWICE"],
});

export const deleteBoatRoute = defineRoute({
  ...boatsDelete,
  method: "DELETE",
  path: "/admin/api/boat/:_id",
  summary: "Delete a boat that is out of use, was never booked and is in no package",
  params: idParams<BoatId>(),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "IN_USE"],
});
