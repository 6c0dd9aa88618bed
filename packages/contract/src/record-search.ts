import { z } from "zod";
import { DayField, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { groupLimit, mostBookmarks } from "./site-search.ts";

/** What staff find by its name, beside bookings. */
export const recordKinds = [
  "room",
  "package",
  "addOn",
  "boat",
  "person",
  "roomType",
  "building",
  "bed",
  "amenity",
  "addOnCategory",
  "vehicle",
  "point",
  "department",
  "role",
  "partner",
  "priceList",
  "promoPackage",
  "event",
  "promoCode",
  "packageOption",
  "bedOption",
  "landTransfer",
  "leadSource",
  "feedbackQuestion",
  "currency",
  "surcharge",
  "tax",
  "fee",
  "excludedBoat",
  "page",
  "mail",
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The groups in which staff find, four of each. */
const deskGroups = ["bookings", "rooms", "sales", "transport", "people", "texts"] as const;
export type DeskGroup = (typeof deskGroups)[number];

/** The group of each kind of record. */
export const groupOfKind: Readonly<Record<RecordKind, DeskGroup>> = {
  room: "rooms",
  roomType: "rooms",
  building: "rooms",
  bed: "rooms",
  bedOption: "rooms",
  amenity: "rooms",
  package: "sales",
  packageOption: "sales",
  addOn: "sales",
  addOnCategory: "sales",
  priceList: "sales",
  promoPackage: "sales",
  promoCode: "sales",
  event: "sales",
  surcharge: "sales",
  tax: "sales",
  fee: "sales",
  currency: "sales",
  boat: "transport",
  vehicle: "transport",
  point: "transport",
  landTransfer: "transport",
  excludedBoat: "transport",
  person: "people",
  department: "people",
  role: "people",
  partner: "people",
  leadSource: "texts",
  feedbackQuestion: "texts",
  page: "texts",
  mail: "texts",
};

const Target = z
  .string({ error: "required" })
  .regex(new RegExp(`^(at:/staff(/[\\w-]+){0,3}|(booking|${recordKinds.join("|")}):[\\w-]{1,60})$`), {
    error: "invalid",
  })
  .meta({
    example: "at:/staff/tape-chart",
    description: "`booking:` or the kind of a record with its id, or `at:` with the path of a page",
  });

/** Something that staff can open. */
const DeskPlace = z.object({
  target: Target,
  /** Null of a page: the dashboard names its pages itself. */
  title: WordsField.nullable(),
  link: z.string().meta({ example: "/staff/room-numbers?q=101#open-12" }),
  icon: z.enum(["at", "booking", ...recordKinds]),
  /** What tells it from others of the name: a code, an e-mail address, a building. */
  note: z.string(),
  /** Of a booking the day of arrival. */
  day: DayField.nullable(),
});
export type DeskPlace = z.infer<typeof DeskPlace>;

const DeskBookmarks = z.object({
  searchResult: z.array(DeskPlace.extend({ starred: z.boolean() })).max(mostBookmarks),
});

const desk = { scope: "staff", tag: "Search" } as const;

export const deskSearchRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/main-search/data",
  summary:
    "Bookings, and rooms, packages, people and whatever else has a name, by what is typed, of the kinds that the caller may read",
  query: z.object({
    search: z
      .string()
      .trim()
      .max(80)
      .default("")
      .meta({ example: "101", description: "a name or a part of it" }),
  }),
  reply: z.object({
    searchResult: z.array(
      z.object({
        group: z.enum(deskGroups),
        groupTitle: WordsField,
        searchLimit: z.literal(groupLimit),
        data: z.array(DeskPlace).max(groupLimit),
      }),
    ),
  }),
});

export const deskBookmarksRoute = defineRoute({
  ...desk,
  method: "GET",
  path: "/admin/api/search/bookmarks/data",
  summary: "The caller's bookmarks: ten are starred, the others wait in their order",
  reply: DeskBookmarks,
});

export const updateDeskBookmarksRoute = defineRoute({
  ...desk,
  method: "POST",
  path: "/admin/api/update/bookmarks",
  summary: "Keep a bookmark or take it away; without `starred` it becomes what it was not",
  body: z.object({
    obj: z.object({ target: Target, starred: z.boolean({ error: "invalid" }).optional() }),
  }),
  reply: DeskBookmarks,
  failures: ["NOT_FOUND", "BOOKMARKS_FULL"],
});
