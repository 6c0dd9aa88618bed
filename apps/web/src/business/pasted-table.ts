/** What a pasted table was read as. Rows and columns as a spreadsheet counts them; column 0 is the whole row. */
export type PastedTable = {
  readonly columns: readonly { readonly heading: string; readonly column: string | null }[];
  readonly rows: readonly {
    readonly row: number;
    readonly seat: number | null;
    readonly guest: object | null;
    readonly name: string;
    /** Whether they are in the list already. */
    readonly known: boolean;
  }[];
  /** Who would lose their place, and to whom. */
  readonly leavers: readonly { readonly seat: number; readonly name: string; readonly by: string }[];
  readonly problems: readonly {
    readonly row: number;
    readonly column: number;
    readonly field: string;
    readonly rule: string;
    readonly value: string;
  }[];
};
