import { useRef } from "react";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { PartProps } from "../setting-context.ts";
import { useSettingText } from "../use-setting-text.ts";

const noBank = { name: "", address: "", accountHolder: "", accountNumber: "", swift: "" };
const fields = ["name", "address", "accountHolder", "accountNumber", "swift"] as const;

/** The account that guests transfer to; without it they are not offered to. */
export function BankFields({ form, readOnly }: PartProps) {
  const text = useSettingText();
  const { bank } = form.values;
  const has = bank !== null;
  // Turned off and on again, nothing typed is lost.
  const typed = useRef<unknown>(noBank);
  if (has) typed.current = bank;
  return (
    <>
      <Checkbox
        label={text("profile.bank.on")}
        checked={has}
        disabled={readOnly}
        onChange={(on) => form.set("bank", on ? typed.current : null)}
      />
      {has &&
        fields.map((name) => (
          <TextInput
            key={name}
            label={text(`profile.bank.${name}`)}
            disabled={readOnly}
            autoComplete="off"
            {...form.field(`bank.${name}`)}
          />
        ))}
    </>
  );
}
