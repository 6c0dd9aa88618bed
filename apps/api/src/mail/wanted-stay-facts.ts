import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { dayInWords } from "./booking-facts.ts";
import type { Fact, Frame, InThree } from "./letter.ts";
import { partyFact } from "./party-facts.ts";

/** A stay that somebody wishes for, as mails speak of it. */
export type WantedStay = {
  readonly packageName: Words | null;
  readonly optionName: Words | null;
  /** Null when any day will do. */
  readonly checkIn: Day | null;
  readonly nights: number | null;
  /** Days earlier or later that would do as well. */
  readonly daysAround: number;
  readonly party: Party;
  /** Rooms that were asked for; none named is any. */
  readonly roomTypes: readonly Words[];
};

const words: InThree<{
  stay: string;
  when: string;
  rooms: string;
  anyDay: string;
  nights: (count: number) => string;
  around: (count: number) => string;
  comma: string;
}> = {
  en: {
    stay: "Package",
    when: "When",
    rooms: "Rooms",
    anyDay: "Any date",
    nights: (count) => (count === 1 ? "1 night" : `${count} nights`),
    around: (count) => `or up to ${count === 1 ? "1 day" : `${count} days`} earlier or later`,
    comma: ", ",
  },
  my: {
    stay: "Pakej",
    when: "Tarikh",
    rooms: "Bilik",
    anyDay: "Bila-bila masa ada kekosongan",
    nights: (count) => `${count} malam`,
    around: (count) => `atau sehingga ${count} hari lebih awal atau lewat`,
    comma: ", ",
  },
  cn: {
    stay: "套餐",
    when: "日期",
    rooms: "房型",
    anyDay: "日期不限",
    nights: (count) => `${count} 晚`,
    around: (count) => `前后 ${count} 天以内也可以`,
    comma: "，",
  },
};

/** What was asked for: package, days, party, rooms. */
export function wantedStayFacts(wantedStay: WantedStay, frame: Frame): Fact[] {
  const { language } = frame;
  const w = words[language];
  const { checkIn, nights, daysAround, party } = wantedStay;
  const when = [
    [checkIn === null ? w.anyDay : dayInWords(checkIn, language), nights === null ? "" : w.nights(nights)]
      .filter(Boolean)
      .join(w.comma),
    daysAround > 0 ? w.around(daysAround) : "",
  ];
  const name = [wantedStay.packageName?.[language], wantedStay.optionName?.[language]];
  return [
    { label: w.stay, value: name.filter(Boolean).join(w.comma) },
    { label: w.when, value: when.filter(Boolean).join("\n") },
    partyFact(party, frame),
    { label: w.rooms, value: wantedStay.roomTypes.map((room) => room[language]).join("\n") },
  ].filter(({ value }) => value !== "");
}

/** A guest's or a colleague's own text as paragraphs: blank lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
