import type { Sen } from "@pulau/domain/money/sen.ts";
import { useCurrency } from "../ui/currency.ts";
import { bareRinggit } from "../ui/format.ts";
import styles from "./price-calendar.module.css";

/** Narrow cells show whole ringgit, rounded up so that nothing looks cheaper than it is. */
const shortPrice = (sen: Sen) => String(Math.ceil(sen / 100)).replace(/\B(?=(\d{3})+$)/g, ",");

/** The price in a day's cell, whose width has no place for two: it is in the currency that was chosen. */
export function CellPrice({ sen }: { sen: Sen }) {
  const { briefly } = useCurrency();
  if (briefly) return <bdi>{briefly(sen)}</bdi>;
  return (
    <>
      <span className={styles.full}>{bareRinggit(sen)}</span>
      <span className={styles.short}>{shortPrice(sen)}</span>
    </>
  );
}
