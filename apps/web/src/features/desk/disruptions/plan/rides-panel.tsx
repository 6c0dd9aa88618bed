import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import type { RidePreview } from "../calls.ts";
import styles from "../disruptions.module.css";
import { RideLines } from "../ride-lines.tsx";

/** Land transfers that move with their boats, or can't and are given back; nothing where none does. */
export function RidesPanel({ rides }: { rides: readonly RidePreview[] }) {
  const { t } = useTranslation("disruptions");
  if (rides.length === 0) return null;
  return (
    <Panel title={t("rides.title")} count={rides.length}>
      <ul className={styles.lines}>
        {rides.map(({ bookingId, bookingName, legs, backSen }) => (
          <li key={`${bookingId} ${legs[0]?.was.day}`}>
            <span className={styles.ride}>
              <b className="strong">
                <bdi>{bookingName}</bdi>
              </b>
              <RideLines legs={legs} />
            </span>
            {backSen > 0 && <Money sen={backSen} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
