import type { ReactNode } from "react";
import type { CellEdit } from "./editing.ts";
import styles from "./rows-table.module.css";

/** A column of a list. The first of a list names the row and leads to it. */
export type ListColumn<Row> = {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Money and counts stand at the end side. */
  readonly end?: boolean;
  /** What the call's `sort` calls it; without, its head does not sort. */
  readonly sort?: string;
  /** Pressed for the first time, it sorts downwards: days, sums. */
  readonly falling?: boolean;
  /** Shown only once somebody chose it. */
  readonly rare?: boolean;
  /** Left out of a table that is narrower than 1,100 px. */
  readonly roomy?: boolean;
  /** A short field that is changed in the row. */
  readonly edit?: CellEdit<Row>;
  /** Where it stands in the card of a narrow screen: beside the name, or below all others. */
  readonly card?: "state" | "acts";
  /** Names of the file's columns that say the same, when they are not its key. */
  readonly csv?: readonly string[];
};

/** Second line of a two-line cell. */
export const CellNote = ({ children }: { children: ReactNode }) => (
  <span className={styles.note}>{children}</span>
);

/** A path, a mark or a number of a machine's: small, and broken anywhere. */
export const CodeText = ({ children }: { children: ReactNode }) => (
  <bdi className={styles.code}>{children}</bdi>
);
