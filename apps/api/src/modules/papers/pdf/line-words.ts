import type { InvoiceReply } from "@pulau/contract/papers.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { Language } from "../../../plugins/language.ts";
import { paperWords } from "./words.ts";

type Line = InvoiceReply["lines"][number];

/** Basis points as `8%`. */
export const shareText = (points: number): string => `${points / 100}%`;

/** A line of a price in words: what is paid for, and the reason where name, count and price don't say it all. */
export function lineWords(line: Line, language: Language): { what: string; why: string } {
  return { what: whatOf(line, language), why: whyOf(line, language) };
}

function whatOf(line: Line, language: Language): string {
  const w = paperWords[language];
  const people = peopleOf(line, language);
  if (line.step === "rate" && people !== "" && line.bedType !== null) {
    return `${people}${w.comma}${w.sharing[line.bedType]}`;
  }
  return line.name?.[language] ?? w.unnamed[line.step] ?? "";
}

function whyOf(line: Line, language: Language): string {
  const w = paperWords[language];
  if (line.share !== null && line.baseSen !== null)
    return w.share(shareText(line.share), formatRinggit(line.baseSen));
  if (line.step === "rate") return "";
  const counted = peopleOf(line, language);
  const people = counted !== "" && line.who !== null ? w.who[line.who](counted) : counted;
  const nights = line.nights === null ? "" : w.nights(line.nights);
  return [people, nights].filter(Boolean).join(w.comma);
}

const peopleOf = ({ guestKind, count }: Line, language: Language): string =>
  guestKind === null ? "" : paperWords[language].people[guestKind](count);
