import { TextInput } from "../../ui/text-fields.tsx";
import type { Plain } from "./plain-input.ts";

/** A whole number; empty is null. */
export function CountInput({
  label,
  hint = null,
  value,
  error,
  onChange,
}: Plain<unknown> & { hint?: string | null }) {
  return (
    <TextInput
      {...{ label, hint, error }}
      inputMode="numeric"
      value={value === null || value === undefined ? "" : String(value)}
      onChange={(text) => {
        const digits = text.replace(/\D/g, "");
        onChange(digits === "" ? null : Number(digits));
      }}
    />
  );
}
