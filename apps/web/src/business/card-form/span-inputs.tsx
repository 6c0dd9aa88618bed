import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { TextInput } from "../../ui/text-fields.tsx";
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

const isDay = (text: string) => /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Single days, with commas between them. */
export function DaysInput({ label, value, error, onChange }: Plain<readonly string[] | null>) {
  const { t } = useTranslation("prices");
  const written = (value ?? []).join(", ");
  const [typed, setTyped] = useState(written);
  const days = typed.split(/[\s,;]+/).filter(Boolean);
  const isWrong = days.some((day) => !isDay(day));
  return (
    <TextInput
      label={label}
      hint={t("form.days")}
      error={isWrong ? t("form.wrongDays") : error}
      value={typed}
      onChange={setTyped}
      onBlur={() => {
        if (!isWrong) onChange(days.length === 0 ? null : [...new Set(days)].toSorted());
      }}
    />
  );
}

export type DateSpan = { readonly from: string; readonly to: string };

/** Spans of dates, a line each: `2027-04-21 2027-04-23`. */
export function DatesInput({ label, value, error, onChange }: Plain<readonly DateSpan[] | null>) {
  const { t } = useTranslation("prices");
  const [typed, setTyped] = useState((value ?? []).map(({ from, to }) => `${from} ${to}`).join(", "));
  const spans = typed
    .split(/[,;\n]+/)
    .map((text) => text.trim().split(/\s+/))
    .filter(([first]) => first);
  const isWrong = spans.some((span) => span.length > 2 || span.some((day) => !isDay(day)));
  return (
    <TextInput
      label={label}
      hint={t("form.dates")}
      error={isWrong ? t("form.wrongDays") : error}
      value={typed}
      onChange={setTyped}
      onBlur={() => {
        if (isWrong) return;
        const read = spans.map(([from = "", to = from]) => ({ from, to }));
        onChange(read.length === 0 ? null : read);
      }}
    />
  );
}
