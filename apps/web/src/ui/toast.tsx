import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from "react";
import styles from "./toast.module.css";
import type { Toast } from "./toast-content.ts";

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** `const toast = useToast(); toast({ text, undo })`. It goes after six seconds, ten with an undo. */
export const useToast = () => useContext(ToastContext);

/** The place of toasts. It is loaded with the first one; when it can't be had, its sentence stands there alone. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const [bare, setBare] = useState("");
  const show = useCallback((toast: Toast) => {
    import("./headless/toast-region.tsx").then(
      ({ ToastRegion, addToast }) => {
        setBare("");
        setRegion(() => ToastRegion);
        addToast(toast);
      },
      () => setBare(toast.text),
    );
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {Region && <Region />}
      <p className={bare ? styles.bare : undefined} role="status">
        {bare}
      </p>
    </ToastContext>
  );
}
