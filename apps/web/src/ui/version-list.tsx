import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { MomentText } from "./money-and-dates.tsx";
import styles from "./version-list.module.css";

type Version = {
  readonly number: number;
  readonly name: string;
  /** What else is to say of it. */
  readonly note?: ReactNode;
  readonly at: string;
  readonly by: string | null;
  /** What can be done with it; nothing where nothing can. */
  readonly act?: { readonly text: string; readonly label: string; readonly onPress: () => void } | false;
};

/** What was saved before, each with who did it and when. */
export const VersionList = ({ versions }: { versions: readonly Version[] }) => (
  <ol className={styles.versions}>
    {versions.map(({ number, name, note, at, by, act }) => (
      <li key={number}>
        <span>
          <b>{name}</b> {note}
          <small className="muted">
            <MomentText moment={at} /> {by}
          </small>
        </span>
        {act && (
          <Button kind="plain" size="small" aria-label={act.label} onClick={act.onPress}>
            {act.text}
          </Button>
        )}
      </li>
    ))}
  </ol>
);
