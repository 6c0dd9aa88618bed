import { lowScore } from "@pulau/domain/feedback/review-score.ts";
import { Link } from "@tanstack/react-router";
import { useCall } from "../../../../api/use-call.ts";
import { staffReviews } from "../../../../business/reviews/staff-calls.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import styles from "./found-today.module.css";

const shown = 5;

/** Reviews that wait to be checked, the worst first and then the longest waiting: a guest who was let down hears soonest. */
export function ReviewsToCheck() {
  const { t } = useTranslation("review-desk");
  const { momentText } = useMoments();
  const query = { state: "waiting", sort: "score,sentAt", limit: shown } as const;
  const { data } = useCall(staffReviews, { query }, { refetchInterval: 60_000 });
  if (data === undefined || data.total === 0) return null;
  return (
    <Panel
      title={t("notice.title")}
      count={data.total}
      end={
        <Link className="link" to="/staff/reviews" search={{ state: "waiting" }}>
          {t("notice.all")}
        </Link>
      }
    >
      <ul className={styles.things}>
        {data.reviews.map(({ _id, bookingName, score, sentAt }) => (
          <li key={_id}>
            <span>
              <Link className="link" to="/staff/reviews" search={{ open: _id }}>
                {t("notice.line", { name: bookingName, count: score })}
              </Link>{" "}
              {score <= lowScore && <Chip tone="danger">{t("low")}</Chip>}
            </span>
            <small className="muted">{momentText(sentAt)}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
