import styles from "../commission.module.css";

type Props = { facts: readonly (readonly [what: string, value: string | null])[] };

/** What is known, by its names; what is not is left out. */
export const Facts = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts.map(
      ([label, value]) =>
        value !== null && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
);
