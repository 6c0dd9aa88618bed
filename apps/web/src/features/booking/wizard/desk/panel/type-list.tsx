import { useId } from "react";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import styles from "./type-list.module.css";

type Line = {
  readonly value: string;
  readonly name: string;
  readonly detail: string;
  readonly price: string | null;
  readonly disabled: boolean;
};

type Props = {
  value: string | undefined;
  lines: readonly Line[];
  onChange: (value: string) => void;
};

/** Room types line by line, as dense as a table; arrow keys move, as in any radio group. */
export function TypeList({ value, lines, onChange }: Props) {
  const { t } = useTranslation("new-booking");
  const name = useId();
  return (
    <fieldset className={styles.list} aria-label={t("roomType")}>
      {lines.map((line) => (
        <label key={line.value} className={styles.line}>
          <input
            type="radio"
            name={name}
            checked={value === line.value}
            disabled={line.disabled}
            onChange={() => onChange(line.value)}
          />
          <b>{line.name}</b>
          <small>{line.detail}</small>
          <bdi className={styles.price}>{line.price}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
