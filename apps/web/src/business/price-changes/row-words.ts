import type { Occupancy, Span } from "@pulau/domain/catalogue/conditions.ts";
import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import type { RowTerms } from "@pulau/domain/rate-grid/grid-model.ts";
import type { Language } from "../../i18n/language.ts";
import type { Say as SayIn } from "../../i18n/words.ts";
import { weekdayNames } from "../../ui/format.ts";

type Say = SayIn<"prices">;

/** How the reader says what rows are about. */
export type RowSpeech = {
  readonly t: Say;
  readonly language: Language;
  /** The name of a room type, by its id. */
  readonly typeName: (roomTypeId: RoomTypeId) => string;
  /** The name of an activity or market, by the card's word. */
  readonly wordName: (word: string) => string;
  /** What a price list is called, by the code that prices name. */
  readonly listName: (code: string) => string;
};

export const sharingText = ({ t }: RowSpeech, { bedType }: Pick<Rate, "bedType">): string =>
  bedType === null || bedType === undefined ? t("sharing.any") : t(`sharing.${bedType}`);

export const guestText = (
  { t }: Pick<RowSpeech, "t">,
  { guestKind, per }: Pick<Rate, "guestKind" | "per">,
): string => {
  if (guestKind != null) return t(`guest.${guestKind}`);
  return per === "room" || per === "roomNight" ? t("guest.room") : t("guest.any");
};

/** `4–6`, `from 10`, `up to 3`. */
export const spanText = (t: Say, { from, to }: Span): string => {
  if (from != null && to != null) return from === to ? String(from) : t("span.both", { from, to });
  return from != null ? t("span.from", { from }) : t("span.to", { to: to ?? 0 });
};

/** `1 night`, `2–4 nights`. */
const nightsText = (t: Say, nights: Span): string =>
  nights.from != null && nights.from === nights.to
    ? t("nights", { count: nights.from })
    : t("terms.nights", { span: spanText(t, nights) });

/** Days that follow one another, over the end of the week too: the first of them; null where they do not. */
const firstInRow = (days: readonly number[]): number | null => {
  const firsts = days.filter((day) => !days.includes(((day + 5) % 7) + 1));
  const [first, ...others] = firsts;
  return first !== undefined && others.length === 0 ? first : null;
};

/** `Fri Sat`, and of three or more that follow one another the first and the last: `Sun–Wed`. */
export const weekdaysText = (days: readonly number[], language: Language): string => {
  const names = weekdayNames(language);
  const nameOf = (day: number): string => names[day - 1] ?? "";
  const first = days.length > 2 ? firstInRow(days) : null;
  if (first === null) return days.map(nameOf).join(" ");
  const last = ((first - 1 + days.length - 1) % 7) + 1;
  return `${nameOf(first)}${language === "cn" ? "至" : "–"}${nameOf(last)}`;
};

const occupantsText = ({ t }: Pick<RowSpeech, "t">, occupants: Occupancy): string =>
  Object.entries(occupants)
    .flatMap(([kind, span]) => (span ? [`${t(`guest.${kind as "adult"}`)} ${spanText(t, span)}`] : []))
    .join(", ");

/** What a row says beside room type, sharing and guest, each in a few words. */
export function conditionsOf(
  speech: Omit<RowSpeech, "typeName" | "listName">,
  terms: Partial<RowTerms>,
): string[] {
  const { t, language, wordName } = speech;
  const { per, extraNight, nights, persons, ages, activity, nationality, market, party } = terms;
  const { arrivalWeekdays, weekdays, place, nth, occupants, when, taxGroup, taxInside } = terms;
  const texts: (string | false | null | undefined)[] = [
    extraNight && t("terms.extraNight"),
    nights && nightsText(t, nights),
    // A price of an extra night is one of a night.
    !extraNight && (per === "personNight" || per === "roomNight") && t("terms.aNight"),
    persons != null && t("terms.persons", { count: persons }),
    activity != null && wordName(activity),
    market != null && wordName(market),
    nationality && t(`nationality.${nationality}`),
    party && t("terms.party", { span: spanText(t, party) }),
    ages && t("terms.ages", { span: spanText(t, ages) }),
    place && t(`place.${place}`),
    nth && t("terms.nth", { span: spanText(t, nth) }),
    occupants && t("terms.occupants", { who: occupantsText(speech, occupants) }),
    arrivalWeekdays?.length ? t("terms.arrival", { days: weekdaysText(arrivalWeekdays, language) }) : null,
    weekdays?.length ? t("terms.nightsOn", { days: weekdaysText(weekdays, language) }) : null,
    when && Object.values(when).some((value) => value != null) && t("terms.when"),
    taxGroup && taxGroup !== "stay" && t(`taxGroup.${taxGroup}`),
    taxInside && t("terms.taxInside"),
  ];
  return texts.filter((text): text is string => typeof text === "string" && text !== "");
}

export const roomText = ({ t, typeName }: RowSpeech, { roomTypeId }: Pick<Rate, "roomTypeId">): string =>
  roomTypeId === null ? t("anyRoom") : typeName(roomTypeId);

/** A whole row in words: `Garden Room, triple, child, 3 nights`. */
export const rowText = (speech: RowSpeech, terms: RowTerms): string =>
  [
    roomText(speech, terms),
    ...(terms.bedType === null ? [] : [sharingText(speech, terms)]),
    guestText(speech, terms),
    ...conditionsOf(speech, terms),
  ].join(", ");
