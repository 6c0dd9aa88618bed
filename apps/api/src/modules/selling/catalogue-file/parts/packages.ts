import { AddOnCategoryChange, AddOnChange } from "@pulau/contract/add-on-records.ts";
import { ExclusionChange } from "@pulau/contract/excluded-boat-records.ts";
import { PackageBody, PackageOptionBody, ShownPictures } from "@pulau/contract/package-admin.ts";
import type { Words as WordsOf } from "@pulau/domain/catalogue/catalogue.ts";
import { z } from "zod";
import {
  addOn,
  addOnCategory,
  includedAddOn,
  packageOption,
  stayPackage,
} from "../../../../db/schema/catalogue.ts";
import {
  excludedBoat,
  includedTransport,
  landTransfer,
  transportPoint,
} from "../../../../db/schema/transfers.ts";
import { boat } from "../../../../db/schema/transport.ts";
import { Bands, Days, ListOfWords, Missing, Pictures, Weekdays, Words } from "../json-fields.ts";
import { type FindRow, type Part, partOf, type Row } from "../part.ts";
import { both, named, nameIn, nameOfOption, optionName, spanInOrder } from "./row-names.ts";

/** Packages with their options, add-ons and transport. */
export const packageParts: readonly Part[] = [
  partOf("packages", {
    table: stayPackage,
    resource: "rates",
    audited: "package",
    saved: ({ id }) => ({ kind: "package", key: id }),
    without: ["slug"],
    json: { name: Words, summary: Words, bands: Bands, pictures: Pictures, missing: Missing },
    same: ["code"],
    // One from before it had several pictures has its main one alone.
    byHand: PackageBody.extend({ pictures: ShownPictures }),
    name: named,
  }),
  partOf("options", {
    table: packageOption,
    resource: "rates",
    audited: "packageOption",
    saved: ({ id }) => ({ kind: "packageOption", key: id }),
    json: { name: Words, includes: ListOfWords, missing: Missing },
    fields: {
      nights: z.int({ error: "number" }).min(1, { error: "tooSmall" }).max(60, { error: "tooLarge" }),
    },
    same: ["packageId", "nights", "name.en"],
    byHand: PackageOptionBody,
    check: ({ id, usualOptionId }) =>
      id === usualOptionId ? [{ path: "usualOptionId", rule: "card.unknownOption" }] : [],
    name: optionName,
  }),
  partOf("addOnCategories", {
    table: addOnCategory,
    resource: "rates",
    audited: "addOnCategory",
    json: { name: Words, missing: Missing },
    same: ["name.en"],
    byHand: AddOnCategoryChange,
    unique: "name.en",
    name: named,
  }),
  partOf("addOns", {
    table: addOn,
    resource: "rates",
    audited: "addOn",
    json: {
      name: Words,
      summary: Words,
      missing: Missing,
      weekdays: Weekdays,
      excluded: Days,
      pictures: Pictures,
    },
    same: ["packageId", "name.en"],
    byHand: AddOnChange,
    name: named,
    check: spanInOrder,
  }),
  partOf("includedAddOns", {
    table: includedAddOn,
    resource: "rates",
    json: {},
    fields: {
      count: z.int({ error: "number" }).min(1, { error: "tooSmall" }).max(100, { error: "tooLarge" }),
    },
    owner: "optionId",
    name: (row, find) => both(nameOfOption(find, row.optionId), nameIn(find, addOn, row.addOnId)),
  }),
  partOf("includedTransport", {
    table: includedTransport,
    resource: "rates",
    json: {},
    same: ["packageId", "optionId", "direction", "boatId", "landTransferId"],
    owner: "packageId",
    name: (row, find) => both(nameIn(find, stayPackage, row.packageId), rideName(find, row)),
    check: ({ boatId, landTransferId }) =>
      (boatId === null) === (landTransferId === null) ? [{ path: "boatId", rule: "required" }] : [],
  }),
  partOf("excludedBoats", {
    table: excludedBoat,
    resource: "boats",
    audited: "excludedBoat",
    json: { reason: Words },
    same: ["boatId", "packageId", "direction", "from", "to"],
    byHand: ExclusionChange,
    name: (row, find) => nameIn(find, boat, row.boatId),
    check: (row) => [
      ...spanInOrder(row),
      ...(row.packageId === null && row.from === null && row.to === null
        ? [{ path: "packageId", rule: "required" }]
        : []),
    ],
  }),
];

function rideName(find: FindRow, { boatId, landTransferId }: Row): WordsOf {
  if (boatId !== null) return nameIn(find, boat, boatId);
  return nameIn(find, transportPoint, find(landTransfer, landTransferId)?.startPointId);
}
