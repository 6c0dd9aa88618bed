import { type PolicySpan, refundSpans } from "@pulau/domain/booking/policy-spans.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText } from "../../../ui/format.ts";
import { Gap } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { useWording } from "./use-wording.ts";

type Props = {
  booking: Pick<Booking, "policy" | "checkIn">;
  /** The day on which it was booked; what had passed by then is left out. */
  bookedOn: Day | null;
};

/** The policy frozen on the booking, in words made from its data: until which day how much comes back. */
export function PolicyLines({ booking: { policy, checkIn }, bookedOn }: Props) {
  const { t } = useTranslation("trips");
  const { language } = useLanguage();
  const { share } = useWording();
  const spans = refundSpans(policy, checkIn, bookedOn);
  const last = spans.at(-2)?.until ?? null;
  const when = ({ until }: PolicySpan): string => {
    if (until !== null) return t("policy.until", { day: dayText(until, language) });
    return last === null ? t("policy.always") : t("policy.after", { day: dayText(last, language) });
  };
  const refundText = ({ refund }: PolicySpan): string => {
    if (refund === 0) return t("policy.nothing");
    return refund === 10_000 ? t("policy.all") : t("policy.part", { share: share(refund) });
  };
  return (
    <>
      <p className="muted">
        {t("policy.frozen")}
        <Gap />
        {policy.adminFee > 0 && last !== null && t("policy.fee", { share: share(policy.adminFee) })}
      </p>
      <dl className={styles.policy}>
        {spans.map((span) => (
          <div key={span.until}>
            <dt>{when(span)}</dt>
            <dd>{refundText(span)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
