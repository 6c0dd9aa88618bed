import { malaysianStates } from "@pulau/contract/guests.ts";
import { useRef } from "react";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import type { PartProps } from "../setting-context.ts";
import { useSettingText } from "../use-setting-text.ts";

const nobody = {
  tin: "",
  brn: "",
  sst: null,
  tourismTax: null,
  phone: "",
  industry: { code: "55101", name: "Hotels and resort hotels" },
  address: { lines: [""], city: "", postCode: "", state: "" },
};
const fields = [
  "tin",
  "brn",
  "sst",
  "tourismTax",
  "industry.code",
  "industry.name",
  "address.lines.0",
  "address.lines.1",
  "address.city",
  "address.postCode",
] as const;
/** Left empty, these are none at all. */
const mayBeNone = ["sst", "tourismTax"];

/** The resort as the tax office knows it; without it nobody is asked for an e-Invoice. */
export function TaxPayerFields({ form, readOnly }: PartProps) {
  const text = useSettingText();
  const { taxPayer } = form.values;
  const on = taxPayer !== null;
  // Turned off and on again, nothing typed is lost.
  const typed = useRef<unknown>(nobody);
  if (on) typed.current = taxPayer;
  const control = (name: string) => {
    const field = form.field(`taxPayer.${name}`);
    // That no line is filled in is told at the first.
    const bound = {
      ...field,
      error: field.error ?? (name === "address.lines.0" ? form.errorAt("taxPayer.address.lines") : null),
    };
    if (!mayBeNone.includes(name)) return bound;
    return { ...bound, onChange: (value: string) => form.set(`taxPayer.${name}`, value.trim() || null) };
  };
  return (
    <>
      <Checkbox
        label={text("taxPayer.on")}
        checked={on}
        disabled={readOnly}
        onChange={(checked) => form.set("taxPayer", checked ? typed.current : null)}
      />
      {on && (
        <>
          {fields.map((name) => (
            <TextInput
              key={name}
              label={text(`taxPayer.${name}`)}
              disabled={readOnly}
              autoComplete="off"
              {...control(name)}
            />
          ))}
          <Select
            label={text("taxPayer.address.state")}
            disabled={readOnly}
            empty="–"
            choices={Object.entries(malaysianStates).flatMap(([value, name]) =>
              value === "17" ? [] : [{ value, text: name }],
            )}
            {...form.field("taxPayer.address.state")}
          />
          <TextInput
            label={text("taxPayer.phone")}
            placeholder="+60123456789"
            dir="ltr"
            disabled={readOnly}
            {...form.field("taxPayer.phone")}
          />
        </>
      )}
    </>
  );
}
