import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Span } from "@pulau/domain/catalogue/conditions.ts";
import type { AgeBand, GuestKind } from "@pulau/domain/party/party.ts";
import type { Meaning } from "./read-heads.ts";

type Bands = readonly AgeBand[];
type Aged = { readonly kind: GuestKind; readonly ages: Span };

const young: readonly GuestKind[] = ["infant", "toddler", "child"];

const agedIn = (heads: readonly Meaning[]): Aged[] =>
  heads.flatMap(({ terms: { guestKind: kind }, ages }) => (kind && ages ? [{ kind, ages }] : []));

const endOf = (bands: Bands, kinds: readonly GuestKind[]): number =>
  Math.max(-1, ...bands.filter(({ kind }) => kinds.includes(kind)).map(({ toAge }) => toAge ?? -1));

/**
 * Ages with their begin: of "below 12" and "below 4" the first begins at 4. The youngest of a list begins where the
 * resort's own younger guests end.
 */
function withBegin(all: readonly Aged[], { kind, ages }: Aged, resort: Bands): { from: number; to: number } {
  const to = ages.to ?? endOf(resort, [kind]);
  if (ages.from !== undefined && ages.from !== null) return { from: ages.from, to };
  const below = all.flatMap((other) =>
    young.includes(other.kind) && other.ages.to != null && other.ages.to < to ? [other.ages.to] : [],
  );
  const resorts = endOf(resort, young.slice(0, young.indexOf(kind)));
  const begin = below.length > 0 ? Math.max(...below) : resorts < to ? resorts : -1;
  return { from: begin + 1, to };
}

/** The ages of one head as a row has them, with a begin. */
export function wholeSpan(heads: readonly Meaning[], meaning: Meaning, resort: Bands): Span | undefined {
  const [own] = agedIn([meaning]);
  if (!own || !young.includes(own.kind)) return meaning.ages;
  return withBegin(agedIn(heads), own, resort);
}

/**
 * Who counts as what on a list that says its children's ages, where it is otherwise than the card has it: what the list
 * says, and the card's own kinds around it. Null where nothing is listed, or nothing else.
 */
export function listedBands(heads: readonly Meaning[], { bands }: Pick<RateBook, "bands">): Bands | null {
  const resort = bands.package;
  const all = agedIn(heads).filter(({ kind }) => young.includes(kind));
  if (all.length === 0) return null;
  const spans = all.map((aged) => ({ kind: aged.kind, ...withBegin(all, aged, resort) }));
  const listed = young.flatMap((kind) => {
    const own = spans.filter((span) => span.kind === kind);
    if (own.length === 0) return [];
    const from = Math.min(...own.map((span) => span.from));
    return [{ kind, fromAge: from, toAge: Math.max(...own.map(({ to }) => to)) }];
  });
  const begin = Math.min(...listed.map(({ fromAge }) => fromAge));
  const end = Math.max(...listed.map(({ toAge }) => toAge));
  const before = resort.filter(({ kind, fromAge }) => young.includes(kind) && fromAge < begin);
  const younger = before.map((band, at) =>
    at === before.length - 1 || (band.toAge ?? end) >= begin ? { ...band, toAge: begin - 1 } : band,
  );
  const left =
    begin > 0 && younger.length === 0 ? [{ kind: "infant" as const, fromAge: 0, toAge: begin - 1 }] : [];
  const senior = resort.find(({ kind, fromAge }) => kind === "senior" && fromAge > end + 1);
  const grown: AgeBand[] = [
    { kind: "adult", fromAge: end + 1, toAge: senior ? senior.fromAge - 1 : null },
    ...(senior ? [senior] : []),
  ];
  const whole = [...left, ...younger, ...listed, ...grown].toSorted((a, b) => a.fromAge - b.fromAge);
  const isSame = JSON.stringify(whole) === JSON.stringify(resort.toSorted((a, b) => a.fromAge - b.fromAge));
  return isSame || !isWhole(whole) ? null : whole;
}

/** Whether every age is of one kind: lists whose ages overlap or leave some out are for people to sort out. */
const isWhole = (bands: Bands): boolean =>
  new Set(bands.map(({ kind }) => kind)).size === bands.length &&
  bands.every(({ fromAge }, at) => fromAge === (at === 0 ? 0 : (bands[at - 1]?.toAge ?? Number.NaN) + 1));
