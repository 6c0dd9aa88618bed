import { useConnectionLost } from "../api/use-connection-lost.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Icon } from "../ui/icon.tsx";
import { IconCloudUp, IconWifiOff } from "../ui/icons/index.ts";
import { useMoments } from "../ui/time-zone.ts";
import styles from "./signal-line.module.css";

type Props = {
  /** When the list that is shown came, in ms by this device. */
  readonly readAt: number;
  /** How many acts wait on the device. */
  readonly waiting: number;
};

/** On a page that works without a signal: that there is none, of when its list is, and how much waits to be sent. */
export function SignalLine({ readAt, waiting }: Props) {
  const { t } = useTranslation("staff");
  const { timeText } = useMoments();
  const lost = useConnectionLost();
  return (
    <div role="status" className={styles.place}>
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
