import { readRinggit } from "@pulau/domain/money/read-ringgit.ts";
import { useState } from "react";
import type { FieldWords } from "./field-frame.tsx";
import { bareRinggit } from "./format.ts";
import { TextInput } from "./text-fields.tsx";

const writtenOf = (value: unknown): string =>
  typeof value === "number" ? bareRinggit(value).replace(/\.00$/, "") : String(value ?? "");

/**
 * An amount in ringgit whose value is sen. What is no amount stays the text that was typed, for the form's schema to
 * refuse.
 */
export function AmountInput({
  value,
  onChange,
  ...rest
}: FieldWords & {
  name?: string;
  value: unknown;
  onChange: (sen: number | string) => void;
  onBlur?: () => void;
}) {
  const [typed, setTyped] = useState(() => writtenOf(value));
  // It changed by another way than typing: a quick choice.
  const shown = typeof value === "number" && readRinggit(typed) !== value ? writtenOf(value) : typed;
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(readRinggit(text) ?? text);
      }}
    />
  );
}
