import { sentStates } from "@pulau/domain/feedback/feedback-life.ts";
import { useMay } from "../../../api/use-call.ts";
import { staffReviews } from "../../../business/reviews/staff-calls.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { IconStars } from "../../../ui/icons/index.ts";
import { useReviewColumns } from "./review-columns.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { reviewsAddress } from "./staff-routes.ts";
import { useReviewBulk } from "./use-review-bulk.ts";
import { useReviewFilters } from "./use-review-filters.ts";

/** What guests say of their stays: checked, published, hidden, answered. */
export default function ReviewsPage() {
  const { t } = useTranslation("review-desk");
  const list = useListAt(reviewsAddress, {
    id: "reviews",
    call: staffReviews,
    rows: "reviews",
    refetchInterval: 60_000,
  });
  const { state, open } = useSearchBy(reviewsAddress.read);
  const may = useMay();
  const { data, place } = list;
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={data && t("lead", { count: data.counts.waiting })}
      columns={useReviewColumns(({ _id }) => place.change({ open: _id }))}
      tabs={{
        label: t("tabs"),
        states: ["all", ...sentStates] as const,
        textOf: (value) => t(value === "all" ? "all" : `states.${value}`),
        value: state ?? "all",
        onChange: (value) => place.change({ state: value === "all" ? undefined : value }),
      }}
      filters={useReviewFilters(data?.choices)}
      search={{ label: t("search.label"), placeholder: t("search.placeholder") }}
      head={
        may("comments", "read") && (
          <LinkButton to="/staff/feedback-questions" kind="outline" icon={IconStars}>
            {t("questions")}
          </LinkButton>
        )
      }
      bulk={useReviewBulk()}
      waiting={t("waiting")}
      empty={{ picture: "sunset-deck", title: t("nothing.title"), text: t("nothing.text") }}
    >
      {open !== undefined && (
        <ReviewDialog key={open} id={open} onClose={() => place.change({ open: undefined })} />
      )}
    </ListPage>
  );
}
