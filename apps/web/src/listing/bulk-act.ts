import type { IconShape } from "../ui/icon.tsx";
import type { BulkOutcome } from "./selection.ts";

/** Something that can be done to several rows at once. */
export type BulkAct<Row> = {
  readonly key: string;
  /** Verb and object, "Switch off". */
  readonly text: string;
  readonly icon: IconShape;
  readonly danger?: boolean;
  /** Whether it can be done to a row; the others are left out, and counted. */
  readonly can?: (row: Row) => boolean;
  /** What uses a row and so keeps it: it is left out, and named with that before anything is done. */
  readonly usedBy?: (row: Row) => string | null;
  /** Does it to some of them in one call, which tells of each what became of it; see `useBulkSend`. */
  readonly run: (rows: readonly Row[]) => Promise<BulkOutcome<Row>>;
  /** Takes it back for those that it was done to. */
  readonly undo?: (rows: readonly Row[]) => Promise<unknown>;
  /** What is said once it is done; general words unless told. */
  readonly done?: (count: number) => string;
  /** Whether the Delete key asks for it. */
  readonly byDelete?: boolean;
  /** What is asked before it is done. */
  readonly confirm?: (count: number) => { readonly title: string; readonly text?: string };
};

/** What can be done to several rows of a list, and what a row is called then. */
export type ListBulk<Row> = {
  readonly acts: readonly BulkAct<Row>[];
  readonly nameOf: (row: Row) => string;
};
