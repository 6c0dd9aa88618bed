import { Link } from "@tanstack/react-router";
import { CellNote } from "../../../listing/column.tsx";
import type { Row } from "./calls.ts";
import styles from "./enquiries.module.css";

/** Whose enquiry it is, leading to it, with its number. */
export const Guest = ({ row }: { row: Row }) => (
  <span className={styles.guest}>
    <Link to="/staff/enquiries/$id" params={{ id: row._id }}>
      {row.name}
    </Link>
    <CellNote>
      <bdi>E-{row.enquiryNo}</bdi>
    </CellNote>
  </span>
);
