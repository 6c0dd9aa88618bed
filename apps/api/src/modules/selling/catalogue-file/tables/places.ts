import type { Column } from "./table.ts";

/** Where something stands in a table's file. */
export type Place = { readonly file: string; readonly line: number | null; readonly column: string | null };

export type Source = {
  readonly file: string;
  readonly line: number | null;
  readonly name: string;
  readonly columns: readonly Column[];
};

/** Finds the file, line and column that a path of the catalogue comes from. */
export function placesIn(sources: Map<string, Source>) {
  const direct = new Map<string, Place>();
  const names = new Map<string, string>();
  return {
    /** A mistake that a path of the catalogue's file can't tell. */
    add: (path: string, { file, line, name, columns }: Source, column: string): void => {
      names.set(path, name);
      direct.set(path, { file, line, column: headAt(columns, column) });
    },
    /** What the line is about that a path comes from; empty where there is none. */
    nameOf: (path: string): string => {
      const steps = path.split(".");
      const own = steps.map((_, at) => sources.get(steps.slice(0, steps.length - at).join("."))?.name);
      return names.get(path) ?? own.find((name) => name !== undefined) ?? "";
    },
    find: (path: string): Place | null => {
      const place = direct.get(path);
      if (place) return place;
      const steps = path.split(".");
      for (let length = steps.length; length > 0; length--) {
        const source = sources.get(steps.slice(0, length).join("."));
        if (!source) continue;
        const { file, line, columns } = source;
        return { file, line, column: headAt(columns, steps.slice(length).join(".")) };
      }
      return null;
    },
  };
}

/** The heading of the column at a path, or of the one that what stands there is a part of. */
function headAt(columns: readonly Column[], path: string): string | null {
  if (path === "") return null;
  const own = columns.find((column) => column.path === path);
  const key = path === "periodId" ? "period" : path;
  const near = columns.find((column) => key === column.path || key.startsWith(`${column.path}.`));
  // Ids that a file leaves out come of its keys.
  return (own ?? near ?? columns.find((column) => column.path.startsWith(`${key}.`)))?.head ?? null;
}
