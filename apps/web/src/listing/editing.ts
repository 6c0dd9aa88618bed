import type { Choice } from "../ui/text-fields.tsx";

/** A short field that is changed in the row: saved at once, and taken back for ten seconds. */
export type CellEdit<Row> = {
  readonly value: (row: Row) => string;
  /** What it can be; without, it is typed. */
  readonly choices?: readonly Choice[];
  /** The choice that stands for nothing. */
  readonly empty?: string;
  /** What the row is called, for who hears it. */
  readonly nameOf: (row: Row) => string;
  readonly can?: (row: Row) => boolean;
  readonly save: (row: Row, value: string) => Promise<unknown>;
};
