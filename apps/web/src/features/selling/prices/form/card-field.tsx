import type { RateOf } from "@pulau/domain/catalogue/rates.ts";
import type { FreePlaces } from "@pulau/domain/catalogue/reductions.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import { type BedType, bedTypes, type GuestKind, guestKinds } from "@pulau/domain/party/party.ts";
import { useId, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput, PercentInput } from "../../../../ui/amount-input.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { weekdayNames } from "../../../../ui/format.ts";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { FieldSpec } from "./field-specs.ts";
import styles from "./form.module.css";
import type { FormChoices } from "./form-choices.ts";

type Spec = Exclude<FieldSpec, { kind: "rows" }>;
type FieldProps = {
  readonly spec: Spec;
  readonly value: unknown;
  readonly choices: FormChoices;
  readonly error: string | null;
  readonly onChange: (value: unknown) => void;
};

/** One field of a card's form, by its kind. Empty is null. */
export function CardField({ spec, value, choices, error, onChange }: FieldProps) {
  const { t } = useTranslation("prices");
  const label = t(`fields.${spec.label}`);
  const plain = { label, error, onChange };
  switch (spec.kind) {
    case "money":
      return <AmountInput {...plain} value={value} />;
    case "percent":
      return <PercentInput {...plain} value={value} />;
    case "text":
      return (
        <TextInput
          {...{ label, error }}
          maxLength={40}
          value={String(value ?? "")}
          onChange={(text) => onChange(text.trim() === "" ? null : text)}
        />
      );
    case "count":
      return <CountInput {...plain} value={value} />;
    case "day":
      return (
        <DateField
          {...{ label, error }}
          value={String(value ?? "")}
          onChange={(day) => onChange(day || null)}
        />
      );
    case "tick":
      return (
        <Checkbox {...{ label, error }} checked={value === true} onChange={(is) => onChange(is || null)} />
      );
    case "words":
      return <WordsInput {...plain} value={value as Words | null} />;
    case "weekdays":
      return <Weekdays {...plain} value={value as readonly number[] | null} />;
    case "span":
      return <SpanInput {...plain} value={value as Span | null} />;
    case "days":
      return <DaysInput {...plain} value={value as readonly string[] | null} />;
    case "dates":
      return <DatesInput {...plain} value={value as readonly DateSpan[] | null} />;
    case "rounding":
      return <RoundingInput {...plain} value={value as Rounding | null} />;
    case "worth":
      return <WorthInput {...plain} value={value as Worth} />;
    default:
      return <Chosen {...{ spec, value, choices, error, onChange }} label={label} />;
  }
}

const optional = { activity: "activities", market: "markets" } as const;
const several = {
  roomTypes: "roomTypes",
  seasons: "seasons",
  activities: "activities",
  markets: "markets",
  lists: "lists",
  taxes: "taxes",
} as const;

function Chosen({ spec, value, choices, error, onChange, label }: FieldProps & { label: string }) {
  const { t } = useTranslation("prices");
  if (spec.kind === "choice" || spec.kind === "choices") {
    const offered = spec.of.map((of) => ({
      value: of,
      text: t(`choices.${spec.words}.${of}` as "choices.taxGroup.stay"),
    }));
    if (spec.kind === "choices") return <Ticks {...{ label, value, onChange }} offered={offered} />;
    return (
      <Select
        {...{ label, error }}
        {...(!spec.must && { empty: t("form.none") })}
        value={String(value ?? "")}
        onChange={(next) => onChange(next || null)}
        choices={offered}
      />
    );
  }
  if (spec.kind === "roomType") {
    return (
      <Select
        {...{ label, error }}
        empty={t("anyRoom")}
        value={String(value ?? "")}
        onChange={(next) => onChange(next || null)}
        choices={[...choices.roomTypes]}
      />
    );
  }
  if (spec.kind === "activity" || spec.kind === "market") {
    return <WordInput {...{ label, error, value, onChange }} known={choices[optional[spec.kind]]} />;
  }
  if (spec.kind in several) {
    const offered = choices[several[spec.kind as keyof typeof several]];
    return <Ticks {...{ label, value, onChange, offered }} />;
  }
  return null;
}

type Plain<T> = {
  readonly label: string;
  readonly value: T;
  readonly error?: string | null;
  readonly onChange: (value: unknown) => void;
};

function CountInput({ label, value, error, onChange }: Plain<unknown>) {
  return (
    <TextInput
      {...{ label, error }}
      inputMode="numeric"
      value={value === null || value === undefined ? "" : String(value)}
      onChange={(text) => {
        const digits = text.replace(/\D/g, "");
        onChange(digits === "" ? null : Number(digits));
      }}
    />
  );
}

