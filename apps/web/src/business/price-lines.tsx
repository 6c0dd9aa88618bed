import type { Sen } from "@pulau/domain/money/sen.ts";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Money } from "../ui/money-and-dates.tsx";
import styles from "../ui/surfaces.module.css";

/** `sen` is null for what is told and not added, as a tax that the prices hold. */
export type PriceRow = { key: string; what: ReactNode; why?: ReactNode; sen: Sen | null };

type Total = { total: number; totalText: ReactNode };

const Rows = ({ rows }: { rows: readonly PriceRow[] }) =>
  rows.map((row) => (
    <div key={row.key} className={styles.line}>
      <dt>
        {row.what}
        {row.why && <small>{row.why}</small>}
      </dt>
      <dd>{row.sen !== null && <Money sen={row.sen} />}</dd>
    </div>
  ));

const TotalRow = ({ total, totalText }: Total) => (
  <div className={classNames(styles.line, styles.total)}>
    <dt>{totalText}</dt>
    <dd>
      <Money sen={total} converted />
    </dd>
  </div>
);

/** Lines with their reasons and the total below. */
export const PriceLines = ({ rows, ...total }: { rows: readonly PriceRow[] } & Total) => (
  <dl className={styles.lines}>
    <Rows rows={rows} />
    <TotalRow {...total} />
  </dl>
);

/** The lines alone, where the total stands elsewhere. */
export const PriceRows = ({ rows }: { rows: readonly PriceRow[] }) => (
  <dl className={styles.lines}>
    <Rows rows={rows} />
  </dl>
);

export const PriceTotal = (total: Total) => (
  <dl className={styles.lines}>
    <TotalRow {...total} />
  </dl>
);

type Sum = readonly [label: string, sen: Sen];

/** Amounts by what they are. */
export const AmountList = ({ sums, className }: { sums: readonly Sum[]; className?: string | undefined }) => (
  <dl className={className}>
    {sums.map(([label, sen]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Money sen={sen} />
        </dd>
      </div>
    ))}
  </dl>
);
