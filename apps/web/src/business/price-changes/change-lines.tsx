import type { ReactNode } from "react";
import styles from "./change-lines.module.css";

/** So many lines are told at once; what is longer, as of a catalogue that was imported, is folded. */
const mostLines = 6;

/** What was changed, line by line, the first of the lines open. */
export function ChangeLines({
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
      <ul className={styles.lines}>{lines.slice(0, shown)}</ul>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>
            <bdi>{more(rest.length)}</bdi>
          </summary>
          <ul className={styles.lines}>{rest}</ul>
        </details>
      )}
    </>
  );
}
