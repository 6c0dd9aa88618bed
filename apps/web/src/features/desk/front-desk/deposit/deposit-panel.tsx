import type { BookingId } from "@pulau/domain/ids.ts";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Panel } from "../../../../ui/panel.tsx";
import styles from "./deposit.module.css";
import { DepositLines } from "./deposit-lines.tsx";

/** The room deposit on the page of a booking, for whoever sees its money. */
export function DepositPanel({ bookingId }: { bookingId: BookingId }) {
  const { t } = useTranslation("room-deposits");
  if (!useMay()("payments", "read")) return null;
  return (
    <Panel title={t("title")}>
      <div className={styles.panel}>
        <DepositLines bookingId={bookingId} offersForm={false} />
      </div>
    </Panel>
  );
}
