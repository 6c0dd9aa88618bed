import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import styles from "./field.module.css";
import { FieldError } from "./field-frame.tsx";

/** A count with fewer and more, in whole steps. */
export function Stepper({
  label,
  hint,
  value,
  least = 0,
  most,
  onChange,
  error,
}: {
  label: string;
  hint?: ReactNode;
  value: number;
  least?: number;
  most?: number;
  onChange: (value: number) => void;
  error?: string | null | undefined;
}) {
  const id = useId();
  const { t } = useTranslation("ui");
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span id={id}>
          <span className="strong">{label}</span>
          {hint && <small>{hint}</small>}
        </span>
        <fieldset className={styles.stepper} aria-labelledby={id}>
          <IconButton
            icon={IconMinus}
            bordered
            label={t("stepper.fewer", { what: label })}
            disabled={value <= least}
            onClick={() => onChange(value - 1)}
          />
          <output aria-live="polite">{value}</output>
          <IconButton
            icon={IconPlus}
            bordered
            label={t("stepper.more", { what: label })}
            disabled={most !== undefined && value >= most}
            onClick={() => onChange(value + 1)}
          />
        </fieldset>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
