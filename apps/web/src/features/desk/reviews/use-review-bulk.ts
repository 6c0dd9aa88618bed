import { useMay } from "../../../api/use-call.ts";
import { staffReviews } from "../../../business/reviews/staff-calls.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListBulk } from "../../../listing/bulk-act.ts";
import { useBulkSend } from "../../../listing/use-bulk-send.ts";
import { IconEye } from "../../../ui/icons/index.ts";
import { publishReviews, type Review } from "./staff-routes.ts";

/** What was read of some reviews: who decides about them names it. */
export const seenOf = (reviews: readonly Review[]): Record<string, number> =>
  Object.fromEntries(reviews.map(({ _id, revision }) => [_id, revision]));

/** Publishing several reviews at once. */
export function useReviewBulk(): ListBulk<Review> {
  const { t } = useTranslation("review-desk");
  const may = useMay()("comments", "write");
  const publish = useBulkSend<string>(publishReviews, [staffReviews.path]);
  return {
    nameOf: ({ bookingName }) => bookingName,
    acts: may
      ? [
          {
            key: "publish",
            text: t("acts.publish"),
            icon: IconEye,
            can: ({ state }) => state === "waiting" || state === "hidden",
            run: (chosen) => publish(chosen, ({ _id }) => _id, { seen: seenOf(chosen) }),
            done: (count) => t("done.published", { count }),
          },
        ]
      : [],
  };
}
