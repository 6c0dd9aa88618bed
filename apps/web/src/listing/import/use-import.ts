import {
  type ImportCheck,
  type ImportDefinition,
  type ImportRoute,
  importProgressRoute,
} from "@pulau/contract/import.ts";
import { useState } from "react";
import { type Face, faceOf } from "../../api/client.ts";
import { useBackend, useCall, useSend } from "../../api/use-call.ts";
import { useLanguage } from "../../ui/use-language.ts";

/** The face of any list's import. */
export type ImportFace = Face<ImportRoute<ImportDefinition>>;
const progressOf = faceOf(importProgressRoute);
const progressEveryMs = 700;
type Columns = readonly (string | null)[];
export type Import = {
  readonly call: ImportFace;
  readonly params?: Record<string, string>;
  /** Paths of what is then out of date. */
  readonly refreshes: readonly string[];
};

/** A table on its way into a list: its text, which column holds what, and what it was read as. */
export function useImport({ call: face, params, refreshes }: Import) {
  const { call } = useBackend();
  const { language } = useLanguage();
  const send = useSend(face, refreshes);
  const [text, setText] = useState("");
  const [columns, setColumns] = useState<Columns | null>(null);
  const [check, setCheck] = useState<ImportCheck | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  // A short table is done before the first answer.
  const progress = useCall(progressOf, {}, { enabled: busy, refetchInterval: busy && progressEveryMs }).data
    ?.progress;
  const sentOf = (csv: string, matched: Columns | null) => ({
    ...(params && { params }),
    body: { text: csv, language, ...(matched && { columns: [...matched] }) },
  });
  const look = async (csv: string, matched: Columns | null) => {
    setText(csv);
    setColumns(matched);
    setFailure(null);
    if (csv.trim() === "") return setCheck(null);
    setBusy(true);
    const tried = { ...face, path: `${face.path}/check` } as unknown as typeof face;
    await call(tried, sentOf(csv, matched)).then(
      (found) => setCheck(found as unknown as ImportCheck),
      (thrown: unknown) => {
        setCheck(null);
        setFailure(thrown);
      },
    );
    setBusy(false);
  };
  return {
    text,
    check,
    failure,
    busy,
    progress: busy ? (progress ?? null) : null,
    type: (typed: string) => {
      setText(typed);
      setColumns(null);
      setCheck(null);
    },
    /** Reads the text; another one by its own headings. */
    look: (csv = text) => look(csv, csv === text ? columns : null),
    /** Says what a column holds. */
    match: (column: number, field: string | null) => {
      const before = check?.columns.map((known) => known.field) ?? [];
      // A field that moves to another column leaves the one that it had.
      const next = before.map((known, i) => (i === column ? field : known === field ? null : known));
      return look(text, next);
    },
    /** Takes it all; null when something is wrong after all, which is then told. */
    take: async () => {
      setBusy(true);
      try {
        return await send.mutateAsync(sentOf(text, columns));
      } catch (thrown) {
        // Somebody changed something meanwhile: what is wrong now is told line by line.
        await look(text, columns);
        setFailure(thrown);
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}
