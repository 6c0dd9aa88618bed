import type { BookingId, DrawerEntryId, OutletId, ShiftId, StaffId, TillSaleId } from "@pulau/domain/ids.ts";
import { type Denomination, denominations, drawerEntryKinds } from "@pulau/domain/money/drawer.ts";
import { saleWays } from "@pulau/domain/till/sale-ways.ts";
import { z } from "zod";
import { CashField, DayField, Done, idOf, idParams, Moment, SenField, text, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";

const desk = { scope: "staff", tag: "Shifts" } as const;
const mayLook = ["payments", "read"] as const;
const mayTake = ["payments", "create"] as const;
/** Who sells at the till has a drawer too: calls of one's own drawer are open to them. */
const maySell = ["sales", "create"] as const;

const Person = z.object({ _id: idOf<StaffId>(), name: z.string() });
const DrawerField = z
  .int({ error: "number" })
  .min(1, { error: "number" })
  .max(99, { error: "number" })
  .meta({ example: 1, description: "the number on the drawer" });
const NoteField = z.string().trim().max(300, { error: "tooLong" }).default("");

const pieces = z.int({ error: "number" }).min(0, { error: "number" }).max(100_000, { error: "number" });
/** How many there are of each note and coin. */
export const CountField = z
  .partialRecord(z.enum(denominations.map(String) as [`${Denomination}`, ...`${Denomination}`[]]), pieces)
  .meta({
    example: { "5000": 4, "1000": 9, "50": 3 },
    description: "how many there are of each note and coin, by its worth in sen",
  });

/** What a shift is known by, and what it came to. */
const ShiftFacts = {
  _id: idOf<ShiftId>(),
  shiftNo: z.int(),
  drawer: z.int(),
  staff: Person,
  openedAt: Moment,
  closedAt: Moment.nullable(),
  floatSen: SenField,
  /** Cash payments, less those that were voided. */
  cashInSen: SenField,
  cashInCount: z.int(),
  /** Refunds in cash, and what the desk paid for out of the drawer. */
  paidOutSen: SenField,
  droppedSen: SenField,
  /** What the drawer should hold; of a closed shift, should have held. */
  expectedSen: SenField,
  countedSen: SenField.nullable(),
  /** Beyond what should have been there, or below zero what lacked; null while the shift is open. */
  overSen: SenField.nullable(),
  /** Why. */
  reason: z.string(),
};
export const ShiftRow = z.object(ShiftFacts);
export type ShiftRow = z.infer<typeof ShiftRow>;

const DrawerLine = z.object({
  _id: idOf<DrawerEntryId>(),
  at: Moment,
  kind: z.enum(drawerEntryKinds),
  /** Below zero for what went out. */
  sen: SenField,
  note: z.string(),
  by: z.string(),
  bookingId: idOf<BookingId>().nullable(),
  saleId: idOf<TillSaleId>().nullable(),
  /** The booking's, the purchase's or the receipt's of the till. */
  number: z.string().nullable(),
});
export type DrawerLine = z.infer<typeof DrawerLine>;

const Takings = {
  way: z.enum(saleWays),
  /** How many payments came in. */
  count: z.int(),
  takenSen: SenField,
  /** Voided, or refunded by this way. */
  backSen: SenField,
};

/** A way of payment, or the bill of a room. */
const OutletWay = z.enum([...saleWays, "room"]);

export const ShiftSheet = z.object({
  ...ShiftFacts,
  closedBy: z.string().nullable(),
  count: CountField.nullable(),
  handOver: z.string(),
  /** In the order in which they were written. */
  entries: z.array(DrawerLine),
  /** What its person took from opening to closing, by way of payment. */
  takings: z.array(z.object(Takings)),
});
export type ShiftSheet = z.infer<typeof ShiftSheet>;

export const shiftsRoute = defineList({
  ...desk,
  permission: mayLook,
  orPermission: maySell,
  path: "/admin/api/shifts",
  summary:
    "Shifts at the cash drawers: float, cash in and out, and what was counted; newest first. Who sells at the till sees their own",
  rows: "shifts",
  row: ShiftRow,
  filters: {
    state: z.enum(["open", "closed", "off"]).optional().meta({ description: "`off`: counted over or short" }),
    staffId: idOf<StaffId>().optional(),
    drawer: z.coerce.number().int().min(1).max(99).optional(),
    from: DayField.optional(),
    to: DayField.optional(),
  },
  search: "the person, or the shift's number",
  sorts: ["-openedAt", "openedAt", "-cashIn", "cashIn", "over", "-over"],
  extra: {
    /** Of all that the filters find. */
    cashInSen: SenField,
    overSen: SenField,
    people: z.array(Person).meta({ description: "everybody who ever had a drawer, of those one may see" }),
  },
  csv: {
    name: "shifts",
    columns: [
      "shiftNo",
      "drawer",
      "person",
      "openedAt",
      "closedAt",
      "float",
      "cashIn",
      "paidOut",
      "dropped",
      "expected",
      "counted",
      "over",
      "reason",
    ],
  },
});

export const ownShiftRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/shifts/own",
  permission: mayLook,
  orPermission: maySell,
  summary: "Your open shift, or what you need in order to open a drawer",
  reply: z.object({
    shift: ShiftRow.nullable(),
    /** The first drawer that nobody has open. */
    freeDrawer: z.int(),
    /** What was left with a note when a drawer was last closed, the newest first. */
    handOvers: z.array(z.object({ drawer: z.int(), at: Moment, name: z.string(), note: z.string() })),
  }),
});

