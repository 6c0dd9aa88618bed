import { useConnectionLost } from "../../../../api/use-connection-lost.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCloudUp, IconWifiOff } from "../../../../ui/icons/index.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import type { Manifest } from "../calls.ts";
import styles from "./signal-line.module.css";
import { useKeptList } from "./use-kept-list.ts";

type Props = Pick<Manifest, "departure"> & {
  /** When the list came, in ms by this device. */
  readAt: number;
};

/** That there is no signal, of when the list is that is shown, and how many marks wait to be sent. */
export function SignalLine({ departure, readAt }: Props) {
  const { t } = useTranslation("sailings");
  const { timeText } = useMoments();
  const lost = useConnectionLost();
  const { waiting } = useKeptList(departure);
  return (
    <div role="status">
      {(lost || waiting > 0) && (
        <p className={styles.line}>
          <Icon of={lost ? IconWifiOff : IconCloudUp} size="m" />
          <span>
            {lost
              ? t("kept.noSignal", { time: timeText(new Date(readAt).toISOString()) })
              : t("kept.sending")}
          </span>
          {waiting > 0 && <b className={styles.count}>{t("kept.toSend", { count: waiting })}</b>}
        </p>
      )}
    </div>
  );
}
