import { readPercent, readPercentChange, readRinggit } from "@pulau/domain/money/read-typed.ts";
import { type ReactNode, useState } from "react";
import { bareRinggit } from "./format.ts";
import { TextInput } from "./text-fields.tsx";

type TypedNumber = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  optional?: boolean;
  disabled?: boolean;
  name?: string;
  value: unknown;
  /** Gets what was read. An empty field is null, and what can't be read stays the text, for a schema to refuse. */
  onChange: (value: number | string | null) => void;
  onBlur?: () => void;
  /** What an empty field stands for, where that is not null. */
  empty?: 0;
};

type AmountFormat = { read: (text: string) => number | null; write: (value: number) => string };

const inRinggit: AmountFormat = {
  read: readRinggit,
  write: (sen) => bareRinggit(sen).replace(/\.00$/, ""),
};
const inPercent: AmountFormat = { read: readPercent, write: (points) => String(points / 100) };
const upOrDown: AmountFormat = { ...inPercent, read: readPercentChange };

function TypedInput({ way, value, onChange, empty, ...rest }: TypedNumber & { way: AmountFormat }) {
  const writtenOf = () => (typeof value === "number" ? way.write(value) : String(value ?? ""));
  const readOf = (text: string) => (text.trim() === "" ? (empty ?? null) : (way.read(text) ?? text));
  const [typed, setTyped] = useState(writtenOf);
  // It changed by another way than typing: a quick choice, a form that begins anew.
  const shown = readOf(typed) !== (value ?? null) ? writtenOf() : typed;
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(readOf(text));
      }}
    />
  );
}

/** An amount in ringgit whose value is sen. */
export const AmountInput = (props: TypedNumber) => <TypedInput way={inRinggit} {...props} />;

/** A share in percent whose value is basis points. */
export const PercentInput = (props: TypedNumber) => <TypedInput way={inPercent} {...props} />;

/** A change in percent, up or down, whose value is basis points. */
export const PercentChangeInput = (props: TypedNumber) => <TypedInput way={upOrDown} {...props} />;