export const shiftRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/shifts/:_id",
  params: idParams<ShiftId>(),
  permission: mayLook,
  orPermission: maySell,
  summary:
    "A shift with every movement of cash, its count, and takings by way of payment. Who sells at the till sees their own",
  reply: ShiftSheet,
  failures: ["NOT_FOUND"],
});

export const takingsRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/shifts/takings",
  permission: mayLook,
  summary:
    "What each person took at the desk and at the tills, by way of payment, and each outlet by way, over a range of days",
  query: z
    .object({ from: DayField, to: DayField })
    .refine(({ from, to }) => from <= to, { path: ["to"], error: "invalid" }),
  reply: z.object({
    takings: z.array(z.object({ staff: Person, ...Takings })),
    /** What each outlet took at its till, and put on the bills of rooms. */
    outlets: z.array(
      z.object({ outlet: z.object({ _id: idOf<OutletId>(), name: WordsField }), ...Takings, way: OutletWay }),
    ),
  }),
});

export const openShiftRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/shifts",
  permission: mayTake,
  orPermission: maySell,
  summary: "Open a drawer with a float. One open drawer per person, one person per drawer",
  idempotent: true,
  body: z.object({ drawer: DrawerField, floatSen: CashField.meta({ example: 30_000 }) }),
  reply: z.object({ _id: idOf<ShiftId>(), shiftNo: z.int() }),
  status: 201,
  failures: ["WRONG_STATE"],
});

const outOfDrawer = {
  ...desk,
  method: "POST",
  params: idParams<ShiftId>(),
  permission: mayTake,
  orPermission: maySell,
  idempotent: true,
  status: 201,
  reply: z.object({ expectedSen: SenField }),
  failures: ["NOT_FOUND", "NOT_ALLOWED", "WRONG_STATE"],
} as const;
/** Cash that is taken out of a drawer. */
export const CashOutField = CashField.min(1, { error: "ringgit" });

export const dropCashRoute = defineRoute({
  ...outOfDrawer,
  path: "/admin/api/shifts/:_id/drop",
  summary: "Drop cash from your drawer into the safe",
  body: z.object({ amountSen: CashOutField, note: NoteField }),
});

export const payOutRoute = defineRoute({
  ...outOfDrawer,
  path: "/admin/api/shifts/:_id/pay-out",
  summary: "Pay for something out of your drawer; refunds to guests are recorded as refunds",
  body: z.object({ amountSen: CashOutField, note: text(300).meta({ example: "Ice for the bar" }) }),
});

export const closeShiftRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/shifts/:_id/close",
  params: idParams<ShiftId>(),
  permission: mayTake,
  orPermission: maySell,
  idempotent: true,
  summary:
    "Count a drawer and close its shift. `expectedSen` is what it should hold as shown: `DRAWER_CHANGED` if cash has moved since. Somebody else’s needs payments:write",
  body: z.object({
    count: CountField,
    expectedSen: SenField,
    reason: NoteField.meta({ description: "required where the count is over or short" }),
    handOver: z.string().trim().max(1_000, { error: "tooLong" }).default(""),
  }),
  reply: Done.extend({ overSen: SenField }),
  failures: ["NOT_FOUND", "NOT_ALLOWED", "WRONG_STATE", "DRAWER_CHANGED"],
});
