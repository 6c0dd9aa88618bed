import { type TextRow, Texts } from "../catalogue/texts.tsx";
import type { RecordField } from "./record-field.ts";

type Translated = { readonly en: string; readonly my: string; readonly cn: string };

/**
 * Texts in three languages side by side, with what is missing marked: one table of all, drawn by the first. A page with it
 * asks for the words of `catalogue`.
 */
export const textsFields = (rows: readonly TextRow[]): readonly RecordField[] =>
  rows.map((row, at) => ({
    key: row.path,
    kind: "custom",
    label: row.label,
    input: (form) => (at === 0 ? <Texts form={form} rows={rows} /> : null),
    display: (value) =>
      Object.values(value as Translated)
        .filter(Boolean)
        .join(" · "),
  }));
