import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { FieldError } from "../../ui/field-frame.tsx";
import { IconPlus, IconTrash } from "../../ui/icons/index.ts";
import { CountInput } from "./count-input.tsx";
import styles from "./form.module.css";
import type { Plain } from "./plain-input.ts";

export type Span = { readonly from?: number | null; readonly to?: number | null };

export function SpanInput({ label, value, error, onChange }: Plain<Span | null>) {
  const { t } = useTranslation("prices");
  const set = (part: Span) => {
    const next = { ...value, ...part };
    const kept = Object.fromEntries(Object.entries(next).filter(([, end]) => end != null));
    onChange(Object.keys(kept).length === 0 ? null : kept);
  };
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      <CountInput
        label={t("form.from")}
        value={value?.from}
        error={error ?? null}
        onChange={(from) => set({ from: from as number | null })}
      />
      <CountInput
        label={t("form.to")}
        value={value?.to}
        onChange={(to) => set({ to: to as number | null })}
      />
    </fieldset>
  );
}

/** Single days, a date each; those that are not whole yet are not told. */
export function DaysInput({ label, value, error, onChange }: Plain<readonly string[] | null>) {
  const { t } = useTranslation("prices");
  const [days, setDays] = useState<readonly string[]>(value ?? []);
  const put = (next: readonly string[]) => {
    setDays(next);
    const whole = [...new Set(next.filter(Boolean))].toSorted();
    onChange(whole.length === 0 ? null : whole);
  };
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {error && <FieldError>{error}</FieldError>}
      {days.map((day, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days are told apart by their place alone
        <div key={i} className={styles.row}>
          <div className={styles.fields}>
            <DateField
              label={t("form.day", { number: i + 1 })}
              value={day}
              onChange={(next) => put(days.with(i, next))}
            />
          </div>
          <IconButton
            icon={IconTrash}
            label={t("form.removeDay", { number: i + 1 })}
            onClick={() => put(days.toSpliced(i, 1))}
          />
        </div>
      ))}
      <Button kind="outline" size="small" icon={IconPlus} onClick={() => setDays([...days, ""])}>
        {t("form.addDay")}
      </Button>
    </fieldset>
  );
}
