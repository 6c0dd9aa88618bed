import { type ReactNode, useId } from "react";
import { Card } from "../../../ui/surfaces.tsx";
import styles from "./detail.module.css";

/** A card of the booking with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <h2 className="display" id={id}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
