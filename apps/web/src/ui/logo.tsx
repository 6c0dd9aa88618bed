import styles from "./logo.module.css";

/** Hill, sun and two waves. */
export const Logo = () => (
  <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" className={styles.mark}>
    <circle cx="22.5" cy="9.5" r="5" fill="#E25B3A" />
    <path d="M4 19.5Q9 6.5 14.5 9.5T25.5 19.5Z" fill="var(--primary)" />
    <path
      d="M2.5 23.2q3.4-2.7 6.75 0t6.75 0 6.75 0 6.75 0"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M7 27.6q2.25-1.9 4.5 0t4.5 0 4.5 0 4.5 0"
      fill="none"
      stroke="var(--lagoon-400)"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

/** The mark with the resort's name: its short form, and what remains of the long one below. */
export function Brand({
  name,
  shortName,
  note,
  logo,
}: {
  name: string;
  shortName: string;
  note?: string;
  /** The resort's own, by its address. */
  logo?: string | null | undefined;
}) {
  const rest = name.startsWith(shortName) ? name.slice(shortName.length).trim() : name;
  return (
    <span className={styles.brand}>
      {logo ? <img className={styles.logo} src={`${logo}?w=160`} alt="" /> : <Logo />}
      <span className={styles.words}>
        <span className={styles.name}>{shortName}</span>
        <small>{note ?? rest}</small>
      </span>
    </span>
  );
}
