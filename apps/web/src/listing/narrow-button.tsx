import type { ReactNode } from "react";
import styles from "./narrow-button.module.css";

/** What a cell says, as a button that narrows the list to it. `label` says so where the words alone would not. */
export function NarrowButton({
  label,
  onPress,
  children,
}: {
  label?: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles.narrow} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
