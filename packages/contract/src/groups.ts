import { groupEntryKinds, groupKinds, groupPayers, groupStates } from "@pulau/domain/groups/group-moves.ts";
import type {
  AccountId,
  BookingId,
  GroupEntryId,
  GroupId,
  OptionId,
  PackageId,
  PaymentId,
  RoomTypeId,
} from "@pulau/domain/ids.ts";
import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import { z } from "zod";
import { BookingStateField } from "./bookings.ts";
import {
  AmountField,
  BedTypeField,
  DayField,
  Done,
  Email,
  GuestKindField,
  idOf,
  idParams,
  Language,
  NightsField,
  SenField,
  text,
  WordsField,
} from "./fields.ts";
import { FolioPayer } from "./folios.ts";
import { PhoneOfAnyForm } from "./guests.ts";
import { defineList, several } from "./list.ts";
import { mostPersons } from "./party.ts";
import { defineRoute } from "./route.ts";
import { planFailures } from "./shared-failures.ts";
import { VersionField } from "./versions.ts";

const desk = { scope: "staff", tag: "Groups" } as const;
const looks = { ...desk, permission: ["groups", "read"] } as const;
const writes = { ...desk, permission: ["groups", "write"] } as const;

export const GroupStateField = z.enum(groupStates);
export const GroupKindField = z.enum(groupKinds, { error: "required" });
const PayerField = z.enum(groupPayers);
const count = (most: number) =>
  z.int({ error: "number" }).min(1, { error: "number" }).max(most, { error: "number" });

/** A deposit: by its day a share of the group's bill in basis points, or an amount; one of the two. */
export const StageField = z
  .object({
    dueOn: DayField,
    share: z.int({ error: "number" }).min(1, { error: "number" }).max(10_000, { error: "number" }).optional(),
    amountSen: AmountField.min(1, { error: "ringgit" }).optional(),
  })
  .refine(({ share, amountSen }) => (share === undefined) !== (amountSen === undefined), {
    error: "required",
    path: ["share"],
  });

/** No type of room twice. */
const BlockField = z
  .array(z.object({ roomTypeId: idOf<RoomTypeId>(), rooms: count(100) }))
  .min(1, { error: "required" })
  .max(20)
  .superRefine((rooms, context) => {
    const types = rooms.map(({ roomTypeId }) => roomTypeId);
    for (const [i, type] of types.entries())
      if (types.indexOf(type) < i)
        context.addIssue({ code: "custom", path: [i, "roomTypeId"], message: "twice" });
  });

/** What a person of a kind pays for the stay; with a sharing, in rooms that so many share. No kind twice alike. */
const PricesField = z
  .array(
    z.object({
      guestKind: GuestKindField,
      bedType: BedTypeField.nullable()
        .default(null)
        .meta({ description: "null: however many share the room" }),
      sen: AmountField.min(0, { error: "ringgit" }),
    }),
  )
  .max(guestKinds.length * (bedTypes.length + 1))
  .default([])
  .superRefine((prices, context) => {
    const kinds = prices.map(({ guestKind, bedType }) => `${guestKind} ${bedType}`);
    for (const [i, kind] of kinds.entries())
      if (kinds.indexOf(kind) < i)
        context.addIssue({ code: "custom", path: [i, "guestKind"], message: "twice" });
  });

/** Whom its papers are made out to, where it is not its agency or the group itself. */
const BillToField = FolioPayer.omit({ letter: true, payer: true })
  .extend({ name: text(120) })
  .nullable()
  .default(null);

const fields = {
  name: text(120),
  kind: GroupKindField,
  contactName: text(120),
  email: Email,
  mobile: PhoneOfAnyForm,
  language: Language,
  note: z.string().trim().max(2_000, { error: "tooLong" }).default(""),
  rooms: BlockField,
  persons: count(500).meta({ description: "seats on the ferries there and back" }),
  cutOffOn: DayField.meta({ description: "the last day for names; what is not named is free the next day" }),
  stages: z.array(StageField).max(10).default([]),
  prices: PricesField.meta({
    description:
      "agreed per person for the stay; taxes and fees are added as ever. None: the package’s prices",
  }),
  billTo: BillToField,
  accountId: idOf<AccountId>().nullable().default(null).meta({
    description: "the agency that brings it: its contract prices the rooms that are named from now on",
  }),
};

