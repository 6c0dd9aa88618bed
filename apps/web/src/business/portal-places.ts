import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { SettingGroup } from "@pulau/contract/settings/groups.ts";
import type { SetupStep } from "@pulau/contract/settings/opening.ts";
import type { Shown } from "./portal-frame.tsx";

type Pages = Reply<typeof resortRoute>["pages"];

/** Of the first page the part that a step of the setup fills. */
const stepParts: Partial<Record<SetupStep, string>> = {
  boats: "facts",
  rooms: "ways",
  sold: "ways",
  guests: "search",
  taxes: "kinder",
};

/** Of the first page the part that tells what a group of settings says; null: its beginning. */
const groupParts: Partial<Record<SettingGroup, string | null>> = {
  resort: null,
  firstPage: null,
  times: "facts",
  boats: "facts",
  guests: "search",
};

/** Where guests see what a step of the setup fills: the terms on their own page where there is one, all else on the first. */
export function placeOfStep(step: SetupStep | null, pages: Pages): Shown {
  return (step === "policies" && termsOf(pages)) || { path: "/", id: (step && stepParts[step]) ?? null };
}

/** Where guests see what a group of settings says; null where it shows on no page of its own. */
export function placeOfSettings(group: SettingGroup, pages: Pages): Shown | null {
  if (group === "policies") return termsOf(pages);
  const part = groupParts[group];
  return part === undefined ? null : { path: "/", id: part };
}

function termsOf(pages: Pages): Shown | null {
  const [terms] = ["cancellation", "terms"].flatMap((kind) => pages.filter((page) => page.kind === kind));
  return terms ? { path: `/info/${terms.slug}`, id: null } : null;
}
