import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PersonId } from "@pulau/domain/ids.ts";
import type { QueryClient } from "@tanstack/react-query";
import type { Database, Row } from "./database.ts";

/** In ms. */
const oneDay = 86_400_000;

/** An answer as the device keeps it. */
type KeptAnswer = Row & {
  readonly key: readonly unknown[];
  readonly reply: unknown;
  /** When it came, in ms. */
  readonly at: number;
  /** Whose it is and until the end of which day; null for what the resort shows to everybody. */
  readonly owner: PersonId | null;
  readonly day: Day | null;
};

/** What of an answer is kept, and until the end of which day; null for one that is not. */
// biome-ignore lint/suspicious/noExplicitAny: each call has an answer of its own
export type KeepAnswer = (reply: any) => { readonly reply: unknown; readonly day: Day | null } | null;

/** Which answers are kept, by the path of their call. */
export type AnswersToKeep = Readonly<Record<string, KeepAnswer>>;

export type Around = {
  readonly database: Database;
  readonly queries: QueryClient;
  readonly owner: () => PersonId | null;
  readonly today: () => Day;
};

/** Whether it may stay on the device: what is somebody's goes with them, and at the end of its day. */
export const mayStay = (
  { owner, day }: Pick<KeptAnswer, "owner" | "day">,
  { owner: person, today }: Pick<Around, "owner" | "today">,
): boolean => day === null || (owner === person() && day >= today());

/** Puts the kept answers back, each as old as it is, and drops what may not stay. */
export async function recallAnswers(around: Around): Promise<void> {
  const { database, queries } = around;
  const kept = await database.all<KeptAnswer>("answers");
  const [stays, goes] = [
    kept.filter((row) => mayStay(row, around)),
    kept.filter((row) => !mayStay(row, around)),
  ];
  for (const { key, reply, at } of stays) queries.setQueryData(key, reply, { updatedAt: at });
  if (goes.length > 0) await database.change(goes.map(({ id }) => ({ table: "answers", remove: id })));
}

/** Keeps from now on each answer that is to be kept, as it comes. */
export function keepAnswers({ database, queries, owner }: Around, rules: AnswersToKeep): void {
  // What nobody looks at just now is not forgotten either: there may be no signal when they do again.
  for (const path of Object.keys(rules)) queries.setQueryDefaults(["GET", path], { gcTime: oneDay });
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || event.action.manual) return;
    const { queryKey: key, state } = event.query;
    const kept = rules[String(key[1])]?.(state.data);
    if (!kept) return;
    const id = JSON.stringify(key);
    const row: KeptAnswer = {
      ...kept,
      id,
      key,
      at: state.dataUpdatedAt,
      owner: kept.day === null ? null : owner(),
    };
    database.change([{ table: "answers", put: row }]).catch(() => undefined);
  });
}

/** Forgets what somebody's pages have kept: they have signed out, or another has signed in. */
export async function forgetAnswers(database: Database): Promise<void> {
  const rows = await database.all<KeptAnswer>("answers");
  const own = rows.filter(({ day }) => day !== null);
  await database.change(own.map(({ id }) => ({ table: "answers", remove: id })));
}
