import type { ReactNode } from "react";
import styles from "./audit-log.module.css";

/** An entry tells so many lines at once; what is longer, as of a catalogue that was imported, is folded. */
const mostLines = 6;

/** Lines of an entry, the first of them open. */
export function EntryLines({
  lines,
  more,
}: {
  lines: readonly ReactNode[];
  more: (count: number) => string;
}) {
  const shown = lines.length > mostLines + 1 ? mostLines : lines.length;
  const rest = lines.slice(shown);
  return (
    <>
      <ul className={styles.fields}>{lines.slice(0, shown)}</ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{more(rest.length)}</summary>
          <ul className={styles.fields}>{rest}</ul>
        </details>
      )}
    </>
  );
}
