import type { ReactNode } from "react";
import { PageTitle } from "../ui/site-name.tsx";
import styles from "./list-head.module.css";

/** The head of a list's page: its name, what there is to say about it, and what can be done. */
export function ListHead({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <PageTitle text={title} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{title}</h1>
          {/* While a count is on its way, `undefined`, it has its place already, so that nothing moves. */}
          {lead !== null && <p className="muted">{lead ?? "\u00a0"}</p>}
        </div>
        {children && <div className={styles.acts}>{children}</div>}
      </header>
    </>
  );
}
