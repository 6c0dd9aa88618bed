import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { DateRangeField } from "../../ui/date-range-field.tsx";
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

type Listed<T> = Pick<Plain<unknown>, "label" | "error" | "disabled"> & {
  readonly start: readonly T[];
  readonly fresh: T;
  readonly add: string;
  readonly field: (item: T, number: number, set: (next: T) => void) => ReactNode;
  readonly onChange: (items: readonly T[]) => void;
};

/** A field for each of several dates; one that is added stays empty until it is typed. */
function ListedDates<T>({ label, error, disabled, start, fresh, add, field, onChange }: Listed<T>) {
  const { t } = useTranslation("prices");
  const [items, setItems] = useState(() => start.map((item, key) => ({ item, key })));
  const [nextKey, setNextKey] = useState(start.length);
  const put = (next: typeof items) => {
    setItems(next);
    onChange(next.map(({ item }) => item));
  };
  const addFresh = () => {
    setItems([...items, { item: fresh, key: nextKey }]);
    setNextKey(nextKey + 1);
  };
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {error && <FieldError>{error}</FieldError>}
      {items.map(({ item, key }, i) => (
        <div key={key} className={styles.row}>
          {field(item, i + 1, (next) => put(items.with(i, { item: next, key })))}
          <IconButton
            icon={IconTrash}
            label={t("form.removeDay", { number: i + 1 })}
            disabled={disabled}
            onClick={() => put(items.toSpliced(i, 1))}
          />
        </div>
      ))}
      <Button kind="outline" size="small" icon={IconPlus} disabled={disabled} onClick={addFresh}>
        {add}
      </Button>
    </fieldset>
  );
}

/** Single days. Those that are not whole yet are not told. */
export function DaysInput({ value, onChange, ...frame }: Plain<readonly string[] | null>) {
  const { t } = useTranslation("prices");
  return (
    <ListedDates
      {...frame}
      start={value ?? []}
      fresh=""
      add={t("form.addDay")}
      field={(day, number, set) => (
        <DateField label={t("form.day", { number })} disabled={frame.disabled} value={day} onChange={set} />
      )}
      onChange={(days) => {
        const whole = [...new Set(days.filter(Boolean))].toSorted();
        onChange(whole.length === 0 ? null : whole);
      }}
    />
  );
}

export type DateSpan = { readonly from: string; readonly to: string };

/** Spans of dates. Of one that has a single end, that day alone is meant. */
export function DatesInput({ value, onChange, ...frame }: Plain<readonly DateSpan[] | null>) {
  const { t } = useTranslation("prices");
  return (
    <ListedDates<DateSpan>
      {...frame}
      start={value ?? []}
      fresh={{ from: "", to: "" }}
      add={t("form.addDates")}
      field={(span, number, set) => (
        <DateRangeField
          label={t("form.dates", { number })}
          hint={t("form.datesHint")}
          fromLabel={t("fields.from")}
          toLabel={t("fields.to")}
          disabled={frame.disabled}
          value={span}
          onChange={set}
        />
      )}
      onChange={(spans) => {
        const typed = spans.flatMap(({ from, to }) =>
          from || to ? [{ from: from || to, to: to || from }] : [],
        );
        onChange(typed.length === 0 ? null : typed);
      }}
    />
  );
}
