import type { FailureCode } from "./failure-codes.ts";

/** What went wrong, as a stable code plus the plain facts a message needs (ids, counts, dates; never text). */
export type Failure<C extends FailureCode = FailureCode> = {
  readonly code: C;
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
  /** What is wrong with the input where only the data could tell: the place, and a rule that the web has a sentence for. */
  readonly fields?: readonly {
    readonly path: string;
    readonly rule: string;
    readonly facts?: Readonly<Record<string, string | number>>;
  }[];
  /** What can be had instead, as the contract's problem document shows it. */
  readonly instead?: readonly object[];
  /** Bookings that stand in the way, as the contract's problem document lists them. */
  readonly toMove?: readonly object[];
  /** Bookings with a place on sailings that were to be dropped, as the contract's problem document lists them. */
  readonly onBoard?: readonly object[];
  /** Rooms that are not ready for their guests, and why, as the contract's problem document lists them. */
  readonly rooms?: readonly object[];
};

/** An expected outcome: either a value or a refusal that the caller must look at. Bugs are thrown instead. */
export type Result<T, C extends FailureCode = FailureCode> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure<C> };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const refuse = <C extends FailureCode>(
  code: C,
  facts?: Failure<C>["facts"],
): { readonly ok: false; readonly failure: Failure<C> } => ({
  ok: false,
  failure: facts === undefined ? { code } : { code, facts },
});

/** A field that is refused, and by which rule. */
export type WrongField = NonNullable<Failure["fields"]>[number];

/** Refuses for everything that is wrong at once, each place with its first rule; the facts name the first of it. */
export const refuseFields = <C extends FailureCode>(
  code: C,
  wrong: readonly WrongField[],
  facts?: Failure<C>["facts"],
): { readonly ok: false; readonly failure: Failure<C> } => {
  const fields = wrong.filter(({ path }, i) => wrong.findIndex((other) => other.path === path) === i);
  const [first] = fields;
  return {
    ok: false,
    failure: { code, fields, ...((facts ?? first) && { facts: facts ?? factsOf(first) }) },
  };
};

const factsOf = (field: WrongField | undefined): Failure["facts"] =>
  field && { path: field.path, rule: field.rule };

/** What refusals with this code name, each with all that it knows of; nothing for what went well or fell otherwise. */
export const wrongFieldsOf = (code: FailureCode, results: readonly Result<unknown>[]): WrongField[] =>
  results.flatMap((result) => {
    if (result.ok || result.failure.code !== code) return [];
    const { fields, facts } = result.failure;
    return fields ?? [{ path: String(facts?.path ?? ""), rule: String(facts?.rule ?? "required") }];
  });
