import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import type { Language } from "../../../../plugins/language.ts";
import { paperWords } from "./words.ts";

type Line = InvoiceReply["lines"][number];

export type LineWords = {
  readonly what: string;
  /** The reason where name, count, nights and price don't say it all. */
  readonly why: string;
  /** For how many nights, or how often each pays; empty where neither matters. */
  readonly length: string;
};

/** A line of a price in words. */
export function lineWords(line: Line, language: Language): LineWords {
  return {
    what: whatOf(line, language),
    why: whyOf(line, language),
    length: lengthOf(line, language),
  };
}

function whatOf(line: Line, language: Language): string {
  const w = paperWords[language];
  if (!isLodging(line) || line.bedType === null) {
    const name = nameIn(line.name, language) || w.unnamed[line.step] || "";
    return line.step === "tax" && line.inHouse ? w.inHouse(name) : name;
  }
  const people = peopleOf(line, language) || w.rooms(line.count);
  const text = joined(language, [
    people,
    w.sharing[line.bedType],
    activityOf(line, language),
    nameIn(line.marketName, language),
    line.place ? w.place[line.place] : "",
    line.payAs ? w.payAs(w.kinds[line.payAs]) : "",
  ]);
  return line.step === "extraNight" ? w.extraNight(text) : text;
}

function whyOf(line: Line, language: Language): string {
  const w = paperWords[language];
  const base = formatRinggit(line.baseSen ?? 0);
  const share = line.share === null || line.baseSen === null ? "" : w.share(formatShare(line.share), base);
  if (line.insideSen) return w.inside(formatRinggit(line.insideSen), share);
  if (line.lacking) return line.step === "transport" ? w.lackingSeats : w.lackingPersons;
  if (isLodging(line)) {
    const forNights = line.forNights ? w.forNights(w.nights(line.forNights)) : "";
    const part = line.partNights ? w.partNights(w.nights(line.partNights)) : "";
    return joined(language, [forNights, part, share]);
  }
  const counted = peopleOf(line, language);
  const people =
    line.who === null ? counted : counted === "" ? w.nationality[line.who] : w.who[line.who](counted);
  return joined(language, [people, activityOf(line, language), share]);
}

function lengthOf(line: Line, language: Language): string {
  const w = paperWords[language];
  return joined(language, [
    line.nights === null ? "" : w.nights(line.nights),
    line.times && line.times > 1 ? w.times(line.times) : "",
  ]);
}

const isLodging = ({ step }: Line): boolean => step === "rate" || step === "extraNight";

/** What a price list calls it: in English where nobody has translated it. */
export const nameIn = (name: Line["name"] | undefined, language: Language): string =>
  name?.[language] || name?.en || "";

const joined = (language: Language, parts: readonly string[]): string =>
  parts.filter(Boolean).join(paperWords[language].comma);

/** What guests do, by the name that the line was sold with; older lines have none, and say only what we can translate. */
const activityOf = ({ activity, activityName }: Line, language: Language): string =>
  nameIn(activityName, language) || paperWords[language].activities[activity ?? ""] || "";

const peopleOf = ({ guestKind, count }: Line, language: Language): string =>
  guestKind === null ? "" : paperWords[language].people[guestKind](count);
