import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import { hasActivity, kindOf } from "@pulau/domain/party/kinds.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { useHold } from "../hold/hold-context.ts";
import type { FormFace } from "./form-face.ts";
import type { Person } from "./guest-list.ts";
import { GuestSummary } from "./guest-summary.tsx";
import styles from "./guests.module.css";
import { readBirthOf } from "./identity-facts.ts";
import { usePaperKind } from "./identity-field.tsx";
import { OptionalGuestFields } from "./optional-guest-fields.tsx";
import { OtherAge } from "./other-age.tsx";
import { OwnAnswers } from "./own-answers.tsx";
import { PaperFields } from "./paper-fields.tsx";
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

/** One traveller: name and paper, which says the age; everything else is folded. */
export function GuestCard(props: Props) {
  const { place, person, guest, form, resort, questions, books, onOpen, open } = props;
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { pathTo, changesBooking } = useWizardFlow();
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
        <PaperFields
          {...{ place, person, guest, form, facts, checkIn, label }}
          bands={resort.bands}
          kind={paper}
          onKind={setChosen}
          partyAt={changesBooking ? null : pathTo("dates")}
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
