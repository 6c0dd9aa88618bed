import type { PaymentOutcome } from "@pulau/domain/booking/payment-outcome.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { DeclineText } from "../../../../business/decline-text.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import type { PaymentStanding } from "../calls.ts";
import styles from "./after.module.css";
import { StoppedNotice } from "./stopped-notice.tsx";

type NotPaidOutcome = Exclude<PaymentOutcome, "paid" | "underWay">;
const pictures: Record<NotPaidOutcome, string> = {
  declined: "boat-at-jetty",
  unpaid: "boat-at-jetty",
  checking: "lagoon-above",
  returned: "sunset-deck",
  lapsed: "sunset-deck",
  cancelled: "sunset-deck",
};

type Props = {
  readonly bookingId: BookingId;
  /** What became of the payment, and where the booking stands; none while the bank is asked. */
  readonly known?: {
    readonly outcome: NotPaidOutcome;
    readonly standing: PaymentStanding;
  };
};

/** A booking without its money: why, until when it waits, and the ways on. */
export function NotPaid({ bookingId, known }: Props) {
  const { t } = useTranslation("booking");
  const { deadlineText } = useMoments();
  const another = (
    <LinkButton
      to={`/booking/detail/${bookingId}/pay`}
      kind={known === undefined ? "plain" : "filled"}
      replace
    >
      {t(
        known === undefined ? "after.notYet" : known.outcome === "unpaid" ? "after.choose" : "after.another",
      )}
    </LinkButton>
  );
  if (known === undefined) return <p>{another}</p>;
  const { outcome, standing } = known;
  const { latest, payUntil, paidSen, status } = standing;
  const over = status === "cancelled";
  const text = outcome === "returned" && !over ? "after.returned.twice" : (`after.${outcome}.text` as const);
  const amountSen = latest?.amountSen ?? 0;
  return (
    <>
      <Picture name={pictures[outcome]} sizes="520px" className={styles.picture} />
      <h1 className="display">{t(`after.${outcome}.title`)}</h1>
      {(outcome === "declined" || outcome === "unpaid") && <StoppedNotice owedSen={standing.owedSen} />}
      <div className="muted prose" role="status">
        {outcome === "declined" ? (
          <DeclineText reason={latest?.reason ?? null} amountSen={amountSen} />
        ) : (
          <p>{t(text, { amount: formatRinggit(amountSen) })}</p>
        )}
        {(outcome === "declined" || outcome === "unpaid") && payUntil !== null && (
          <>
            <p>{t("after.keptUntil", { time: deadlineText(payUntil) })}</p>
            {paidSen > 0 && <p>{t("after.partIn", { amount: formatRinggit(paidSen) })}</p>}
          </>
        )}
      </div>
      <div className={styles.acts}>
        {(outcome === "declined" || outcome === "unpaid") && another}
        {outcome === "returned" && !over && (
          <LinkButton to="/booking/detail/$id" params={{ id: bookingId }}>
            {t("success.open")}
          </LinkButton>
        )}
        {over && (
          <LinkButton to="/booking/new" search={{ again: bookingId }}>
            {t("after.bookAgain")}
          </LinkButton>
        )}
        <LinkButton to="/" kind="outline">
          {t("after.home")}
        </LinkButton>
      </div>
    </>
  );
}
