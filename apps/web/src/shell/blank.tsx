import type { ReactNode } from "react";
import styles from "./blank.module.css";

/** A page without menu: sign-in and the like. */
export function BlankLayout({
  brand,
  end,
  children,
}: {
  brand: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {brand}
        {end}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
