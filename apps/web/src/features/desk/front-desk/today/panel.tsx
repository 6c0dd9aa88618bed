import { type ReactNode, useId } from "react";
import { CountBadge } from "../../../../ui/chip.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import styles from "./panel.module.css";

/** A card of the desk: its name, how many stand in it, and what belongs to its end. */
export function Panel({
  title,
  count,
  end,
  className,
  children,
}: {
  title: string;
  count?: number;
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" padded={false} className={classNames(styles.panel, className)} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <CountBadge count={count} />}
        {end && <span className={styles.end}>{end}</span>}
      </header>
      {children}
    </Card>
  );
}

/** The line of a panel that has nothing to show. */
export const PanelEmpty = ({ children }: { children: ReactNode }) => (
  <p className={styles.empty}>{children}</p>
);
