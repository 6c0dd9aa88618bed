import type { StayQuestions } from "@pulau/contract/catalogue.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import { seatsOf } from "@pulau/domain/rooming/seats.ts";
import { useCallback, useRef, useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useGuestColumns } from "../../../../business/answer-columns.ts";
import { PasteDialog } from "../../../../business/paste-dialog.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { type EntryColumn, EntryGrid, type EntryValues } from "../../../../ui/entry-grid.tsx";
import { IconClipboardText } from "../../../../ui/icons/index.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";
import { useWizardCalls } from "../wizard-calls.ts";
import type { FormFace } from "./form-face.ts";
import { personsBySeat, takenSeats } from "./group-places.ts";
import { type Person, personsOf } from "./guest-list.ts";
import styles from "./guests.module.css";
import { readPaperOf, seniorFrom } from "./identity-facts.ts";

type GuestDraft = BookingJson["guests"][number];
type Props = { form: FormFace; guests: readonly GuestDraft[]; resort: Resort; questions: StayQuestions };

const texts = ["fullName", "chineseName", "identity", "age", "activity", "market", "allergies"] as const;
const ticks = ["nonMalaysian", "vegetarian", "senior", "disabled"] as const;

/** One guest's fields as texts and ticks; the same guest gives the same values, so that only changed rows are drawn. */
const shown = new WeakMap<GuestDraft, EntryValues>();
function valuesOf(guest: GuestDraft): EntryValues {
  const found = shown.get(guest);
  if (found) return found;
  const text = (value: unknown) =>
    typeof value === "string" || typeof value === "number" ? String(value) : "";
  const values: EntryValues = {
    ...Object.fromEntries(texts.map((key) => [key, text(guest[key])])),
    ...Object.fromEntries(ticks.map((key) => [key, guest[key] === true])),
  };
  shown.set(guest, values);
  return values;
}

/** Mistakes of the guests by place and field, as the form tells them. */
function errorsOf(form: FormFace, guests: readonly GuestDraft[], columns: readonly EntryColumn[]) {
  return Object.fromEntries(
    guests.map((_, place) => {
      const errors = columns.flatMap(({ key }) => {
        const error = form.errorAt(`guests.${place}.${key}`);
        return error === null ? [] : [[key, error]];
      });
      return [place, Object.fromEntries(errors)];
    }),
  );
}

/** The guests of a large party, room by room, typed like a spreadsheet or pasted from one. */
export function GroupGrid({ form, guests, resort, questions }: Props) {
  const { t } = useTranslation("rooming");
  const { json } = useDraft();
  const [pasting, setPasting] = useState<string | null>(null);
  const columns = useGuestColumns(questions);
  const persons = personsOf(json.party);
  const roomNames = useRoomNames(json);
  const latest = useRef({ form, persons, resort, checkIn: json.checkIn ?? resort.today });
  latest.current = { form, persons, resort, checkIn: json.checkIn ?? resort.today };
  const change = useCallback((place: number, key: string, value: string | boolean) => {
    const { form, persons, resort, checkIn } = latest.current;
    const { set } = form;
    const isAge = key === "age" && typeof value === "string";
    const years = isAge && /^\d{1,3}$/.test(value) ? Number(value) : value || null;
    set(`guests.${place}.${key}`, isAge ? years : value);
    const person = persons[place];
    if (key !== "identity" || person?.age !== null) return;
    const facts = readPaperOf(value, person, checkIn, resort.bands);
    if (facts === null) return;
    set(`guests.${place}.age`, facts.age);
    set(`guests.${place}.senior`, facts.age >= seniorFrom(resort.bands));
  }, []);
  const leave = useCallback((place: number, key: string) => {
    latest.current.form.field(`guests.${place}.${key}`).onBlur();
  }, []);
  const groups = roomNames.map((head, room) => ({
    key: String(room),
    head,
    rows: guests
      .map((guest, place) => ({ guest, place }))
      .filter(({ guest }) => (typeof guest.room === "number" ? guest.room : 0) === room)
      .map(({ guest, place }) => ({
        key: place,
        label: t("placeIn", { place: place + 1, room: room + 1 }),
        head: <PersonHead person={persons[place]} place={place} />,
        values: valuesOf(guest),
      })),
  }));
  return (
    <div className={styles.cards}>
      <div>
        <Button kind="outline" icon={IconClipboardText} onClick={() => setPasting("")}>
          {t("paste.open")}
        </Button>
      </div>
      <EntryGrid
        caption={t("title")}
        rowHead={t("guest")}
        columns={columns}
        groups={groups}
        errors={errorsOf(form, guests, columns)}
        onChange={change}
        onLeave={leave}
        onPasteTable={setPasting}
      />
      <GroupPaste
        {...{ form, guests, resort, questions, roomNames }}
        text={pasting}
        onClose={() => setPasting(null)}
      />
    </div>
  );
}

function PersonHead({ person, place }: { person: Person | undefined; place: number }) {
  const { t } = useTranslation("booking");
  if (person?.age == null) return t("guests.guest", { number: place + 1 });
  return t("guests.childOf", { kind: t("guests.guest", { number: place + 1 }), age: person.age });
}

function useRoomNames(json: BookingJson): string[] {
  const { t } = useTranslation("rooming");
  const { say } = useLanguage();
  const { hold } = useHold();
  return json.rooms.map((_, i) => {
    const held = hold?.rooms[i];
    const number = t("room", { number: i + 1 });
    return held === undefined ? number : `${number}, ${say(held.roomTypeName)} ${held.roomNo}`;
  });
}

/** What is pasted is read into the rooms that are held, and goes to the persons who sleep there. */
function GroupPaste({
  form,
  guests,
  resort,
  roomNames,
  text,
  onClose,
}: Props & { roomNames: readonly string[]; text: string | null; onClose: () => void }) {
  const { json } = useDraft();
  const { call } = useBackend();
  const { checkGroup } = useWizardCalls();
  const persons = personsOf(json.party);
  const bySeat = personsBySeat(json.rooms, persons, guests, resort.bands);
  const roomBySeat = seatsOf(json.rooms).map(({ room }) => room);
  return (
    <PasteDialog
      open={text !== null}
      text={text ?? ""}
      onClose={onClose}
      check={(pasted) =>
        call(checkGroup, {
          body: {
            text: pasted,
            taken: takenSeats(bySeat, guests),
            checkIn: json.checkIn ?? resort.today,
            ...(json.optionId !== null && { optionId: json.optionId }),
            rooms: json.rooms.map(({ occupants }) => occupants),
          },
        })
      }
      placeName={(seat) => roomNames[roomBySeat[seat] ?? 0] ?? ""}
      onTake={({ rows }) => {
        const next = [...guests];
        for (const { seat, guest } of rows) {
          const place = seat === null ? null : (bySeat[seat] ?? null);
          if (place === null || guest === null) continue;
          const { seat: _, _id: __, ...known } = guest;
          const age = persons[place]?.age ?? known.age;
          next[place] = {
            ...next[place],
            ...known,
            chineseName: known.chineseName ?? "",
            email: known.email ?? "",
            ...(known.allergies !== undefined && { allergies: known.allergies ?? "" }),
            age,
          };
        }
        form.set("guests", next);
        onClose();
      }}
    />
  );
}
