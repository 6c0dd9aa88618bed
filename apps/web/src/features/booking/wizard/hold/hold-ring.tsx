import { classNames } from "../../../../ui/class-names.ts";
import styles from "./hold.module.css";

const round = 2 * Math.PI * 19;

/** A clock face whose rim empties with the time; the digits stand beside it. */
export function HoldRing({ seconds, of, size }: { seconds: number; of: number; size: number }) {
  const share = Math.min(1, of === 0 ? 0 : seconds / of);
  return (
    <svg
      viewBox="0 0 44 44"
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames(styles.ring, seconds <= 30 && styles.short)}
    >
      <circle className={styles.track} cx="22" cy="22" r="19" />
      <circle
        className={styles.rim}
        cx="22"
        cy="22"
        r="19"
        transform="rotate(-90 22 22)"
        strokeDasharray={round}
        strokeDashoffset={round * (1 - share)}
      />
      <path className={styles.hands} d="M22 13v9l5.5 3.5" />
    </svg>
  );
}
