import { addDays } from "@pulau/domain/calendar/day.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { changeFeeWords } from "../../../../business/term-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { onDemand } from "../../../../ui/on-demand.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useExtras } from "../add-ons/use-extras.ts";
import { agreedPages } from "../agreed-pages.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import styles from "./payment.module.css";

const AgreedPage = onDemand(() => import("./agreed-page.tsx"));

/** The terms in sentences made from the resort's settings, so no two languages can disagree. */
export function PolicyText({ resort }: { resort: Resort }) {
  const { t } = useTranslation(["booking", "price"]);
  const { say } = useLanguage();
  const { t: tPrice } = useTranslation("price");
  const changeFee = changeFeeWords(tPrice, useExtras().data?.amendmentFee);
  const { policy, limits, contact, checkInTime, checkOutTime } = resort;
  const { checkIn } = useDraft().json;
  const tiers = policy.tiers
    .map(({ daysBefore, refund }) => ({ daysBefore, refund: refund - policy.adminFee }))
    .filter(({ daysBefore, refund }) => {
      const hasPassed = checkIn !== null && addDays(checkIn, -daysBefore) < resort.today;
      return refund > 0 && !hasPassed;
    })
    .toSorted((a, b) => b.daysBefore - a.daysBefore);
  return (
    <div className={styles.policy}>
      <h3>{t("terms.paying")}</h3>
      <p>{t("terms.payBy", { count: limits.paymentMinutes })}</p>
      {policy.balance.graceDays !== null && <p>{t("terms.rest", { count: policy.balance.graceDays })}</p>}
      {changeFee !== null && <p>{changeFee}</p>}
      <h3>{t("terms.cancelling")}</h3>
      <ul>
        {tiers.map(({ daysBefore, refund }) => (
          <li key={daysBefore}>{t("terms.tier", { count: daysBefore, share: formatShare(refund) })}</li>
        ))}
        <li>{t(tiers.length > 0 ? "terms.later" : "price:cancel.none")}</li>
      </ul>
      {policy.adminFee > 0 && tiers.length > 0 && (
        <p>{t("terms.fee", { share: formatShare(policy.adminFee) })}</p>
      )}
      <h3>{t("terms.arriving")}</h3>
      <p>{t("terms.times", { in: checkInTime, out: checkOutTime })}</p>
      <p>{t("terms.frozen")}</p>
      {agreedPages(resort).map(({ versionId, title }) => (
        <section key={versionId}>
          <h3>{say(title)}</h3>
          <AgreedPage versionId={versionId} />
        </section>
      ))}
      {contact.terms !== null && (
        <p>
          <a className="link" href={contact.terms} target="_blank" rel="noreferrer">
            {t("terms.whole")}
          </a>
        </p>
      )}
    </div>
  );
}
