import type { Sen } from "@pulau/domain/money/sen.ts";
import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Money } from "../ui/money-and-dates.tsx";
import styles from "../ui/surfaces.module.css";

/** `sen` is null for what is told and not added, as a tax that the prices hold. */
export type PriceRow = { key: string; what: ReactNode; why?: ReactNode; sen: Sen | null };

/** Lines with their reasons and the total below. */
export function PriceLines({
  rows,
  total,
  totalText,
}: {
  rows: readonly PriceRow[];
  total: number;
  totalText: ReactNode;
}) {
  return (
    <dl className={styles.lines}>
      {rows.map((row) => (
        <div key={row.key} className={styles.line}>
          <dt>
            {row.what}
            {row.why && <small>{row.why}</small>}
          </dt>
          <dd>{row.sen !== null && <Money sen={row.sen} />}</dd>
        </div>
      ))}
      <div className={classNames(styles.line, styles.total)}>
        <dt>{totalText}</dt>
        <dd>
          <Money sen={total} converted />
        </dd>
      </div>
    </dl>
  );
}

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
