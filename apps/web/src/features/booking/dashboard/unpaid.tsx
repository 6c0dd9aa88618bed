import { amountDueOf } from "../../../business/amount-due.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Comma, Money } from "../../../ui/money-and-dates.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Stay } from "./calls.ts";
import styles from "./dashboard.module.css";

/** Bookings that are lost unless they are paid in time, each with its sum and deadline. */
export function Unpaid({ stays }: { stays: readonly Stay[] }) {
  const { t } = useTranslation("dashboard");
  const { say } = useLanguage();
  const { deadlineText } = useMoments();
  if (stays.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="dashboard-unpaid" className={styles.unpaid}>
      <h2 id="dashboard-unpaid">{t("unpaid.title")}</h2>
      <ul className={styles.lines}>
        {stays.map((stay) => (
          <li key={stay._id}>
            <span>
              <b className="strong">{say(stay.packageName)}</b>
              <small>
                <Money sen={amountDueOf(stay)?.sen ?? stay.totalSen} converted />
                {stay.payUntil !== null && (
                  <>
                    <Comma />
                    {t("unpaid.until", { time: deadlineText(stay.payUntil) })}
                  </>
                )}
              </small>
            </span>
            <LinkButton to={`/booking/detail/${stay._id}/pay`} kind="soft">
              {t("due.pay")}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
