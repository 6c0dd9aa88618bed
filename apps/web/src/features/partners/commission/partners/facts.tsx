import styles from "../commission.module.css";

type Props = { facts: readonly (readonly [what: string, value: string | null])[] };

/** What is known, by its names; what is not is left out. */
export const Facts = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts.map(
      ([what, value]) =>
        value !== null && (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
);
