import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { afterPress } from "../../../../ui/after-press.ts";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import styles from "./guests.module.css";
import { joinPhone, phoneRuleOf, splitPhone } from "./phone-parts.ts";
import { countryOfCode, useCallingCodes, usePhoneRules } from "./use-phone-rules.ts";

type Props = {
  label: ReactNode;
  name?: string;
  /** What the select of codes is called by those who don't see it. */
  codeLabel: string;
  value: string;
  onChange: (phone: string, code: string) => void;
  onBlur?: () => void;
  error: string | null;
  optional?: boolean;
  autoComplete?: string;
  /** Code to begin with when nothing is typed yet. */
  code?: string;
};

/** Country code and number, kept as one international number. The country's own rules are checked on leaving. */
export function PhoneField({
  label,
  name,
  codeLabel,
  value,
  onChange,
  onBlur,
  error,
  optional,
  autoComplete,
  code = "+60",
}: Props) {
  const { t } = useTranslation("booking");
  const ruleText = useRuleText();
  const rules = usePhoneRules();
  const codes = useCallingCodes(rules);
  const known = codes.map((code) => code.code);
  const [typed, setTyped] = useState(() =>
    splitPhone(value, ["+60", "+65", "+62", "+66", "+673", "+86"], code),
  );
  const [country, setCountry] = useState<string | null>(null);
  const [impossible, setImpossible] = useState(false);
  // Until the world's codes are there, a number of another country stands whole.
  const shown = joinPhone(typed) === value || value === "" ? typed : splitPhone(value, known, code);
  const put = (next: typeof typed) => {
    setTyped(next);
    setImpossible(false);
    onChange(joinPhone(next), next.code);
  };
  const choose = (chosen: string) => {
    setCountry(chosen);
    put({ ...shown, code: codes.find(({ value: candidate }) => candidate === chosen)?.code ?? shown.code });
  };
  const leave = () => {
    const number = joinPhone(shown);
    const wrong = number !== "" && rules !== null && !rules.isPossiblePhoneNumber(number);
    afterPress(() => setImpossible(wrong));
    onBlur?.();
  };
  // The country's code has a field of its own here: a number is asked for as this field holds it.
  const wrong = ruleText(phoneRuleOf(shown.code));
  const fieldError = error === ruleText("phone") ? wrong : error;
  const mistake = fieldError ?? (impossible ? wrong : null);
  return (
    <div className={styles.phone}>
      <ComboField
        label={codeLabel}
        value={countryOfCode(codes, shown.code, country)}
        choices={known.includes(shown.code) ? codes : [{ value: shown.code, text: shown.code }, ...codes]}
        onChange={choose}
      />
      <TextInput
        label={label}
        type="tel"
        {...(name && { name })}
        inputMode="tel"
        dir="ltr"
        {...(optional && { optional })}
        {...(autoComplete && { autoComplete })}
        hint={t("guests.phoneHint")}
        value={shown.rest}
        error={mistake}
        onChange={(rest) => put({ ...shown, rest })}
        onBlur={leave}
      />
    </div>
  );
}
