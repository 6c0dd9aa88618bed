import type { Words } from "@pulau/domain/catalogue/words.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AmountInput, PercentInput } from "../../ui/amount-input.tsx";
import { Checkbox } from "../../ui/choice-fields.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { Select, TextInput } from "../../ui/text-fields.tsx";
import { knownActivities } from "../price-words.ts";
import { CountInput } from "./count-input.tsx";
import type { FieldSpec } from "./field-specs.ts";
import type { FormChoices } from "./form-choices.ts";
import { type Rounding, RoundingInput, type Worth, WorthInput } from "./money-inputs.tsx";
import { type DateSpan, DatesInput, DaysInput, type Span, SpanInput } from "./span-inputs.tsx";
import { Ticks, Weekdays } from "./ticks.tsx";
import { WordInput, WordsInput } from "./words-inputs.tsx";

type Spec = Exclude<FieldSpec, { kind: "rows" }>;
type FieldProps = {
  readonly spec: Spec;
  readonly value: unknown;
  readonly choices: FormChoices;
  readonly error: string | null;
  readonly disabled?: boolean;
  readonly onChange: (value: unknown) => void;
};

/** One field of a card's form, by its kind. Empty is null. */
export function CardField({ spec, value, choices, error, disabled = false, onChange }: FieldProps) {
  const { t } = useTranslation("prices");
  const label = t(`fields.${spec.label}`);
  const plain = { label, error, onChange };
  switch (spec.kind) {
    case "money":
      return <AmountInput {...plain} value={value} />;
    case "percent":
      return <PercentInput {...plain} value={value} hint={spec.hint ? t(`fieldHints.${spec.hint}`) : null} />;
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
      return <CountInput {...plain} value={value} hint={spec.hint ? t(`fieldHints.${spec.hint}`) : null} />;
    case "day":
      return (
        <DateField
          {...{ label, error, disabled }}
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
      return <DaysInput {...plain} disabled={disabled} value={value as readonly string[] | null} />;
    case "dates":
      return <DatesInput {...plain} disabled={disabled} value={value as readonly DateSpan[] | null} />;
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
    if (spec.kind === "choices") return <Ticks {...{ label, value, error, onChange }} offered={offered} />;
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
    return <CardWord {...{ label, error, value, onChange, choices }} kind={spec.kind} />;
  }
  if (spec.kind in several) {
    const offered = choices[several[spec.kind as keyof typeof several]];
    return <Ticks {...{ label, value, error, onChange, offered }} />;
  }
  return null;
}

type WordProps = Omit<FieldProps, "spec"> & { label: string; kind: keyof typeof optional };

/** A word of the card for what guests do or where they buy; activities with a name in every language are offered too. */
function CardWord({ choices, kind, ...plain }: WordProps) {
  const { t } = useTranslation("price");
  const own = choices[optional[kind]];
  const usual = kind === "activity" ? knownActivities : [];
  const others = usual.filter((word) => own.every(({ value }) => value !== word));
  const known = [...own, ...others.map((word) => ({ value: word, text: t(`activity.${word}`) }))];
  return <WordInput {...plain} known={known} />;
}
