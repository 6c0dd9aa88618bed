import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { SettingGroup } from "@pulau/contract/settings/groups.ts";
import type { Shown } from "../../../business/portal-frame.tsx";

type Pages = Reply<typeof resortRoute>["pages"];

const firstPage = (id: string | null): Shown => ({ path: "/", id });

/** Where guests see what a group of settings says; null where it shows on no page of its own. */
export function seenAt(group: SettingGroup, pages: Pages): Shown | null {
  switch (group) {
    case "resort":
    case "firstPage":
      return firstPage(null);
    case "times":
    case "boats":
      return firstPage("facts");
    case "guests":
      return firstPage("search");
    case "policies": {
      const [terms] = ["cancellation", "terms"].flatMap((kind) => pages.filter((page) => page.kind === kind));
      return terms ? { path: `/info/${terms.slug}`, id: null } : null;
    }
    default:
      return null;
  }
}
