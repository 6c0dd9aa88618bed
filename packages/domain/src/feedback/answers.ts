/** How a question is answered: by one to five stars, yes or no, one of several choices, any of them, or in words. */
export const answerKinds = ["stars", "yesNo", "choice", "choices", "text"] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Fewest and most choices that a question offers. */
export const optionBounds = { least: 2, most: 10 } as const;
/** Most characters of an answer in words. */
export const mostAnswerLength = 1_000;

/** Whether a kind offers choices. */
export const offersChoices = (kind: AnswerKind): boolean => kind === "choice" || kind === "choices";

/** Whether a question has so many choices as its kind takes. */
export const hasItsOptions = (kind: AnswerKind, count: number): boolean =>
  offersChoices(kind) ? count >= optionBounds.least && count <= optionBounds.most : count === 0;

/** Stars, yes or no, places of choices from 0, or words. */
export type AnswerValue = number | boolean | readonly number[] | string;

type Question = { readonly kind: AnswerKind; readonly options: readonly unknown[] };

/** Whether a value answers a question of this kind with these choices. */
export function answers({ kind, options }: Question, value: AnswerValue): boolean {
  if (kind === "stars")
    return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5;
  if (kind === "yesNo") return typeof value === "boolean";
  if (kind === "text")
    return typeof value === "string" && value.trim() !== "" && value.length <= mostAnswerLength;
  if (!Array.isArray(value)) return false;
  const picks: readonly number[] = value;
  const isOffered = (pick: number) => Number.isInteger(pick) && pick >= 0 && pick < options.length;
  const most = kind === "choice" ? 1 : options.length;
  return (
    picks.length >= 1 &&
    picks.length <= most &&
    new Set(picks).size === picks.length &&
    picks.every(isOffered)
  );
}
