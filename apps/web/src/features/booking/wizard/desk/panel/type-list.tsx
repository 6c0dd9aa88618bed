import { useId } from "react";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import styles from "./type-list.module.css";

type Line = {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly price: string | null;
  readonly disabled: boolean;
};

type Props = {
  value: string | undefined;
  lines: readonly Line[];
  onChange: (id: string) => void;
};

/** Room types line by line, as dense as a table; arrow keys move, as in any radio group. */
export function TypeList({ value, lines, onChange }: Props) {
  const { t } = useTranslation("new-booking");
  const name = useId();
  return (
    <fieldset className={styles.list} aria-label={t("roomType")}>
      {lines.map((line) => (
        <label key={line.id} className={styles.line}>
          <input
            type="radio"
            name={name}
            checked={value === line.id}
            disabled={line.disabled}
            onChange={() => onChange(line.id)}
          />
          <b>{line.name}</b>
          <small>{line.detail}</small>
          <bdi className={styles.price}>{line.price}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
