import type { CardQuestions } from "@pulau/domain/catalogue/card-parts.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { noActivity } from "@pulau/domain/party/guest-answers.ts";
import { knownActivityNames } from "@pulau/domain/party/known-activities.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, type SQL, sql } from "../../../db/orm.ts";
import { rateCard } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";

type Named = { readonly word: string; readonly name: Words };

/** What guests are asked before an option has a price, with the names that they read; the usual one first. */
export type GuestQuestions = {
  readonly activities: Named[];
  readonly markets: Named[];
  /** Whether each guest has a market of their own, or the stay has one. */
  readonly marketBy: "stay" | "person";
};

/** Of an option that nobody knows yet. */
export const noQuestions: GuestQuestions = { activities: [], markets: [], marketBy: "stay" };

/** The names that a card gives to its own words. */
export const cardWords: SQL<Record<string, Words> | null> = sql`${rateCard.rules} -> 'words'`;

/** What counts for whoever says nothing, where the card has it. */
export const cardActivity: SQL<string | null> = sql`${rateCard.rules} ->> 'activity'`;

type QuestionsRow = {
  readonly questions: CardQuestions | null;
  readonly words: Record<string, Words> | null;
  readonly activity: string | null;
};

const nothing: Named = {
  word: noActivity,
  name: { en: "No activity", my: "Tiada aktiviti", cn: "不参加活动" },
};

/** Where no activity is the usual one, doing none of them is an answer too, and counts for whoever says nothing. */
const withNothing = (activities: Named[], usual: string | null): Named[] =>
  usual !== null || activities.length === 0 || activities.some(({ word }) => word === noActivity)
    ? activities
    : [nothing, ...activities];

/** A card's questions in words that guests read. A word without a name is not asked about: nobody could choose it. */
export function questionsInWords(
  { questions, words, activity }: QuestionsRow,
  settings: ResortSettings,
): GuestQuestions {
  const named = (list: readonly string[] | undefined, names: Readonly<Record<string, Words>>): Named[] =>
    (list ?? []).flatMap((word) => {
      const name = words?.[word] ?? names[word];
      return name === undefined ? [] : [{ word, name }];
    });
  return {
    activities: withNothing(
      named(questions?.activities, { ...knownActivityNames, ...settings.activityNames }),
      activity,
    ),
    markets: named(questions?.markets, settings.marketNames),
    marketBy: questions?.marketBy ?? "stay",
  };
}

/** The same of one option, whether it is still on sale or not. */
export async function loadGuestQuestions(db: Db | Tx, optionId: OptionId): Promise<GuestQuestions> {
  const settings = await loadSettings(db);
  const [found] = await db
    .select({ questions: rateCard.questions, words: cardWords, activity: cardActivity })
    .from(rateCard)
    .where(eq(rateCard.optionId, optionId));
  return questionsInWords(found ?? { questions: null, words: null, activity: null }, settings);
}

/** What guests of an option do who say nothing; null where it has no such activity. */
export async function usualActivity(db: Db | Tx, optionId: OptionId): Promise<string | null> {
  const [found] = await db
    .select({ activity: cardActivity })
    .from(rateCard)
    .where(eq(rateCard.optionId, optionId));
  return found?.activity ?? null;
}
