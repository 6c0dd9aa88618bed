import { AmountInput, PercentChangeInput, PercentInput } from "../../ui/amount-input.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { countryWords } from "../../ui/country-words.ts";
import styles from "../../ui/field.module.css";
import { FindField } from "../../ui/find-field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { Select, Textarea, TextInput } from "../../ui/text-fields.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { Held, Piece, wrong } from "./frame.tsx";

export function TextFields() {
  return (
    <Piece name="Text fields">
      <Held first="Villa Senja">
        {(value, set) => (
          <>
            <TextInput label="Name" hint="As guests see it." value={value} onChange={set} />
            <TextInput label="Wrong" error={wrong} value={value} onChange={set} />
            <TextInput label="Disabled" disabled value={value} onChange={set} />
            <TextInput label="Not needed" optional value="" onChange={set} />
            <Textarea label="Text" most={80} value={value} onChange={set} />
            <PasswordInput label="Password" autoComplete="new-password" value={value} onChange={set} />
          </>
        )}
      </Held>
      <Held first="b">
        {(value, set) => (
          <Select
            label="Choice"
            value={value}
            onChange={set}
            choices={[
              { value: "a", text: "Twin sharing" },
              { value: "b", text: "Triple sharing" },
              { value: "c", text: "Sold out", disabled: true },
            ]}
          />
        )}
      </Held>
    </Piece>
  );
}

const codes = "AR AU BN CI CN DE FR GB ID IN JP MY SG TH US VN".split(" ");

export function Combos() {
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const choices = codes.map((value) => ({
    value,
    text: names.of(value) ?? value,
    also: countryWords(value),
  }));
  return (
    <Piece name="Lists to search">
      <Held first="MY">
        {(value, set) => (
          <>
            <ComboField
              label="Country"
              hint="Type part of a name."
              choices={choices}
              value={value}
              onChange={set}
            />
            <ComboField label="Wrong country" error={wrong} choices={choices} value={value} onChange={set} />
            <ComboField label="Disabled country" disabled choices={choices} value={value} onChange={set} />
          </>
        )}
      </Held>
      <Held first="">
        {(value, set) => (
          <ComboField
            label="Any country"
            empty="Any"
            optional
            choices={choices}
            value={value}
            onChange={set}
          />
        )}
      </Held>
      <Held first="">
        {(value, set) => (
          <FindField
            typed={value}
            onType={set}
            rows={value === "" ? [] : found(choices, value)}
            foundLabel="Countries found"
            onChoose={() => set("")}
            input={{ "aria-label": "Find a country", className: styles.control ?? "" }}
          />
        )}
      </Held>
    </Piece>
  );
}

const found = (choices: readonly { value: string; text: string }[], typed: string) =>
  choices
    .filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase()))
    .map(({ value, text }) => ({ id: value, text, shown: text }));

export function Numbers() {
  return (
    <Piece name="Numbers">
      <Held<number | string | null> first={114550}>
        {(value, set) => <AmountInput label="Amount (RM)" value={value} onChange={set} />}
      </Held>
      <Held<number | string | null> first={1250}>
        {(value, set) => <PercentInput label="Share (%)" value={value} onChange={set} error={wrong} />}
      </Held>
      <Held<number | string | null> first={500}>
        {(value, set) => <PercentChangeInput label="Change (%)" value={value} onChange={set} />}
      </Held>
      <Held first={2}>
        {(value, set) => (
          <NumberField label="Adults" hint="From 12 years" value={value} most={4} onChange={set} />
        )}
      </Held>
      <Held first="14">
        {(value, set) => (
          <NumberInput label="Days" hint="In a form." most={30} value={value} onChange={set} />
        )}
      </Held>
    </Piece>
  );
}
