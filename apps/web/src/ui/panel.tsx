import { type ReactNode, use, useId } from "react";
import { CountBadge } from "./chip.tsx";
import { classNames } from "./class-names.ts";
import styles from "./panel.module.css";
import { PanelOwnerContext } from "./panel-owner.ts";
import { Card } from "./surfaces.tsx";

/** A card with a head: its name, how many stand in it, and what belongs to its end. */
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
  const owner = use(PanelOwnerContext);
  return (
    <Card
      as="section"
      padded={false}
      className={classNames(styles.panel, className)}
      aria-labelledby={owner === null ? id : `${id} ${owner}`}
    >
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