const example = {
  name: "Kelab Selam Mutiara",
  kind: "club",
  contactName: "Hafiz bin Osman",
  email: "hafiz@example.com",
  mobile: "+60123456789",
  language: "my",
  note: "Own tanks",
  rooms: [{ roomTypeId: "01890000-0000-7000-8000-000000000000", rooms: 1 }],
  persons: 2,
  cutOffOn: "2027-05-01",
  stages: [{ dueOn: "2027-04-01", share: 3_000 }],
  prices: [{ guestKind: "adult", bedType: null, sen: 48_000 }],
  billTo: null,
  accountId: null,
} as const;

export const NewGroup = z
  .object({
    ...fields,
    optionId: idOf<OptionId>(),
    checkIn: DayField,
    nights: NightsField.nullable().default(null),
  })
  .meta({
    example: {
      ...example,
      optionId: "01890000-0000-7000-8000-000000000000",
      checkIn: "2027-06-01",
      nights: null,
    },
  });
export type NewGroup = z.output<typeof NewGroup>;

/** All but its package and dates, which its bookings have by now. */
export const GroupBody = z.object(fields).meta({ example });
export type GroupBody = z.output<typeof GroupBody>;

const totals = {
  rooms: z.int().meta({ description: "agreed" }),
  roomsLeft: z.int().meta({ description: "kept, and not named yet" }),
  bookings: z.int().meta({ description: "that stand" }),
  persons: z.int(),
  personsNamed: z.int(),
  /** Of the bookings that the group pays. */
  totalSen: SenField,
  paidSen: SenField,
  heldSen: SenField.meta({ description: "on the group’s own account, for bookings to come" }),
};

export const GroupRow = z.object({
  _id: idOf<GroupId>(),
  name: z.string(),
  kind: GroupKindField,
  state: GroupStateField,
  contactName: z.string(),
  checkIn: DayField,
  checkOut: DayField,
  cutOffOn: DayField,
  ...totals,
});
export type GroupRow = z.infer<typeof GroupRow>;

export const groupsRoute = defineList({
  ...looks,
  path: "/admin/api/groups",
  summary: "Groups by arrival, with rooms and seats kept and named, and what their bills come to",
  rows: "groups",
  row: GroupRow,
  filters: {
    state: several(groupStates),
    kind: several(groupKinds),
    from: DayField.optional(),
    to: DayField.optional(),
  },
  search: "the group’s name or its contact",
  sorts: ["checkIn", "-checkIn", "name", "-name", "cutOffOn", "-cutOffOn"],
  csv: {
    name: "groups",
    columns: [
      "name",
      "kind",
      "status",
      "contact",
      "arrival",
      "departure",
      "namesUntil",
      "rooms",
      "roomsLeft",
      "persons",
      "personsNamed",
      "total",
      "paid",
      "onAccount",
    ],
  },
});

const GroupBooking = z.object({
  _id: idOf<BookingId>(),
  bookingNo: z.string(),
  bookingName: z.string(),
  status: BookingStateField,
  roomNo: z.string(),
  roomTypeId: idOf<RoomTypeId>(),
  persons: z.int(),
  /** Who is known by name. */
  guests: z.array(z.string()),
  payer: PayerField,
  split: z
    .boolean()
    .meta({ description: "its bill has several payers, so that the group can't pay it whole" }),
  totalSen: SenField,
  paidSen: SenField,
});
export type GroupBooking = z.infer<typeof GroupBooking>;

const GroupEntry = z.object({
  _id: idOf<GroupEntryId>(),
  kind: z.enum(groupEntryKinds),
  way: z.enum(offlineWays).nullable(),
  amountSen: SenField,
  paidOn: DayField,
  reference: z.string(),
  reason: z.string(),
  by: z.string(),
  canVoid: z.boolean(),
});
export type GroupEntry = z.infer<typeof GroupEntry>;

const BillToReply = z.object({
  name: z.string(),
  registrationNo: z.string(),
  taxNo: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.object({ address: z.string(), city: z.string(), postCode: z.string(), state: z.string() }),
});

