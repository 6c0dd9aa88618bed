import styles from "./after.module.css";

/** Three quiet waves while we wait. */
export const Waves = () => (
  <svg viewBox="0 0 120 36" width="120" height="36" aria-hidden="true" className={styles.waves}>
    <path d="M4 10q7-6 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0" />
    <path d="M4 19q7-6 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0" />
    <path d="M4 28q7-6 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0" />
  </svg>
);
