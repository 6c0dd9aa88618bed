import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { Resort } from "../calls.ts";
import type { FormFace } from "./form-face.ts";
import type { Person } from "./guest-list.ts";

type Bands = Resort["bands"];

/** The age from which a guest is a senior. */
export const seniorFrom = (bands: Bands): number =>
  bands.find((band) => band.kind === "senior")?.fromAge ?? 60;

type Props = {
  place: number;
  person: Person;
  guest: BookingJson["guests"][number];
  form: FormFace;
  bands: Bands;
};

/** A guest's age: a child's was told with the party; an adult's also says whether they are a senior. */
export function AgeField({ place, person, guest, form, bands }: Props) {
  const { t } = useTranslation("booking");
  const field = form.number(`guests.${place}.age`);
  if (person.age !== null) {
    return <TextInput label={t("guests.age")} hint={t("guests.childAgeHint")} readOnly {...field} />;
  }
  const enter = (typed: string) => {
    const whole = /^\d{1,3}$/.test(typed);
    const age = whole ? Number(typed) : typed || null;
    const senior = whole && typed.length > 1 ? Number(typed) >= seniorFrom(bands) : guest.senior;
    form.set(`guests.${place}`, { ...guest, age, senior });
  };
  return <TextInput label={t("guests.age")} hint={t("guests.ageHint")} {...field} onChange={enter} />;
}