export const GroupDetail = z.object({
  ...GroupRow.shape,
  email: z.string(),
  mobile: z.string(),
  language: Language,
  note: z.string(),
  packageId: idOf<PackageId>(),
  optionId: idOf<OptionId>(),
  packageName: WordsField,
  block: z.array(
    z.object({
      roomTypeId: idOf<RoomTypeId>(),
      name: WordsField,
      rooms: z.int(),
      left: z.int(),
      mostPersons: z.int(),
    }),
  ),
  boats: z.array(
    z.object({
      direction: z.enum(["out", "back"]),
      name: WordsField,
      day: DayField,
      time: z.string().nullable(),
      seatsLeft: z.int(),
    }),
  ),
  stages: z.array(StageField),
  prices: z.array(z.object({ guestKind: GuestKindField, bedType: BedTypeField.nullable(), sen: SenField })),
  billTo: BillToReply.nullable(),
  accountId: idOf<AccountId>().nullable(),
  /** The agency's name. */
  agency: z.string().nullable(),
  /** Whether it has an invoice, so that what changes is invoiced or credited by itself. */
  invoiced: z.boolean(),
  due: z.array(
    z.object({
      dueOn: DayField,
      amountSen: SenField,
      paidSen: SenField,
      state: z.enum(["paid", "due", "later"]),
    }),
  ),
  /** What came onto the group’s own account and was paid back from it, the latest first. */
  entries: z.array(GroupEntry),
  list: z.array(GroupBooking),
  version: VersionField,
});
export type GroupDetail = z.infer<typeof GroupDetail>;

const wayOfGroup = z.enum(["transfer", "terminal"]);
const reference = z.string().trim().max(60, { error: "tooLong" }).default("");
const reason = text(300);

const oneGroup = idParams<GroupId>();

export const groupRoute = defineRoute({
  ...looks,
  method: "GET",
  path: "/admin/api/groups/:_id",
  params: oneGroup,
  summary: "A group: what is kept and named, its bookings with their rooms, and its bill by deposits",
  reply: GroupDetail,
  failures: ["NOT_FOUND"],
});

const blockFailures = ["PACKAGE_CLOSED", "SOLD_OUT", "BOAT_FULL"] as const;

export const createGroupRoute = defineRoute({
  ...desk,
  permission: ["groups", "create"],
  method: "POST",
  path: "/admin/api/groups",
  idempotent: "ifSent",
  summary: "Keep rooms and ferry seats for a group until its cut-off day, all of them or none",
  body: NewGroup,
  reply: z.object({ _id: idOf<GroupId>() }),
  status: 201,
  failures: [...blockFailures],
});

export const changeGroupRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "group",
  path: "/admin/api/groups/:_id",
  params: oneGroup,
  summary: "Change a group: more or fewer rooms and seats, another cut-off day, other deposits",
  body: GroupBody,
  reply: z.object({ version: VersionField }),
  failures: ["NOT_FOUND", "WRONG_STATE", "GROUP_SHORT", ...blockFailures],
});

export const releaseGroupRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/groups/:_id/release",
  params: oneGroup,
  summary: "Put the rooms and seats that are not named on sale again before the cut-off day",
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const keepGroupRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/groups/:_id/keep",
  params: oneGroup,
  summary: "Keep what was released once more, as far as all of it is still free, until another cut-off day",
  body: z.object({ cutOffOn: DayField }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", ...blockFailures],
});

