import { type ReactNode, useState } from "react";
import styles from "../all-pieces.module.css";

/** What a mistake says. */
export const wrong = "Check this value.";

/** A kind of piece under its name. */
export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.piece} aria-label={name}>
      <h2 className="display">{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** A value of its own for a control that wants one from outside. */
export function Held<V>({
  first,
  children,
}: {
  first: V;
  children: (value: V, set: (next: V) => void) => ReactNode;
}) {
  const [value, set] = useState(first);
  return children(value, set);
}
