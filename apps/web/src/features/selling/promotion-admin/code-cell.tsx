import type { ReactNode } from "react";
import { CellNote } from "../../../listing/column.tsx";

/** A code with the name of what it is. */
export const CodeCell = ({ code, name }: { code: string; name: ReactNode }) => (
  <>
    <bdi className="strong whole">{code}</bdi>
    <CellNote>{name}</CellNote>
  </>
);
