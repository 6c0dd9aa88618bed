import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { SetupStep } from "@pulau/contract/settings/opening.ts";
import type { Shown } from "../../../business/portal-frame.tsx";

/** Of the first page the part that a step fills. */
const parts: Partial<Record<SetupStep, string>> = {
  boats: "facts",
  rooms: "ways",
  sold: "ways",
  guests: "search",
  taxes: "kinder",
};

/** Where guests see what a step fills: the terms on their own page where there is one, all else on the first. */
export function shownAt(step: SetupStep | null, pages: Reply<typeof resortRoute>["pages"]): Shown {
  const terms = ["cancellation", "terms"].flatMap((kind) => pages.filter((page) => page.kind === kind)).at(0);
  if (step === "policies" && terms) return { path: `/info/${terms.slug}`, id: null };
  return { path: "/", id: (step && parts[step]) ?? null };
}
