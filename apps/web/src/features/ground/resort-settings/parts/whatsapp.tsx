import { TextInput } from "../../../../ui/text-fields.tsx";
import type { PartProps } from "../setting-context.ts";
import styles from "../settings.module.css";
import { useSettingText } from "../use-setting-text.ts";

type Person = { readonly holder: string; readonly number: string };
const nobody: Person = { holder: "", number: "" };

/** Up to three WhatsApp numbers with who answers there; one without a number falls away. */
export function WhatsappRows({ form, readOnly }: PartProps) {
  const text = useSettingText();
  const people = form.values.whatsapp as readonly Person[];
  const change = (row: number, part: Partial<Person>) => {
    const all = [0, 1, 2].map((at) => ({ ...nobody, ...people[at], ...(at === row && part) }));
    const last = all.findLastIndex(({ holder, number }) => holder !== "" || number !== "");
    form.set("whatsapp", all.slice(0, last + 1));
  };
  return [0, 1, 2].map((row) => {
    const person = people[row] ?? nobody;
    return (
      <div className={styles.pair} key={row}>
        <TextInput
          label={text(`profile.whatsapp.${row}`)}
          name={`whatsapp.${row}.number`}
          inputMode="tel"
          dir="ltr"
          disabled={readOnly}
          value={person.number}
          error={form.errorAt(`whatsapp.${row}.number`)}
          onChange={(number) => change(row, { number })}
        />
        <TextInput
          label={text("profile.whatsappHolder")}
          name={`whatsapp.${row}.holder`}
          disabled={readOnly}
          value={person.holder}
          error={form.errorAt(`whatsapp.${row}.holder`)}
          onChange={(holder) => change(row, { holder })}
        />
      </div>
    );
  });
}
