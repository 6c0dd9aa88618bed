import { hasActivity, kindOf } from "./kinds.ts";
import type { AgeBand, Traveller } from "./party.ts";

/** What an option asks of each guest, by its words: a list of fewer than two asks nothing. */
export type QuestionsToGuests = {
  readonly activities: readonly string[];
  readonly markets: readonly string[];
};

/**
 * The answer of who does nothing of what a card tells apart, where the card has no usual activity for them: no rule names
 * it, so they pay what is for everybody.
 */
export const noActivity = "none";

type Guest = Pick<Traveller, "activity" | "market" | "age">;

/** What is wrong with a guest's own answers: `required` where one is missing, `invalid` for a word that is not offered. */
export type WrongAnswer = {
  readonly field: "activity" | "market";
  readonly rule: "required" | "invalid";
};

const answerErrors = (
  field: WrongAnswer["field"],
  answer: string | null | undefined,
  words: readonly string[],
): WrongAnswer[] => {
  if (words.length < 2) return [];
  if (answer == null) return [{ field, rule: "required" }];
  return words.includes(answer) ? [] : [{ field, rule: "invalid" }];
};

/** Everything that is wrong with what a guest answered; the youngest are not asked what they do. */
export const wrongAnswers = (
  guest: Guest,
  questions: QuestionsToGuests,
  bands: readonly AgeBand[],
): WrongAnswer[] => [
  ...(hasActivity(kindOf(guest.age, false, bands))
    ? answerErrors("activity", guest.activity, questions.activities)
    : []),
  ...answerErrors("market", guest.market, questions.markets),
];

type Named = { readonly word: string };

/** The words of which each guest names one, of what an option asks. */
export const questionsToGuests = (questions: {
  readonly activities: readonly Named[];
  readonly markets: readonly Named[];
  readonly marketBy: "stay" | "person";
}): QuestionsToGuests => ({
  activities: questions.activities.map(({ word }) => word),
  markets: questions.marketBy === "person" ? questions.markets.map(({ word }) => word) : [],
});
