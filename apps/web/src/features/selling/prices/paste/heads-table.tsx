import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import { columnsOf } from "@pulau/domain/rate-grid/grid-model.ts";
import { conditionsOf, type RowSpeech, weekdaysText } from "../../../../business/price-changes/row-words.ts";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import type { PricedOptions } from "../calls.ts";
import { columnName } from "../words/use-cell-sentence.ts";
import styles from "./paste.module.css";
import type { Choice, ReadHead } from "./read-block.ts";
import { type Meaning, nameFrom, saysSomething, termsOfMeaning, wordFor } from "./read-heads.ts";

type Props = {
  readonly heads: readonly ReadHead[];
  readonly chosen: ReadonlyMap<string, Choice>;
  readonly card: RateBook;
  readonly options: PricedOptions;
  readonly speech: RowSpeech;
  readonly onChoose: (text: string, choice: Choice | null) => void;
};

type Offered = { readonly value: string; readonly text: string; readonly choice: Choice };

/** What a head says, in the words of the grid. */
function meaningText(speech: RowSpeech, card: RateBook, meaning: Meaning): string {
  const { t, typeName, language } = speech;
  const { terms, isRoom, spans, column, label } = meaning;
  const { roomTypeId, bedType, guestKind } = terms;
  const known = columnsOf(card).find(({ key }) => key === column);
  return [
    known && columnName(known, t),
    ...(spans ?? []).map(({ from, to }) => rangeBrief(from, to, language)),
    roomTypeId ? typeName(roomTypeId) : roomTypeId === null && t("anyRoom"),
    bedType && t(`sharing.${bedType}`),
    guestKind ? t(`guest.${guestKind}`) : guestKind === null && t("guest.any"),
    isRoom && t("guest.room"),
    ...conditionsOf(speech, termsOfMeaning(meaning)),
    spans && label,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Each name of the block beside what it is taken for, which can be said otherwise. */
export function HeadsTable({ heads, chosen, card, options, speech, onChoose }: Props) {
  const { t } = useTranslation("prices");
  const says = (terms: Meaning["terms"], more: Partial<Meaning> = {}): Meaning => ({
    terms,
    label: "",
    ...more,
  });
  const offered: Offered[] = [
    { value: "leaveOut", text: t("paste.leaveOut"), choice: "leaveOut" },
    { value: "ignore", text: t("paste.ignore"), choice: "ignore" },
    ...options.roomTypes.map(({ _id }) => ({
      value: _id,
      text: speech.typeName(_id),
      choice: says({ roomTypeId: _id }),
    })),
    ...bedTypes.map((bedType) => ({
      value: bedType,
      text: t(`sharing.${bedType}`),
      choice: says({ bedType }),
    })),
    ...guestKinds.map((guestKind) => ({
      value: guestKind,
      text: t(`guest.${guestKind}`),
      choice: says({ guestKind }),
    })),
    ...(["malaysian", "foreign"] as const).map((nationality) => ({
      value: nationality,
      text: t(`nationality.${nationality}`),
      choice: says({ nationality }),
    })),
    { value: "anyone", text: t("guest.any"), choice: says({ guestKind: null }) },
    { value: "room", text: t("guest.room"), choice: says({}, { isRoom: true }) },
    { value: "extraNight", text: t("terms.extraNight"), choice: says({}, { isExtra: true }) },
    ...columnsOf(card).flatMap((column) => {
      const text = columnName(column, t);
      return text === "" ? [] : [{ value: column.key, text, choice: says({}, { column: column.key }) }];
    }),
  ];
  return (
    <fieldset className={styles.heads}>
      <legend>{t("paste.heads")}</legend>
      {heads.map((head) => {
        const { text, meaning, unread, understood } = head;
        const choice = chosen.get(text);
        const choices = [
          ...offered,
          ...(unread === "" ? [] : forUnread(head, { says, t, speech })),
          ...ownWords(card, meaning.label, { says, t }),
        ];
        const read = meaningText(speech, card, unread === "" ? meaning : understood);
        return (
          <Select
            key={text}
            label={text}
            error={unread !== "" && choice === undefined ? t("paste.unread", { words: unread }) : null}
            empty={read || (unread === "" ? meaning.label || t("paste.ignore") : t("paste.unknown"))}
            value={
              choices.find((offer) => offer.choice === choice || sameChoice(offer.choice, choice))?.value ??
              ""
            }
            choices={choices}
            onChange={(value) =>
              onChoose(text, choices.find((offer) => offer.value === value)?.choice ?? null)
            }
          />
        );
      })}
    </fieldset>
  );
}

const sameChoice = (a: Choice, b: Choice | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

type Offering = {
  readonly says: (terms: Meaning["terms"], more?: Partial<Meaning>) => Meaning;
  readonly t: RowSpeech["t"];
};

/** Which days lists mean by the week's, its end's and the like. */
const dayChoices = [
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4],
  [1, 2, 3, 4, 7],
  [5, 6],
  [6, 7],
  [5, 6, 7],
] as const;

/** What else a name of which not every word is known can be: what is known of it, its dates' name, or some weekdays. */
function forUnread(
  { meaning, unread, isName, understood }: ReadHead,
  { says, t, speech }: Offering & { readonly speech: RowSpeech },
): Offered[] {
  const isPartly = saysSomething({ ...understood, label: "" });
  return [
    ...(isPartly
      ? [
          {
            value: "ignoreRest",
            text: t("paste.ignoreRest", { words: unread }),
            choice: "ignoreRest" as const,
          },
        ]
      : []),
    ...(isName
      ? [{ value: "name", text: t("paste.isName", { name: meaning.label }), choice: "name" as const }]
      : []),
    ...dayChoices.map((weekdays) => ({
      value: `days ${weekdays.join("")}`,
      text: weekdaysText(weekdays, speech.language),
      choice: says({}, { weekdays }),
    })),
  ];
}

/** What a name can be that the card has no word for yet: something that guests do, or a market that they buy in. */
function ownWords(card: RateBook, label: string, { says, t }: Offering): Offered[] {
  if (label === "") return [];
  const name = nameFrom(label);
  const word = wordFor(label, Object.keys(card.words ?? {}));
  const names = { [word]: name };
  return [
    {
      value: "newActivity",
      text: t("paste.newActivity", { name }),
      choice: says({ activity: word }, { names }),
    },
    { value: "newMarket", text: t("paste.newMarket", { name }), choice: says({ market: word }, { names }) },
  ];
}
