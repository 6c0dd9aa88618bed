import { useEffect } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CountdownRing, useSecondsUntil } from "../../../ui/countdown.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import styles from "./detail.module.css";

const hour = 3600;

type Props = {
  /** The deadline as the server says it, to be read. */
  payUntil: string;
  /** The same on this device's clock, to be counted. */
  ownPayUntil: string;
  onOver: () => void;
};

/** Until when a pre-booking keeps its rooms: a clock within the last hour, a date before. */
export function PayUntil({ payUntil, ownPayUntil, onOver }: Props) {
  const { t } = useTranslation("trips");
  const { deadlineText } = useMoments();
  const seconds = useSecondsUntil(ownPayUntil);
  const over = seconds === 0;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  if (over) {
    return (
      <Notice tone="warning" title={t("pay.over")}>
        {t("pay.overWhy")}
      </Notice>
    );
  }
  const soon = seconds <= hour;
  return (
    <div className={styles.until}>
      {soon && <CountdownRing seconds={seconds} of={hour / 2} />}
      <div>
        <p className="strong">{t("pay.until", { time: deadlineText(payUntil) })}</p>
        <p className="muted">{t("pay.untilWhy")}</p>
      </div>
    </div>
  );
}
