import { z } from "zod";
import { WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** What staff find by its name from the one search box of the dashboard. */
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

/** Most that one search tells. */
export const mostFound = 10;

const FoundRecord = z.object({
  kind: z.enum(recordKinds),
  /** An id; of a mail its name. */
  _id: z.string(),
  /** The running number in its list, where it has one. */
  no: z.int().nullable(),
  /** The id of what it belongs to and opens with: an option's package, the room type of a bed arrangement. */
  within: z.string().nullable(),
  name: WordsField,
  /** What tells it from others of the name: a code, an e-mail address, a building. */
  note: z.string(),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

export const findRecordsRoute = defineRoute({
  method: "GET",
  path: "/admin/api/records",
  scope: "staff",
  tag: "Front desk",
  summary: "Rooms, packages, people and whatever else has a name, of the kinds that the caller may read",
  query: z.object({
    search: z.string().trim().min(1).max(80).meta({ example: "101", description: "a name or a part of it" }),
  }),
  reply: z.object({ records: z.array(FoundRecord).max(mostFound) }),
});
