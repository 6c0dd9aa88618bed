import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { hasActivity, kindOf } from "@pulau/domain/party/kinds.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { useHold } from "../hold/hold-context.ts";
import { AgeField } from "./age-field.tsx";
import type { FormFace } from "./form-face.ts";
import type { Person } from "./guest-list.ts";
import { GuestSummary } from "./guest-summary.tsx";
import styles from "./guests.module.css";
import { type BirthFacts, readBirthOf } from "./identity-facts.ts";
import { IdentityField, type PaperKind, usePaperKind } from "./identity-field.tsx";
import { IdentityRead } from "./identity-read.tsx";
import { OptionalGuestFields } from "./optional-guest-fields.tsx";
import { OtherAge } from "./other-age.tsx";
import { SavedDocuments } from "./saved-documents.tsx";

type Props = {
  place: number;
  person: Person;
  guest: BookingJson["guests"][number];
  form: FormFace;
  resort: Resort;
  questions: StayQuestions;
  /** Whether the booking is in this guest's name. */
  books: boolean;
  /** Opens the row, on a phone, where others are closed; null where all stand open. */
  onOpen: (() => void) | null;
  open: boolean;
};

/** The rooms by name, for "sleeps in". */
function useRoomChoices() {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const { json } = useDraft();
  const { hold } = useHold();
  return json.rooms.map((_, i) => {
    const held = hold?.rooms[i];
    const number = i + 1;
    return {
      value: String(i),
      text:
        held === undefined
          ? t("rooms.room", { number })
          : `${number}. ${say(held.roomTypeName)} ${held.roomNo}`,
    };
  });
}

type AnswerProps = {
  questions: StayQuestions;
  form: FormFace;
  at: (field: string) => string;
  hasActivities: boolean;
};

/** What the guest does, and where they buy: only where the package's price depends on it. */
function OwnAnswers({ questions, form, at, hasActivities }: AnswerProps) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const choice = (field: "activity" | "market", words: StayQuestions["activities"]) => (
    <Select
      label={t(`guests.${field}`)}
      empty={t("guests.choose")}
      {...form.field(at(field))}
      choices={words.map(({ word, name }) => ({ value: word, text: say(name) }))}
    />
  );
  return (
    <>
      {hasActivities && questions.activities.length > 1 && choice("activity", questions.activities)}
      {questions.marketBy === "person" && questions.markets.length > 1 && choice("market", questions.markets)}
    </>
  );
}

type PaperProps = Pick<Props, "place" | "person" | "guest" | "form" | "resort"> & {
  label: string;
  kind: PaperKind;
  facts: BirthFacts | null;
  checkIn: Day;
  onKind: (kind: PaperKind) => void;
};

/** The number of a paper and what it says of its holder; whoever shows another paper is asked for age and nationality. */
function Paper(props: PaperProps) {
  const { place, person, guest, form, resort, label, kind, facts, checkIn, onKind } = props;
  const { t } = useTranslation("booking");
  const { pathTo, changesBooking } = useWizardFlow();
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
        <IdentityField
          {...{ place, person, guest, form, checkIn, facts, kind, onKind }}
          bands={resort.bands}
        />
        {facts !== null && (
          <IdentityRead
            facts={facts}
            changeLabel={t("guests.changeOf", { guest: label })}
            guest={isAdult ? guest : null}
            onChange={isAdult && !hasAge ? () => setShowsAge(true) : null}
            changeAt={isAdult || changesBooking ? null : pathTo("dates")}
          />
        )}
      </div>
      {hasAge && <AgeField {...{ place, guest, form }} bands={resort.bands} />}
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

/** One traveller: name and paper, which says the age; everything else is folded. */
export function GuestCard(props: Props) {
  const { place, person, guest, form, resort, questions, books, onOpen, open } = props;
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const rooms = useRoomChoices();
  const at = (field: string) => `guests.${place}.${field}`;
  const { kind: paper, setChosen } = usePaperKind(guest, person);
  const checkIn = json.checkIn ?? resort.today;
  const withPaper = paper === "passport" ? { ...guest, identity: null } : guest;
  const facts = readBirthOf(withPaper, person, checkIn, resort.bands);
  const isAdult = person.age === null;
  const kind = kindOf(person.age, false, resort.bands);
  const label = t("guests.guest", { number: place + 1 });
  const kindText = isAdult
    ? t("kinds.adult")
    : t("guests.childOf", { kind: t(`kinds.${kind === "senior" ? "adult" : kind}`), age: person.age });
  if (!open && onOpen !== null)
    return <GuestSummary {...{ label, kindText, guest, facts, books }} isChild={!isAdult} onOpen={onOpen} />;
  return (
    <section aria-label={label} className={styles.guest}>
      <div className={styles.head}>
        <h2>
          {label} {books && <Chip tone="primary">{t("guests.books")}</Chip>}
        </h2>
        <span className="hint">{kindText}</span>
      </div>
      <SavedDocuments {...{ place, person, guest, form, resort, checkIn }} onKind={setChosen} />
      <div className={styles.grid}>
        <TextInput
          label={t("guests.fullName")}
          hint={t("guests.fullNameHint")}
          autoComplete={place === 0 ? "name" : "off"}
          {...form.field(at("fullName"))}
        />
        <Paper
          {...{ place, person, guest, form, resort, facts, checkIn, label }}
          kind={paper}
          onKind={setChosen}
        />
        <OwnAnswers {...{ questions, form, at }} hasActivities={hasActivity(kind)} />
        {rooms.length > 1 && (
          <ComboField
            label={t("guests.room")}
            {...form.field(at("room"))}
            choices={rooms}
            onChange={(room) => form.set(at("room"), Number(room))}
          />
        )}
      </div>
      {facts !== null && person.age !== null && facts.age !== person.age && (
        <OtherAge place={place} partyAge={person.age} read={facts.age} form={form} bands={resort.bands} />
      )}
      <OptionalGuestFields {...{ place, person, guest, form, facts, checkIn }} bands={resort.bands} />
    </section>
  );
}
