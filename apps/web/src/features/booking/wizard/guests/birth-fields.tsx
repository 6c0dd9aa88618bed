import type { BookingJson } from "@pulau/contract/drafts.ts";
import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import { ageOfBirth } from "@pulau/domain/person/birth.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DateField } from "../../../../ui/date-field.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { Resort } from "../calls.ts";
import type { FormFace } from "./form-face.ts";
import type { Person } from "./guest-list.ts";
import { type BirthFacts, seniorFrom } from "./identity-facts.ts";
import { useBirthPlace } from "./identity-read.tsx";

export type BirthProps = {
  place: number;
  person: Person;
  guest: BookingJson["guests"][number];
  form: FormFace;
  facts: BirthFacts | null;
  checkIn: Day;
  bands: Resort["bands"];
};

/** Whether a guest has said it themselves, if only by emptying the field. */
const isEntered = (value: unknown): boolean => value !== undefined && value !== null;

/** When and where a guest was born, as their MyKad says until they say otherwise; an adult's age goes by the date. */
export function BirthFields({ place, person, guest, form, facts, checkIn, bands }: BirthProps) {
  const { t } = useTranslation("booking");
  const nameOf = useBirthPlace();
  const date = form.field(`guests.${place}.birthDate`);
  const where = form.field(`guests.${place}.birthPlace`);
  const enter = (birthDate: Day | "") => {
    const age = isDay(birthDate) ? ageOfBirth(birthDate, checkIn) : null;
    const aged = person.age === null && age !== null && { age, senior: age >= seniorFrom(bands) };
    form.set(`guests.${place}`, { ...guest, birthDate, ...aged });
  };
  return (
    <>
      <DateField
        label={t("guests.birthDate")}
        optional
        {...date}
        value={isEntered(guest.birthDate) ? date.value : (facts?.born ?? "")}
        max={checkIn}
        onChange={enter}
      />
      <TextInput
        label={t("guests.birthPlace")}
        optional
        {...where}
        value={isEntered(guest.birthPlace) ? where.value : ((facts && nameOf(facts.place)) ?? "")}
      />
    </>
  );
}
