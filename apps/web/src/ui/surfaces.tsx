import type { HTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import {
  IconAlertCircleFilled,
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconInfoCircle,
} from "./icons/index.ts";
import styles from "./surfaces.module.css";

export function Card({
  as: Tag = "div",
  padded = true,
  className,
  ...rest
}: HTMLAttributes<HTMLElement> & {
  as?: "div" | "section" | "article" | "form" | "li";
  padded?: boolean;
}) {
  return <Tag className={classNames(styles.card, padded && styles.padded, className)} {...rest} />;
}

const noticeIcons = {
  info: IconInfoCircle,
  primary: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconAlertCircleFilled,
  success: IconCircleCheckFilled,
};

/** What happened, what is safe, what to do. `danger` is read out at once. */
export function Notice({
  tone = "info",
  title,
  children,
  acts,
}: {
  tone?: keyof typeof noticeIcons;
  title?: ReactNode;
  children?: ReactNode;
  acts?: ReactNode;
}) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === "danger" ? "alert" : undefined}>
      <Icon of={noticeIcons[tone]} size="l" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
    </div>
  );
}

/** A bar from 0 to 100 with its words for those who don't see it. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  const value = Math.max(0, Math.min(100, Math.round(percent)));
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${value}%` }} />
    </div>
  );
}

export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);

const initialsOf = (name: string): string => {
  const [first = "", ...others] = name
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(bin|binti|a\/l|a\/p)$/i.test(word));
  return `${first.at(0) ?? ""}${others.at(-1)?.at(0) ?? ""}`.toUpperCase();
};

/** A person's picture, or the first letters of their name. */
export function Avatar({ name, picture }: { name: string; picture?: string | null }) {
  if (picture) {
    const src = picture.startsWith("/") ? `${picture}?w=160` : picture;
    return <img className={styles.avatar} src={src} alt="" width={36} height={36} />;
  }
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
