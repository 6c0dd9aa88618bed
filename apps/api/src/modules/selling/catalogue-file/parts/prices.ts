import { PriceListAdd } from "@pulau/contract/price-lists.ts";
import { fee, surcharge, tax } from "../../../../db/schema/catalogue.ts";
import { priceList } from "../../../../db/schema/price-lists.ts";
import {
  checkFee,
  checkSurcharge,
  checkTax,
  FeeAmounts,
  GuestKinds,
  Terms,
  Weekdays,
  Words,
} from "../json-fields.ts";
import { type Part, partOf } from "../part.ts";
import { named, plain } from "./row-names.ts";

/** What every price list knows, and the lists. */
export const priceParts: readonly Part[] = [
  partOf("surcharges", {
    table: surcharge,
    resource: "rates",
    audited: "surcharge",
    json: { name: Words, weekdays: Weekdays, guestKinds: GuestKinds, terms: Terms },
    same: ["name.en", "from", "to"],
    name: named,
    check: checkSurcharge,
  }),
  partOf("fees", {
    table: fee,
    resource: "rates",
    audited: "charges",
    json: { name: Words, amounts: FeeAmounts, terms: Terms },
    same: ["name.en"],
    name: named,
    check: checkFee,
  }),
  partOf("taxes", {
    table: tax,
    resource: "rates",
    audited: "charges",
    json: { name: Words, terms: Terms },
    same: ["name.en"],
    name: named,
    check: checkTax,
  }),
  partOf("priceLists", {
    table: priceList,
    resource: "rates",
    audited: "priceList",
    json: {},
    same: ["code"],
    byHand: PriceListAdd,
    unique: "name",
    keepsOthers: true,
    name: (row) => plain(row.name),
  }),
];
