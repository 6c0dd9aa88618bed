import type { ComponentType } from "react";
import type { Words } from "../../../i18n/words.ts";
import { EventOffers } from "./events/event-offers.tsx";
import { MyEvents } from "./events/my-events.tsx";
import { AddOnOffers } from "./offers/add-on-offers.tsx";
import { CashVouchers } from "./offers/cash-vouchers.tsx";
import { Promotions } from "./offers/promotions.tsx";
import { MyPackages } from "./packages/my-packages.tsx";
import { PackageOffers } from "./packages/package-offers.tsx";
import { MyVouchers } from "./vouchers/my-vouchers.tsx";

type Section<V extends string> = { readonly value: V; readonly Panel: ComponentType };

/** What `/offers` shows, a tab each; its words are `promotions:offers.tabs`. */
export const offerSections = [
  { value: "promotions", Panel: Promotions },
  { value: "packages", Panel: PackageOffers },
  { value: "cash", Panel: CashVouchers },
  { value: "addOns", Panel: AddOnOffers },
  { value: "events", Panel: EventOffers },
] as const satisfies readonly Section<keyof Words["promotions"]["offers"]["tabs"]>[];
export type OfferTab = (typeof offerSections)[number]["value"];

/** What `/my-promotions` shows; its words are `promotions:mine.tabs`. */
export const mySections = [
  { value: "vouchers", Panel: MyVouchers },
  { value: "packages", Panel: MyPackages },
  { value: "events", Panel: MyEvents },
] as const satisfies readonly Section<keyof Words["promotions"]["mine"]["tabs"]>[];
export type MyTab = (typeof mySections)[number]["value"];

/** Reads the tab from an address, right or wrong; the first is left out of it. */
export const readTab =
  <V extends string>(known: readonly V[]) =>
  ({ tab }: Record<string, unknown>): { tab?: V } => {
    const found = known.find((v) => v === tab);
    return found === undefined || found === known[0] ? {} : { tab: found };
  };
