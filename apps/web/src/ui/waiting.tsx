import { type CSSProperties, useEffect, useState } from "react";
import styles from "./surfaces.module.css";

/** A shape of what will come. */
export const Skeleton = ({
  width = "100%",
  height = 16,
  radius,
}: {
  width?: number | string;
  height?: number | string;
  radius?: number;
}) => (
  <span
    aria-hidden="true"
    className={styles.skeleton}
    style={{ width, height, borderRadius: radius } as CSSProperties}
  />
);

/** True once `after` milliseconds have passed. */
export function useLate(after = 4_000): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return late;
}

/** Skeletons with a line that, after four seconds, says what we wait for. */
export function Waiting({ what, children }: { what: string; children: React.ReactNode }) {
  const late = useLate();
  return (
    <div aria-busy="true">
      {children}
      <p className={`hint ${styles.waiting}`} role="status">
        {late ? what : ""}
      </p>
    </div>
  );
}
