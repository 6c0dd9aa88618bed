import { lowScore } from "@pulau/domain/feedback/review-score.ts";
import { Link } from "@tanstack/react-router";
import { Stars } from "../../../business/reviews/stars.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, momentColumn, stateColumn } from "../../../listing/columns.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import { partsText, rangeText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Review } from "./staff-routes.ts";

export const toneOf: Readonly<Record<Review["state"], ChipTone>> = {
  waiting: "info",
  published: "success",
  hidden: "warning",
  sent: "neutral",
};

/** What is shown of each review. */
export function useReviewColumns(onOpen: (review: Review) => void): readonly ListColumn<Review>[] {
  const { t } = useTranslation("review-desk");
  const { say, language } = useLanguage();
  return [
    momentColumn("sentAt", t("columns.sentAt"), ({ sentAt }) => sentAt, {
      csv: ["sentAt"],
      sort: "sentAt",
      falling: true,
    }),
    column(
      "guest",
      t("columns.guest"),
      ({ bookingId, bookingName }) => (
        <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
          <bdi>{bookingName}</bdi>
        </Link>
      ),
      {
        csv: ["number", "name", "arrival", "departure"],
        strong: true,
        note: ({ checkIn, checkOut }) => rangeText(checkIn, checkOut, language),
      },
    ),
    column("score", t("columns.score"), ({ score }) => <Stars score={score} />, {
      csv: ["score"],
      sort: "score",
      falling: true,
    }),
    column(
      "review",
      t("columns.review"),
      ({ review, privateNote }) => {
        const text = review || privateNote;
        return <span dir="auto">{text.length > 140 ? `${text.slice(0, 140)}…` : text || "–"}</span>;
      },
      { csv: ["review", "privateNote", "signedAs"] },
    ),
    column("package", t("columns.package"), ({ packageName }) => say(packageName), {
      csv: ["package", "roomTypes"],
      note: ({ roomTypes }) => partsText(roomTypes.map(say), language),
    }),
    stateColumn(
      "state",
      t("columns.state"),
      ({ state }) => ({ text: t(`states.${state}`), tone: toneOf[state] }),
      {
        csv: ["status", "reason", "answer", "answeredAt", "answeredBy"],
        note: ({ answer, score }) =>
          answer !== null ? t("answered") : score <= lowScore && <Chip tone="danger">{t("low")}</Chip>,
      },
    ),
    actColumn("act", t("columns.act"), (review) => (
      <Button
        kind="outline"
        size="small"
        aria-label={t("openOf", { name: review.bookingName })}
        onClick={() => onOpen(review)}
      >
        {t("open")}
      </Button>
    )),
  ];
}
