import styles from "./import.module.css";

export type TableProblem = {
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly why: string;
};

/** What is wrong in a table, by line and column. */
export function ProblemsTable({
  label,
  heads,
  problems,
}: {
  label: string;
  heads: Readonly<Record<"line" | "column" | "value" | "why", string>>;
  problems: readonly TableProblem[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keys
    <section className={styles.scrolls} aria-label={label} tabIndex={0}>
      <table className={styles.preview} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{heads.line}</th>
            <th scope="col">{heads.column}</th>
            <th scope="col">{heads.value}</th>
            <th scope="col">{heads.why}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, value, why }) => (
            <tr key={`${line} ${column} ${why}`}>
              <td>{line}</td>
              <td>{column}</td>
              <td>
                <bdi>{value}</bdi>
              </td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
