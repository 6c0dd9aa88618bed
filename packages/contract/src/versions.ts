import { z } from "zod";

/**
 * What is saved whole, by its name in `saved_version`. A booking and a draft count their versions themselves; all
 * others are counted there.
 */
export const savedKinds = [
  "booking",
  "specialRequest",
  "partNote",
  "draft",
  "roomingList",
  "roomType",
  "roomNote",
  "roomClosure",
  "group",
  "roomTypeOrder",
  "bedOptions",
  "room",
  "boat",
  "promoCode",
  "promoCodeOrder",
  "promoPackage",
  "event",
  "currency",
  "currencyOrder",
  "gateways",
  "serviceKeys",
  "setting",
  "page",
  "pageOrder",
  "mailText",
  "walletSetting",
  "rewardsSettings",
  "rateCards",
  "package",
  "packageOrder",
  "packageOption",
  "partnerLink",
  "customer",
  "profile",
  "travelDocument",
  "bankDetails",
  "eInvoiceParty",
  "folios",
  "enquiry",
  "harbourDetails",
  "sailingCrew",
  "foundThing",
  "feedback",
  "record",
] as const;
export type SavedKind = (typeof savedKinds)[number];

/**
 * The version of something that is saved whole. Whoever saves it sends the one that they read as `If-Match`; once
 * somebody else has saved it since, that is refused with `CHANGED_SINCE`, whose facts say who, what and when.
 */
export const VersionField = z
  .int()
  .meta({ example: 3, description: "counts up with every save; sent back as `If-Match`" });

/** Of what nobody has saved since it was made, and of what is not there yet. */
export const firstVersion = 1;

/** Who saved it in between: `link` is a coordinator who has only the link, `system` what ran by itself. */
export const savers = ["staff", "guest", "link", "system"] as const;
export type SaverKind = (typeof savers)[number];

/** The facts of `CHANGED_SINCE`. */
export type ChangedSince = {
  readonly version: number;
  readonly by: SaverKind;
  /** The member of staff, told to staff alone. */
  readonly name: string | null;
  /** An instant, ISO 8601. */
  readonly at: string;
  /** Names of what is other, with commas between them; empty where that is not known. */
  readonly changed: string;
};
