import type { Day } from "@pulau/domain/calendar/day.ts";
import { dayOf, oneOf, pageIn, type SentSearch, searchIn, wordsOf } from "../shell/read-address.ts";

/** Reads one field of an address; undefined when it is wrong or the usual, and so left out. */
export type Field<T> = (value: unknown) => T | undefined;
export type Fields = Readonly<Record<string, Field<unknown>>>;
type Values<F extends Fields> = { [K in keyof F]?: F[K] extends Field<infer T> ? T : never };

/** One of what is known; `usual` is left out. */
export const choice =
  <const T extends string>(known: readonly T[], usual?: NoInfer<T>): Field<T> =>
  (value) => {
    const found = oneOf(known, value);
    return found === usual ? undefined : found;
  };
/** A day of the calendar. */
export const day: Field<Day> = dayOf;
/** Set, or left out. */
export const flag: Field<true> = (value) => (value === true || value === "true" ? true : undefined);
/** A code whose kinds only the server knows. */
export const code: Field<string> = (value) =>
  typeof value === "string" && /^[\w-]{1,40}$/.test(value) ? value : undefined;
/** Words as they are searched for. */
export const words: Field<string> = (value) => wordsOf(value) || undefined;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A thing's own id. */
export const id: Field<string> = (value) =>
  typeof value === "string" && uuid.test(value) ? value : undefined;

/** Several codes with commas between, each once. */
export const codes: Field<string> = (value) => {
  if (typeof value !== "string" || value.length > 400) return undefined;
  const codes = value.split(",").flatMap((part) => code(part) ?? []);
  return [...new Set(codes)].join(",") || undefined;
};

const fieldOf = (order: string): string => order.replace(/^-/, "");

/** One order, or two of different columns. */
function orderIn(sorts: readonly string[], value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const [first, second] = value.split(",").map((order) => oneOf(sorts, order));
  if (first === undefined) return undefined;
  return second === undefined || fieldOf(second) === fieldOf(first) ? first : `${first},${second}`;
}

/** What the address of a list says; what is left out is the usual. */
export type ListSearch<F extends Fields = Fields, V extends Fields = Fields> = {
  q?: string;
  sort?: string;
  page?: number;
} & Values<F> &
  Values<V>;

/** What the address of a list can say: see `listAddress`. */
export type ListAddress<F extends Fields, V extends Fields> = {
  readonly filters: F;
  readonly sorts: readonly string[];
  readonly usualSort: (search: Values<F> & Values<V>) => string | undefined;
  /** Reads an address, right or wrong, and leaves out what is the usual. */
  readonly read: (search: SentSearch) => ListSearch<F, V>;
};

type AddressParts<F extends Fields, V extends Fields> = {
  /** What narrows the list, by the names of its call's query. */
  readonly filters?: F;
  /** What the page shows besides, a tab or an open panel say: no business of the call. */
  readonly view?: V;
  /** Orders that the call knows, a minus for falling ones; the first is the usual one unless told. */
  readonly sorts?: readonly string[];
  /** The order unless told, where it is not the first; by the fields that it names. */
  usualSort?(search: Readonly<Record<string, unknown>>): string;
};

/** The one reader of a list's address: for the route's `validateSearch`, and for the list itself. */
export function listAddress<
  F extends Fields = Record<never, never>,
  V extends Fields = Record<never, never>,
>({
  filters = {} as F,
  view = {} as V,
  sorts = [],
  usualSort = () => sorts[0] as string,
}: AddressParts<F, V>): ListAddress<F, V> {
  const fields = Object.entries({ ...view, ...filters });
  return {
    filters,
    sorts,
    usualSort,
    read: (search) => {
      const entries = fields.flatMap(([name, read]) => {
        const value = read(search[name]);
        return value === undefined ? [] : [[name, value] as const];
      });
      const values = Object.fromEntries(entries) as Values<F> & Values<V>;
      const sort = orderIn(sorts, search.sort);
      return {
        ...searchIn(search),
        ...values,
        ...(sort && sort !== usualSort(values) && { sort }),
        ...pageIn(search),
      };
    },
  };
}

/** The query of the list's call that an address means, without its page. */
export function queryOf<F extends Fields>(
  { filters }: { filters: F },
  search: ListSearch,
): Record<string, string> {
  const { q, sort } = search;
  const entries = Object.keys(filters).flatMap((name) => {
    const value = (search as Record<string, unknown>)[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { ...Object.fromEntries(entries), ...(q && { search: q }), ...(sort && { sort }) };
}

/** Whether anything narrows the list. */
export const isNarrowed = <F extends Fields>({ filters }: { filters: F }, search: ListSearch): boolean =>
  search.q !== undefined ||
  Object.keys(filters).some((name) => (search as Record<string, unknown>)[name] !== undefined);

/** The same list with nothing that narrows it. */
export const cleared = <F extends Fields>({ filters }: { filters: F }): Record<string, undefined> =>
  Object.fromEntries(["q", ...Object.keys(filters)].map((name) => [name, undefined]));
