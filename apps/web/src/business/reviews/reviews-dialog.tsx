import { useState } from "react";
import { useCall } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadState } from "../../ui/load-state.tsx";
import { Skeleton } from "../../ui/waiting.tsx";
import { type ReviewsOf, reviews } from "./calls.ts";
import { ReviewLine } from "./review-line.tsx";
import styles from "./reviews.module.css";

type Props = { name: string; of: ReviewsOf; onClose: () => void };

const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** What guests say of a package or a room type, the last first, a page more at a time. */
export function ReviewsDialog({ name, of, onClose }: Props) {
  const { t } = useTranslation("feedback");
  const [pages, setPages] = useState(1);
  const { data } = useCall(reviews, { query: of });
  return (
    <Dialog open onClose={onClose} size="panel" title={t("reviews.titleOf", { name })}>
      <div className={styles.list}>
        {numbersTo(pages).map((page) => (
          <ReviewsPage key={page} of={of} page={page} />
        ))}
        {data !== undefined && pages < data.pages && (
          <Button kind="outline" onClick={() => setPages(pages + 1)}>
            {t("reviews.more")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function ReviewsPage({ of, page }: { of: ReviewsOf; page: number }) {
  const { t } = useTranslation("feedback");
  const query = page === 1 ? of : { ...of, page };
  const { data, error, refetch } = useCall(reviews, { query });
  if (!data)
    return (
      <LoadState error={error} retry={() => refetch()} what={t("reviews.waiting")}>
        <Skeleton height={160} radius={12} />
      </LoadState>
    );
  return data.reviews.map((review) => <ReviewLine key={review._id} review={review} />);
}
