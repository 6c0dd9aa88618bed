import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import type { Resort } from "../calls.ts";
import { AgeField } from "./age-field.tsx";
import type { FormFace } from "./form-face.ts";
import type { Person } from "./guest-list.ts";
import styles from "./guests.module.css";
import type { BirthFacts } from "./identity-facts.ts";
import { IdentityField, type PaperKind } from "./identity-field.tsx";
import { IdentityRead } from "./identity-read.tsx";

type Props = {
  place: number;
  person: Person;
  guest: BookingJson["guests"][number];
  form: FormFace;
  bands: Resort["bands"];
  /** What the guest is called, for who can't see where the fields are. */
  label: string;
  kind: PaperKind;
  facts: BirthFacts | null;
  checkIn: Day;
  onKind: (kind: PaperKind) => void;
  /** Where the party is changed, whose ages children have; null where it can't be. */
  partyAt: string | null;
};

/** The number of a paper and what it says of its holder; whoever shows another paper is asked for age and nationality. */
export function PaperFields(props: Props) {
  const { place, person, guest, form, bands, label, kind, facts, checkIn, onKind, partyAt } = props;
  const { t } = useTranslation("booking");
  const [showsAge, setShowsAge] = useState(false);
  const isAdult = person.age === null;
  // A MyKad that is not whole yet will say the age.
  const kept = typeof guest.identity === "string" && guest.identity.startsWith("•");
  const isOther = facts !== null && guest.age !== facts.age;
  const isWrong = facts !== null && form.errorAt(`guests.${place}.age`) !== null;
  const hasAge = isAdult && (kind === "passport" || kept || showsAge || isOther || isWrong);
  return (
    <>
      <div className={styles.identity}>
        <IdentityField {...{ place, person, guest, form, checkIn, facts, kind, onKind, bands }} />
        {facts !== null && (
          <IdentityRead
            facts={facts}
            changeLabel={t("guests.changeOf", { guest: label })}
            guest={isAdult ? guest : null}
            onChange={isAdult && !hasAge ? () => setShowsAge(true) : null}
            changeAt={isAdult ? null : partyAt}
          />
        )}
      </div>
      {hasAge && <AgeField {...{ place, guest, form, bands }} />}
      {kind === "passport" && (
        <Checkbox
          label={t("guests.nonMalaysian")}
          {...form.tick(`guests.${place}.nonMalaysian`)}
          onChange={(foreign) => {
            // A Malaysian may travel with a passport, too.
            onKind("passport");
            form.set(`guests.${place}.nonMalaysian`, foreign);
          }}
        />
      )}
    </>
  );
}