export const cancelGroupRoute = defineRoute({
  ...desk,
  permission: ["groups", "delete"],
  method: "POST",
  path: "/admin/api/groups/:_id/cancel",
  params: oneGroup,
  summary: "Cancel a group of which no booking stands; what it kept is on sale again",
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

/** Guests of one room at most, infants among them. */
export const mostInRoom = 8;

/** One room of a group and who sleeps in it: becomes a booking. */
export const NamedRoom = z
  .object({
    roomTypeId: idOf<RoomTypeId>(),
    guests: z
      .array(
        z.object({
          name: text(120),
          age: z
            .int({ error: "age" })
            .min(0, { error: "age" })
            .max(120, { error: "age" })
            .nullable()
            .default(null)
            .meta({ description: "on the check-in day; null: an adult" }),
        }),
      )
      .min(1, { error: "required" })
      .max(mostInRoom),
    nonMalaysians: z.int({ error: "number" }).min(0, { error: "number" }).max(mostPersons).default(0),
    payer: PayerField.default("group"),
    email: z.union([Email, z.literal("").transform(() => null), z.null()], { error: "email" }).default(null),
    mobile: z
      .union([z.literal("").transform(() => null), PhoneOfAnyForm, z.null()], { error: "anyPhone" })
      .default(null),
  })
  .refine(({ payer, email }) => payer === "group" || email !== null, { error: "required", path: ["email"] })
  .refine(({ payer, mobile }) => payer === "group" || mobile !== null, {
    error: "required",
    path: ["mobile"],
  })
  .refine(({ guests, nonMalaysians }) => nonMalaysians <= guests.length, {
    error: "moreThanParty",
    path: ["nonMalaysians"],
  });
export type NamedRoom = z.output<typeof NamedRoom>;

export const nameGuestsRoute = defineRoute({
  ...writes,
  alsoPermission: ["bookings", "create"],
  method: "POST",
  path: "/admin/api/groups/:_id/bookings",
  params: oneGroup,
  idempotent: true,
  summary:
    "Name guests room by room: each room becomes a confirmed booking, with its room and seats out of what the group keeps. All of them or none",
  body: z.object({ rooms: z.array(NamedRoom).min(1, { error: "required" }).max(50) }).meta({
    example: {
      rooms: [
        {
          roomTypeId: "01890000-0000-7000-8000-000000000000",
          guests: [
            { name: "Aini binti Salleh", age: null },
            { name: "Tan Mei Ling", age: null },
          ],
          nonMalaysians: 0,
          payer: "group",
        },
      ],
    },
  }),
  reply: z.object({ bookings: z.array(z.object({ _id: idOf<BookingId>(), bookingNo: z.string() })) }),
  status: 201,
  failures: [
    ...planFailures,
    "NOT_FOUND",
    "GROUP_SHORT",
    "WRONG_STATE",
    "DRAFTS_FULL",
    "HOLD_EXPIRED",
    "HOLD_OUTDATED",
    "PRICE_CHANGED",
    "TERMS_CHANGED",
  ],
});

export const setPayerRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/groups/:_id/payer",
  params: oneGroup,
  summary: "Say who pays a booking of a group: the group, or its own guests",
  body: z.object({ bookingId: idOf<BookingId>(), payer: PayerField }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

const PaymentParts = z.array(z.object({ paymentId: idOf<PaymentId>(), amountSen: SenField }));

export const payGroupRoute = defineRoute({
  ...desk,
  permission: ["payments", "create"],
  alsoPermission: ["groups", "read"],
  method: "POST",
  path: "/admin/api/groups/:_id/payments",
  params: oneGroup,
  idempotent: true,
  summary:
    "Record one transfer or terminal payment of a group: it is spread over the bookings that the group pays, by what each still owes; what is over is held for the rooms to be named",
  body: z.object({
    way: wayOfGroup,
    amountSen: AmountField.min(1, { error: "ringgit" }),
    paidOn: DayField,
    reference,
  }),
  reply: z.object({
    payments: PaymentParts,
    heldSen: SenField.meta({ description: "what stands on the group’s account, as bookings owe less" }),
  }),
  status: 201,
  failures: [
    "NOT_FOUND",
    "WRONG_STATE",
    "AMOUNT_NOT_OFFERED",
    "PAYMENT_UNDER_WAY",
    "GATEWAY_DOWN",
    "NO_OPEN_DRAWER",
  ],
});

export const spreadGroupRoute = defineRoute({
  ...desk,
  permission: ["payments", "create"],
  alsoPermission: ["groups", "read"],
  method: "POST",
  path: "/admin/api/groups/:_id/spread",
  params: oneGroup,
  idempotent: true,
  summary: "Pay what the group’s bookings owe from its account, as far as it reaches",
  body: z.object({}).default({}),
  reply: z.object({ payments: PaymentParts }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const returnGroupMoneyRoute = defineRoute({
  ...desk,
  permission: ["payments", "delete"],
  alsoPermission: ["groups", "read"],
  method: "POST",
  path: "/admin/api/groups/:_id/returns",
  params: oneGroup,
  idempotent: true,
  summary: "Pay back what is over on a group’s account, or keep it once the group’s rooms are released",
  body: z.object({
    way: wayOfGroup.nullable().meta({ description: "null: the resort keeps it" }),
    amountSen: AmountField.min(1, { error: "ringgit" }),
    reference,
    reason,
  }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "AMOUNT_NOT_OFFERED"],
});

export const voidGroupEntryRoute = defineRoute({
  ...desk,
  permission: ["payments", "write"],
  alsoPermission: ["groups", "read"],
  method: "POST",
  path: "/admin/api/groups/:_id/void",
  params: oneGroup,
  summary: "Take money out of the books that was recorded for a group by mistake and is not spread yet",
  body: z.object({ entryId: idOf<GroupEntryId>(), reason }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE", "AMOUNT_NOT_OFFERED"],
});

export const requestDepositRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/groups/:_id/deposit-mails",
  params: oneGroup,
  summary: "Ask a group by e-mail, in its language, for what lacks of its deposits of a day",
  body: z.object({ dueOn: DayField }),
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});
