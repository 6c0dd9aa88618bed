import { readPercent } from "@pulau/domain/money/read-typed.ts";
import { useId, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { FieldError } from "../../../ui/field-frame.tsx";
import { textAround } from "../../../ui/text-around.ts";
import styles from "./settings.module.css";

/** How a number within a sentence is written and read. What can't be read stays the text, for the schema to refuse. */
type Choice = {
  readonly write: (value: unknown) => string;
  readonly read: (text: string) => unknown;
  readonly wide?: boolean;
};

const wholeOf = (text: string): number | string | null => {
  const bare = text.normalize("NFKC").trim();
  if (bare === "") return null;
  return /^-?\d+$/.test(bare) ? Number(bare) : text;
};
const listOf = (text: string): unknown => {
  if (text.trim() === "") return [];
  const numbers = text.split(/[,;，、]/).map(wholeOf);
  return numbers.every((number) => typeof number === "number") ? numbers : text;
};

export const ways = {
  count: { write: (value) => String(value ?? ""), read: wholeOf },
  percent: {
    write: (value) => (typeof value === "number" ? String(value / 100) : String(value ?? "")),
    read: (text) => (text.trim() === "" ? null : (readPercent(text) ?? text)),
  },
  counts: {
    write: (value) => (Array.isArray(value) ? value.join(", ") : String(value ?? "")),
    read: listOf,
    wide: true,
  },
} as const satisfies Record<string, Choice>;

type Props = {
  way: keyof typeof ways;
  /** The sentence, with what is typed in the given place of it. */
  sentence: (part: string) => string;
  usual: unknown;
  name: string;
  value: unknown;
  error: string | null;
  readOnly: boolean;
  onChange: (value: unknown) => void;
  onBlur: () => void;
};

/** One rule of the resort as a sentence, with its number to type within. */
export function SentenceField({
  way,
  sentence,
  usual,
  name,
  value,
  error,
  readOnly,
  onChange,
  onBlur,
}: Props) {
  const { t } = useTranslation("settings");
  const id = useId();
  const { write, read, wide }: Choice = ways[way];
  const [typed, setTyped] = useState(() => write(value));
  // It changed by another way than typing: what somebody else saved was taken over.
  const shown = JSON.stringify(read(typed)) === JSON.stringify(value) ? typed : write(value);
  const [before, after] = textAround(sentence);
  const isUsual = JSON.stringify(value) === JSON.stringify(usual);
  return (
    <div className={styles.sentence}>
      <label htmlFor={id}>
        <span id={`${id}-before`}>{before}</span>{" "}
        <input
          id={id}
          className={styles.inline}
          data-wide={wide ? "" : undefined}
          name={name}
          value={shown}
          disabled={readOnly}
          inputMode={way === "percent" ? "decimal" : "numeric"}
          autoComplete="off"
          aria-labelledby={`${id}-before ${id}-after`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(read(event.target.value));
          }}
          onBlur={onBlur}
        />{" "}
        <span id={`${id}-after`}>{after}</span>
      </label>
      {!isUsual && <small className="hint">{t("usual", { value: write(usual) })}</small>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
