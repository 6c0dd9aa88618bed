import { IconAlertCircleFilled, IconCircleCheckFilled, IconX } from "@tabler/icons-react";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icon.tsx";
import styles from "./toast.module.css";

type Toast = { text: string; tone?: "success" | "danger"; undo?: () => void };
type Shown = Toast & { id: number };

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** `const toast = useToast(); toast({ text, undo })`. It goes after six seconds, ten with an undo. */
export const useToast = () => useContext(ToastContext);

let count = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const { t } = useTranslation("ui");
  const drop = useCallback(
    (id: number) => setShown((toasts) => toasts.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback(
    (toast: Toast) => {
      const id = ++count;
      setShown((toasts) => [...toasts.slice(-2), { ...toast, id }]);
      setTimeout(() => drop(id), toast.undo ? 10_000 : 6_000);
    },
    [drop],
  );
  const list = useMemo(
    () =>
      shown.map(({ id, text, tone, undo }) => (
        <div key={id} className={styles.toast}>
          {tone && <Icon of={tone === "danger" ? IconAlertCircleFilled : IconCircleCheckFilled} />}
          <span>{text}</span>
          {undo && (
            <button
              type="button"
              onClick={() => {
                undo();
                drop(id);
              }}
            >
              {t("undo")}
            </button>
          )}
          <button type="button" aria-label={t("close")} onClick={() => drop(id)}>
            <Icon of={IconX} size="s" />
          </button>
        </div>
      )),
    [shown, drop, t],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.stack} role="status">
        {list}
      </div>
    </ToastContext>
  );
}
