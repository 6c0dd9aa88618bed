import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { FieldFrame } from "../../../../ui/field-frame.tsx";
import type { Resort } from "../calls.ts";
import type { FormFace } from "./form-face.ts";
import type { Person } from "./guest-list.ts";
import styles from "./guests.module.css";
import { type BirthFacts, readPaperOf, seniorFrom } from "./identity-facts.ts";

const kinds = ["mykad", "mykid", "passport"] as const;
export type PaperKind = (typeof kinds)[number];

/** Younger children have a MyKid instead of a MyKad; both numbers are of one form. */
const myKadFrom = 12;

type Guest = BookingJson["guests"][number];

/** Which paper a guest shows: what they chose, else what their nationality and the number say. */
export function usePaperKind(guest: Guest, person: Person) {
  const [chosen, setChosen] = useState<PaperKind | null>(null);
  const usual: PaperKind = person.age !== null && person.age < myKadFrom ? "mykid" : "mykad";
  const hasLetters = typeof guest.identity === "string" && /[a-z]/i.test(guest.identity);
  const kind: PaperKind =
    guest.nonMalaysian === true ? "passport" : (chosen ?? (hasLetters ? "passport" : usual));
  return { kind, setChosen };
}

type Props = {
  place: number;
  person: Person;
  guest: Guest;
  form: FormFace;
  bands: Resort["bands"];
  checkIn: Day;
  kind: PaperKind;
  facts: BirthFacts | null;
  onKind: (kind: PaperKind) => void;
};

/** The number of a paper, with the kind of the paper at its beginning; a MyKad says the holder's age. */
export function IdentityField(props: Props) {
  const { place, person, guest, form, bands, checkIn, kind, facts, onKind } = props;
  const { t } = useTranslation("booking");
  const at = `guests.${place}.identity`;
  const { name, value, onBlur, error } = form.field(at);
  const enter = (identity: string) => {
    const read = person.age === null ? readPaperOf(identity, person, checkIn, bands) : null;
    if (read === null) return form.set(at, identity);
    const senior = read.age >= seniorFrom(bands);
    // What was said of another number's holder is not said of this one's.
    const { birthDate: _, birthPlace: __, ...others } = guest;
    form.set(`guests.${place}`, { ...others, identity, age: read.age, senior });
  };
  const choose = (chosen: PaperKind) => {
    onKind(chosen);
    form.set(`guests.${place}.nonMalaysian`, chosen === "passport");
  };
  const passport = kind === "passport";
  return (
    <FieldFrame
      label={t(passport ? "guests.passport" : "guests.ic")}
      hint={facts === null && t(passport ? "guests.passportHint" : "guests.icHint")}
      error={error}
    >
      {(wiring) => (
        <span className={styles.paper}>
          <select
            aria-label={t("guests.paperOf", { number: place + 1 })}
            value={kind}
            onChange={(event) => choose(event.target.value as PaperKind)}
          >
            {kinds.map((paperKind) => (
              <option key={paperKind} value={paperKind}>
                {t(`guests.papers.${paperKind}`)}
              </option>
            ))}
          </select>
          <input
            {...wiring}
            name={name}
            value={value}
            onChange={(event) => enter(event.target.value)}
            onBlur={onBlur}
            autoComplete="off"
            autoCapitalize="characters"
            dir="ltr"
          />
        </span>
      )}
    </FieldFrame>
  );
}
