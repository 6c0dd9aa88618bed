import {
  countedSen,
  type Denomination,
  type DrawerCount,
  denominations,
  smallestNoteSen,
} from "@pulau/domain/money/drawer.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { wholeOf } from "../../ui/count.ts";
import { Money } from "../../ui/money-and-dates.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import styles from "./drawer.module.css";

/** What was typed beside each note and coin; empty is none of it. */
export type TypedCount = Readonly<Partial<Record<`${Denomination}`, number | string | null>>>;

/** The count as it can be sent: what is no number stays out of the sum. */
export const countOf = (typed: TypedCount): DrawerCount =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([worth, many]) => (typeof many === "number" ? [[worth, many]] : [])),
  );

type Props = {
  value: TypedCount;
  onChange: (value: TypedCount) => void;
  errorAt: (worth: Denomination) => string | null;
};

/** How many there are of each note and coin, the largest first, with what each comes to. */
export function CountFields({ value, onChange, errorAt }: Props) {
  const { t } = useTranslation("shifts");
  const parts = [
    ["notes", denominations.filter((worth) => worth >= smallestNoteSen)],
    ["coins", denominations.filter((worth) => worth < smallestNoteSen)],
  ] as const;
  return parts.map(([part, worths]) => (
    <fieldset key={part} className={styles.pieces}>
      <legend className="strong">{t(`count.${part}`)}</legend>
      {worths.map((worth) => {
        const many = value[`${worth}`];
        return (
          <div key={worth} className={styles.piece}>
            <NumberInput
              label={t("count.piece", { worth: formatRinggit(worth) })}
              name={`count.${worth}`}
              inputMode="numeric"
              value={String(many ?? "")}
              error={errorAt(worth)}
              onChange={(text) => onChange({ ...value, [worth]: wholeOf(text) })}
            />
            <span className={styles.worth}>
              <Money sen={countedSen(typeof many === "number" ? { [worth]: many } : {})} />
            </span>
          </div>
        );
      })}
    </fieldset>
  ));
}
