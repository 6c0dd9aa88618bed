import type { ReactNode } from "react";
import styles from "./chip.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

export type ChipTone =
  | "neutral"
  | "success"
  | "info"
  | "warning"
  | "danger"
  | "primary"
  | "accent"
  | "solid"
  | "dashed";

/** A state in a word and an icon; colour is never alone. */
export function Chip({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: ChipTone;
  icon?: IconShape;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.chip, tone !== "neutral" && styles[tone])}>
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  );
}

export const CountBadge = ({ count }: { count: number }) => <span className={styles.count}>{count}</span>;
