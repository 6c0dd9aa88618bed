import { useId } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { IconCheck } from "../ui/icons/index.ts";
import styles from "./customizer.module.css";
import type { Color } from "./look.ts";

/** Colours to choose one of, each named for those who do not see it. */
export function Swatches<C extends "default" | Color>({
  label,
  choices,
  value,
  onChange,
  disabled,
}: {
  label: string;
  choices: readonly C[];
  value: C;
  onChange: (color: C) => void;
  disabled?: boolean;
}) {
  const id = useId();
  const { t } = useTranslation("customizer");
  const named = (color: "default" | Color) => t(`colors.${color}`);
  return (
    <fieldset disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.swatches}>
        {choices.map((color) => (
          <label key={color} className={classNames(styles.swatch, styles[color])} title={named(color)}>
            <input
              type="radio"
              name={id}
              aria-label={named(color)}
              checked={value === color}
              onChange={() => onChange(color)}
            />
            <Icon of={IconCheck} size="s" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
