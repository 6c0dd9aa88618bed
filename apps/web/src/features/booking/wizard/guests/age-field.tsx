import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { Resort } from "../calls.ts";
import type { FormFace } from "./form-face.ts";
import styles from "./guests.module.css";
import { seniorFrom } from "./identity-facts.ts";

type Props = {
  place: number;
  guest: BookingJson["guests"][number];
  form: FormFace;
  bands: Resort["bands"];
};

/** An adult's age, which also says whether they are a senior. */
export function AgeField({ place, guest, form, bands }: Props) {
  const { t } = useTranslation("booking");
  const field = form.number(`guests.${place}.age`);
  const enter = (typed: string) => {
    const whole = /^\d{1,3}$/.test(typed);
    const age = whole ? Number(typed) : typed || null;
    const senior = whole && typed.length > 1 ? Number(typed) >= seniorFrom(bands) : guest.senior;
    form.set(`guests.${place}`, { ...guest, age, senior });
  };
  return (
    <div className={styles.age}>
      <TextInput label={t("guests.age")} hint={t("guests.ageHint")} {...field} onChange={enter} />
      <Checkbox
        label={t("guests.senior", { age: seniorFrom(bands) })}
        {...form.tick(`guests.${place}.senior`)}
      />
    </div>
  );
}
