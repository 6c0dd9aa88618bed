import type { ReactNode } from "react";
import { CellNote } from "../../../listing/column.tsx";
import { Picture } from "../../../ui/picture.tsx";
import styles from "./advance-sales.module.css";

/** Something sold by its picture and name, with a line below. */
export function PicturedName({ picture, name, note }: { picture: string; name: string; note: ReactNode }) {
  return (
    <span className={styles.name}>
      <Picture name={picture} sizes="56px" />
      <span>
        <b className="strong">{name}</b>
        <CellNote>{note}</CellNote>
      </span>
    </span>
  );
}
