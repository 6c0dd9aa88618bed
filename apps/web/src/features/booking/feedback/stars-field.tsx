import { stars } from "@pulau/domain/feedback/review-score.ts";
import { useId } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { classNames } from "../../../ui/class-names.ts";
import { FieldError } from "../../../ui/field-frame.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconStar, IconStarFilled } from "../../../ui/icons/index.ts";
import styles from "./feedback.module.css";

const words = ["poor", "fair", "good", "veryGood", "excellent"] as const;
const wordOf = (star: number) => words[star - 1] ?? "poor";

type Props = {
  label: string;
  hint?: string;
  optional?: boolean;
  value: number | null;
  onChange: (value: number) => void;
  error?: string | null | undefined;
};

/** One to five stars, which arrow keys go through, with the word for them beside. */
export function StarsField({ label, hint, optional, value, onChange, error }: Props) {
  const { t } = useTranslation("feedback");
  const id = useId();
  return (
    <fieldset className={styles.starsField} data-invalid={error ? true : undefined}>
      <legend className={styles.label}>
        {label} {optional && <small className="hint">{t("form.optional")}</small>}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <span className={styles.stars}>
        {stars.map((star) => {
          const isLit = value !== null && star <= value;
          return (
            <label key={star} className={classNames(styles.star, isLit && styles.lit)}>
              <input
                type="radio"
                name={id}
                checked={value === star}
                aria-label={t(`form.stars.${wordOf(star)}`)}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(star)}
              />
              <Icon of={isLit ? IconStarFilled : IconStar} size="l" />
            </label>
          );
        })}
        <span className={styles.word} aria-hidden="true">
          {value === null ? t("form.choose") : t(`form.stars.${wordOf(value)}`)}
        </span>
      </span>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
