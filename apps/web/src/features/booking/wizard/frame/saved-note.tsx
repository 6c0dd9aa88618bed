import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCloudCheck, IconCloudOff, IconCloudUp } from "../../../../ui/icons/index.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useDraft } from "../draft/draft-context.ts";
import styles from "./frame.module.css";

const icons = {
  saved: IconCloudCheck,
  waiting: IconCloudUp,
  saving: IconCloudUp,
  offline: IconCloudOff,
  refused: IconCloudOff,
};

/** "Draft saved 10:42", or that it lies on this device until the network is back. */
export function SavedNote() {
  const { t } = useTranslation("booking");
  const { timeText } = useMoments();
  const { status, savedAt } = useDraft();
  return (
    <span className={styles.saved} role="status">
      <Icon of={icons[status]} />
      {status === "saved" ? t("saved.saved", { time: timeText(savedAt) }) : t(`saved.${status}`)}
    </span>
  );
}
