import type { WizardStep } from "@pulau/contract/drafts.ts";
import { useMemo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { pathOf } from "../flow/steps.ts";
import type { WizardFlow } from "../flow/wizard-flow.ts";

/** What of a booking can be changed: steps of the wizard, in its order. */
export const changeParts = [
  "dates",
  "rooms",
  "guests",
  "transport",
  "addOns",
] as const satisfies WizardStep[];
export type ChangePart = (typeof changeParts)[number];

/** The part that an address names: `/booking/detail/<id>/change/add-ons`. */
export const partAt = (path: string): ChangePart | undefined =>
  changeParts.find((part) => pathOf(part) === path);

/** Addresses of a change; `base` is the booking's own page. */
export const changePaths = (base: string) => ({
  booking: base,
  overview: `${base}/change`,
  part: (part: WizardStep) => `${base}/change/${pathOf(part)}`,
  review: `${base}/change/review`,
});

/**
 * The way of a change: from the booking to one part, and on to the difference. A new party has no rooms yet, so it
 * goes by way of the rooms.
 */
export function useChangeWay(base: string, hasRooms: () => boolean): WizardFlow {
  const { t } = useTranslation("change");
  return useMemo(() => {
    const paths = changePaths(base);
    const rooms = { path: paths.part("rooms"), words: t("onward.rooms") };
    const review = { path: paths.review, words: t("onward.review") };
    return {
      pathTo: paths.part,
      before: () => ({ path: paths.overview, words: t("back") }),
      after: (step) => (step === "dates" && !hasRooms() ? rooms : review),
      home: paths.booking,
      changesBooking: true,
    };
  }, [base, hasRooms, t]);
}
