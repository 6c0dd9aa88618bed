import { encodeQR } from "qr";
import styles from "./qr-code.module.css";

/** A text as a QR code: black on white in the dark as well, as cameras want it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { border: 4 });
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg className={styles.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