/** A word of the card: one that it has, or a new one. */
function WordInput({
  label,
  value,
  error,
  onChange,
  known,
}: Plain<unknown> & { known: FormChoices["activities"] }) {
  const id = useId();
  return (
    <>
      <TextInput
        {...{ label, error }}
        list={id}
        maxLength={40}
        value={String(value ?? "")}
        onChange={(text) => onChange(text.trim() || null)}
      />
      <datalist id={id}>
        {known.map(({ value: word, text }) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
}

const empty: Words = { en: "", my: "", cn: "" };

/** What guests read, in three languages; where one is missing they read the English. */
function WordsInput({ label, value, error, onChange }: Plain<Words | null>) {
  const { t } = useTranslation("prices");
  const words = value ?? empty;
  return (
    <fieldset className={styles.words}>
      <legend>{label}</legend>
      {(["en", "my", "cn"] as const).map((language) => (
        <TextInput
          key={language}
          label={t(`languages.${language}`)}
          error={language === "en" ? error : null}
          hint={
            words[language] === "" && language !== "en" && words.en !== ""
              ? t("form.readsEnglish")
              : undefined
          }
          lang={{ en: "en", my: "ms", cn: "zh-Hans" }[language]}
          value={words[language]}
          onChange={(text) => onChange({ ...words, [language]: text })}
        />
      ))}
    </fieldset>
  );
}

function Ticks({
  label,
  value,
  onChange,
  offered,
}: Plain<unknown> & { offered: readonly { value: string | number; text: string }[] }) {
  const chosen = (value ?? []) as readonly (string | number)[];
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.ticks}>
      <legend>{label}</legend>
      {offered.map(({ value: one, text }) => (
        <Checkbox
          key={one}
          label={text}
          checked={chosen.includes(one)}
          onChange={(is) => {
            const next = is ? [...chosen, one] : chosen.filter((other) => other !== one);
            onChange(
              next.length === 0 ? null : offered.map(({ value }) => value).filter((of) => next.includes(of)),
            );
          }}
        />
      ))}
    </fieldset>
  );
}

function Weekdays({ label, value, onChange }: Plain<readonly number[] | null>) {
  const { language } = useLanguage();
  const names = weekdayNames(language);
  return <Ticks {...{ label, value, onChange }} offered={names.map((text, i) => ({ value: i + 1, text }))} />;
}

type Span = { readonly from?: number | null; readonly to?: number | null };

function SpanInput({ label, value, error, onChange }: Plain<Span | null>) {
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
function DaysInput({ label, value, onChange }: Plain<readonly string[] | null>) {
  const { t } = useTranslation("prices");
  const written = (value ?? []).join(", ");
  const [typed, setTyped] = useState(written);
  const days = typed.split(/[\s,;]+/).filter(Boolean);
  const isWrong = days.some((day) => !isDay(day));
  return (
    <TextInput
      label={label}
      hint={t("form.days")}
      error={isWrong ? t("form.wrongDays") : null}
      value={typed}
      onChange={setTyped}
      onBlur={() => {
        if (!isWrong) onChange(days.length === 0 ? null : [...new Set(days)].toSorted());
      }}
    />
  );
}

type DateSpan = { readonly from: string; readonly to: string };

/** Spans of dates, a line each: `2027-04-21 2027-04-23`. */
function DatesInput({ label, value, onChange }: Plain<readonly DateSpan[] | null>) {
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
      error={isWrong ? t("form.wrongDays") : null}
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

type Rounding = { readonly to: number; readonly way: "half" | "up" | "down" };

function RoundingInput({ label, value, onChange }: Plain<Rounding | null>) {
  const { t } = useTranslation("prices");
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      <AmountInput
        label={t("form.roundTo")}
        value={value?.to ?? null}
        onChange={(to) =>
          onChange(typeof to === "number" && to > 0 ? { to, way: value?.way ?? "half" } : null)
        }
      />
      <Select
        label={t("form.roundWay")}
        value={value?.way ?? "half"}
        disabled={!value}
        onChange={(way) => value && onChange({ ...value, way })}
        choices={(["half", "up", "down"] as const).map((way) => ({
          value: way,
          text: t(`choices.way.${way}`),
        }))}
      />
    </fieldset>
  );
}

type Worth = FreePlaces["worth"] | null;

/** What a free place is worth: one of the prices of those who count, or a price by its name. */
function WorthInput({ label, value, error, onChange }: Plain<Worth>) {
  const { t } = useTranslation("prices");
  const named = typeof value === "object" ? value : null;
  const set = (part: RateOf) => {
    const kept = Object.entries({ ...named, ...part }).filter(([, said]) => said != null);
    onChange(Object.fromEntries(kept));
  };
  return (
    <>
      <Select
        {...{ label, error: error ?? null }}
        value={typeof value === "string" ? value : named ? "named" : "cheapest"}
        onChange={(next) => onChange(next === "named" ? { guestKind: "adult", bedType: "twin" } : next)}
        choices={(["cheapest", "dearest", "average", "commonest", "named"] as const).map((one) => ({
          value: one,
          text: t(`choices.worth.${one}`),
        }))}
      />
      {named && (
        <>
          <Select
            label={t("fields.worthGuest")}
            empty={t("form.none")}
            value={named.guestKind ?? ""}
            onChange={(kind: GuestKind | "") => set({ guestKind: kind || null })}
            choices={guestKinds.map((kind) => ({ value: kind, text: t(`guest.${kind}`) }))}
          />
          <Select
            label={t("fields.worthSharing")}
            empty={t("form.none")}
            value={named.bedType ?? ""}
            onChange={(bed: BedType | "") => set({ bedType: bed || null })}
            choices={bedTypes.map((bed) => ({ value: bed, text: t(`sharing.${bed}`) }))}
          />
        </>
      )}
    </>
  );
}
