import type { CataloguePart, CatalogueTable } from "@pulau/contract/catalogue-file.ts";
import type { Resource } from "@pulau/domain/access/permissions.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import type { Row } from "../part.ts";
import type { Base } from "./base.ts";
import type { Cell } from "./cells.ts";

/** A column of a table: its heading, and where its value stands in what a line is. */
export type Column = {
  readonly head: string;
  readonly path: string;
  readonly cell: Cell;
  /** A file without it is not this table. */
  readonly isKey?: true;
};

/** A line that was read: what its cells hold, by their paths; of columns that the file doesn't have, nothing. */
export type ReadLine = {
  /** As the file counts it, from 1. */
  readonly line: number;
  /** What it is about, as it says itself: `G-01`, `LAGOON · 3D2N, full board`. */
  readonly name: string;
  readonly values: ReadonlyMap<string, unknown>;
};

/** A row of the catalogue with the line that it comes from, and those of what stands in it: `amounts.2`. */
export type Built = {
  readonly row: Row;
  readonly line: ReadLine;
  readonly inner?: ReadonlyMap<string, ReadLine>;
};

type Shared = {
  readonly id: CatalogueTable;
  readonly resource: Resource;
  readonly columns: readonly Column[];
  /** What its lines are, each as values by the columns' paths. */
  readonly lines: (base: Base) => readonly Row[];
};

/** A table whose lines make the rows of one part. */
export type PartTable = Shared & {
  readonly part: CataloguePart;
  readonly build: (lines: readonly ReadLine[], base: Base) => readonly Built[];
};

/** A table whose lines are periods or rates of options; an option that no line names keeps what it has. */
export type PriceTable = Shared & {
  readonly of: "periods" | "rates";
  readonly buildOf: (
    lines: readonly ReadLine[],
    base: Base,
    periodsOf: (optionId: OptionId) => readonly Row[],
  ) => ReadonlyMap<string, readonly Built[]>;
};

export type Table = PartTable | PriceTable;
