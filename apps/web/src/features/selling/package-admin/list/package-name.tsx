import { Link } from "@tanstack/react-router";
import { CellNote } from "../../../../listing/column.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PackageRow } from "../calls.ts";
import styles from "../packages.module.css";

/** A package's picture, its name, which leads to it, and its code. */
export function PackageName({ row }: { row: PackageRow }) {
  const { say } = useLanguage();
  return (
    <span className={styles.name}>
      <Picture name={row.picture} sizes="56px" />
      <span>
        <Link className="link strong" to={`/staff/packages/${row._id}`}>
          {say(row.name)}
        </Link>
        <CellNote>
          <bdi>{row.code}</bdi>
        </CellNote>
      </span>
    </span>
  );
}
