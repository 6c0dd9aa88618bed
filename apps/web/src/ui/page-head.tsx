import { type ReactNode, type Ref, useContext } from "react";
import { HeadActContext } from "./head-act.ts";
import styles from "./page-head.module.css";
import { PageTitle } from "./site-name.tsx";

type Props = {
  title: string;
  /** What the browser's tab says, where it says more. */
  tab?: string;
  /** The way back to what the page belongs to. */
  back?: ReactNode;
  /** Where it stands: its number, chips. */
  states?: ReactNode;
  /** What there is to say about it; its place is kept while it is on its way, `undefined`. */
  lead: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  /** What can be done. */
  children?: ReactNode;
};

/** The head of a page: what it is about, how that stands, and what can be done. */
export function PageHead({ title, tab = title, back, states, lead, heading, children }: Props) {
  const act = useContext(HeadActContext);
  return (
    <>
      <PageTitle text={tab} />
      <header className={styles.head}>
        <div>
          {back}
          <h1 className="display" ref={heading} tabIndex={heading ? -1 : undefined}>
            {title}
          </h1>
          {states && <div className={styles.states}>{states}</div>}
          {lead !== null && <p className="muted">{lead ?? "\u00a0"}</p>}
        </div>
        {(children || act) && (
          <div className={styles.acts}>
            {act}
            {children}
          </div>
        )}
      </header>
    </>
  );
}
