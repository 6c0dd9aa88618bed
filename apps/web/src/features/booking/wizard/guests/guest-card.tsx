import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import { kindOf, saysActivity } from "@pulau/domain/party/kinds.ts";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import { AgeField, seniorFrom } from "./age-field.tsx";
import type { FormFace } from "./form-face.ts";
import type { Person } from "./guest-list.ts";
import { GuestReach } from "./guest-reach.tsx";
import styles from "./guests.module.css";

type Props = {
  place: number;
  person: Person;
  guest: BookingJson["guests"][number];
  form: FormFace;
  resort: Resort;
  asks: StayQuestions;
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
  asks: StayQuestions;
  form: FormFace;
  at: (field: string) => string;
  asksActivity: boolean;
};

/** What the guest does, and where they buy: only where the package's price depends on it. */
function OwnAnswers({ asks, form, at, asksActivity }: AnswerProps) {
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
      {asksActivity && asks.activities.length > 1 && choice("activity", asks.activities)}
      {asks.marketBy === "person" && asks.markets.length > 1 && choice("market", asks.markets)}
    </>
  );
}

/** One traveller: name, paper, age, what the kitchen and the crew should know, and how to be reached. */
export function GuestCard({ place, person, guest, form, resort, asks }: Props) {
  const { t } = useTranslation("booking");
  const rooms = useRoomChoices();
  const at = (field: string) => `guests.${place}.${field}`;
  const kind = kindOf(person.age, false, resort.bands);
  const foreign = guest.nonMalaysian === true;
  return (
    <Card as="section" aria-labelledby={`guest-${place}`}>
      <div className={styles.head}>
        <h2 id={`guest-${place}`}>{t("guests.guest", { number: place + 1 })}</h2>
        <span className="hint">
          {person.age === null
            ? t("kinds.adult")
            : t("guests.childOf", {
                kind: t(`kinds.${kind === "senior" ? "adult" : kind}`),
                age: person.age,
              })}
        </span>
      </div>
      <div className={styles.grid}>
        <TextInput
          label={t("guests.fullName")}
          hint={t("guests.fullNameHint")}
          autoComplete={place === 0 ? "name" : "off"}
          {...form.field(at("fullName"))}
        />
        <TextInput label={t("guests.chineseName")} optional lang="zh-CN" {...form.field(at("chineseName"))} />
        <TextInput
          label={t(foreign ? "guests.passport" : "guests.ic")}
          hint={t(foreign ? "guests.passportHint" : "guests.icHint")}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          {...form.field(at("identity"))}
        />
        <AgeField {...{ place, person, guest, form }} bands={resort.bands} />
        <OwnAnswers {...{ asks, form, at }} asksActivity={saysActivity(kind)} />
        {rooms.length > 1 && (
          <ComboField
            label={t("guests.room")}
            {...form.field(at("room"))}
            choices={rooms}
            onChange={(room) => form.set(at("room"), Number(room))}
          />
        )}
      </div>
      <div className={styles.ticks}>
        <Checkbox label={t("guests.nonMalaysian")} {...form.tick(at("nonMalaysian"))} />
        {person.age === null && (
          <Checkbox
            label={t("guests.senior", { age: seniorFrom(resort.bands) })}
            {...form.tick(at("senior"))}
          />
        )}
        <Checkbox label={t("guests.disabled")} {...form.tick(at("disabled"))} />
        <Checkbox label={t("guests.vegetarian")} {...form.tick(at("vegetarian"))} />
      </div>
      <GuestReach place={place} guest={guest} form={form} />
    </Card>
  );
}
