import styles from "./figures.module.css";

export type Figure = {
  readonly name: string;
  readonly count: number;
  /** Somebody should look at it, where it is not none. */
  readonly warns?: boolean | undefined;
};

/** How many there are of each, side by side. */
export const Figures = ({ of }: { of: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {of.map(({ name, count, warns }) => (
      <div key={name} data-warns={warns && count > 0 ? "" : undefined}>
        <dt>{name}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);
