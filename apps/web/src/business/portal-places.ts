import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { SettingGroup } from "@pulau/contract/settings/groups.ts";
import type { SetupStep } from "@pulau/contract/settings/opening.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import type { FramedPage } from "./portal-frame.tsx";

type Pages = Reply<typeof resortRoute>["pages"];

const sample = (part: string, id: string | null = null): FramedPage => ({
  path: `/booking/sample/${part}`,
  id,
});

/** Pieces of a booking, for a stay that is only looked at. */
export const samples = {
  packages: sample("package"),
  rooms: sample("rooms"),
  addOns: sample("add-ons"),
  boats: sample("transport"),
  transfers: sample("transport", "land-transfers"),
  price: sample("price"),
  payment: sample("payment"),
};
export const sampleOfPackage = (packageId: PackageId): FramedPage => sample(`package/${packageId}`);

/** What a step of the setup fills: a part of the first page, or pieces of a booking. */
const stepPlaces: Partial<Record<SetupStep, FramedPage>> = {
  boats: samples.boats,
  rooms: samples.rooms,
  sold: samples.packages,
  guests: { path: "/", id: "search" },
  taxes: samples.price,
  payment: samples.payment,
};

/** Of the first page the part that tells what a group of settings says; null: its beginning. */
const groupParts: Partial<Record<SettingGroup, string | null>> = {
  resort: null,
  firstPage: null,
  times: "facts",
  boats: "facts",
  guests: "search",
};

/** Where guests see what a step of the setup fills: the terms on their own page where there is one. */
export function placeOfStep(step: SetupStep | null, pages: Pages): FramedPage {
  if (step === "policies") return termsOf(pages);
  return (step && stepPlaces[step]) ?? { path: "/", id: null };
}

/** Where guests see what a group of settings, or a section of it, says; null where it shows on no page of its own. */
export function placeOfSettings(group: SettingGroup, pages: Pages, section?: string): FramedPage | null {
  if (group === "resort" && section === "bank") return samples.payment;
  if (group === "policies") return termsOf(pages);
  if (group === "island") return { path: "/island", id: null };
  if (group === "menu") return { path: "/", id: null, device: "desk" };
  const part = groupParts[group];
  return part === undefined ? null : { path: "/", id: part };
}

/** Without a page of terms guests read what counts for their stay below its price. */
function termsOf(pages: Pages): FramedPage {
  const [terms] = ["cancellation", "terms"].flatMap((kind) => pages.filter((page) => page.kind === kind));
  return terms ? { path: `/info/${terms.slug}`, id: null } : samples.price;
}
