import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from "react-aria-components";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon } from "../icon.tsx";
import { IconAlertCircleFilled, IconCircleCheckFilled, IconX } from "../icons/index.ts";
import type { Toast } from "../toast-content.ts";
import { InOurLanguage } from "./in-our-language.tsx";
import styles from "./toast-region.module.css";

const queue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });

/** Its time stands still while the pointer or the focus is on it. */
export const addToast = (toast: Toast): string => queue.add(toast, { timeout: toast.undo ? 10_000 : 6_000 });

/** Where toasts stand; F6 goes there, and back. */
export function ToastRegion() {
  const { t } = useTranslation("ui");
  return (
    <InOurLanguage>
      <AriaToastRegion queue={queue} className={styles.stack ?? ""}>
        {({ toast }) => {
          const { text, tone, undo } = toast.content;
          return (
            <AriaToast toast={toast} className={styles.toast ?? ""}>
              {tone && <Icon of={tone === "danger" ? IconAlertCircleFilled : IconCircleCheckFilled} />}
              <ToastContent className={styles.text ?? ""}>
                <Text slot="title">{text}</Text>
              </ToastContent>
              {undo && (
                <Button
                  onPress={() => {
                    undo();
                    queue.close(toast.key);
                  }}
                >
                  {t("undo")}
                </Button>
              )}
              <Button slot="close" aria-label={t("close")}>
                <Icon of={IconX} size="s" />
              </Button>
            </AriaToast>
          );
        }}
      </AriaToastRegion>
    </InOurLanguage>
  );
}
