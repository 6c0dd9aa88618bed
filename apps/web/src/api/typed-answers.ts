import type { Reply, RouteDefinition, Sent } from "@pulau/contract/route.ts";

/**
 * What answers of the server would say if staff saved what they are typing, by the path of the call: the parts that would
 * be other, or how the answer follows from what is typed. A thing in a list is known by its id and left out where it
 * `isGone`; `*` is for each thing of a list; any other list stands for the whole.
 */
export type TypedAnswers = Readonly<Record<string, unknown>>;

/** An answer that guests' pages have, of which call, and what was asked. */
export type GuestAnswer = {
  readonly path: string;
  readonly sent: unknown;
  readonly answer: unknown;
};

/**
 * How a page of staff and the guests' page beside it speak: the frame tells the answers that it has, each under a name,
 * and hears what those among them that would be other would be.
 */
export type TypedMessage =
  | { readonly pulau: "there"; readonly answers: Readonly<Record<string, GuestAnswer>> }
  | { readonly pulau: "typed"; readonly answers: Readonly<Record<string, unknown>> };

export const isTypedMessage = (data: unknown): data is TypedMessage =>
  typeof data === "object" && data !== null && "pulau" in data;

type AnswerReader = (answer: unknown, sent: unknown) => unknown;

/** How the answer of a call follows from what is typed, where that takes working out. */
export const typedReply = <R extends RouteDefinition>(
  { path }: Pick<R, "path"> & R,
  way: (answer: Reply<R>, sent: Sent<R>) => Reply<R>,
): TypedAnswers => ({ [path]: way });

/** An answer as it would be. */
export function typedAnswer(typed: TypedAnswers, { path, sent, answer }: GuestAnswer): unknown {
  const atPath = typed[path];
  return typeof atPath === "function" ? (atPath as AnswerReader)(answer, sent) : withTyped(answer, atPath);
}

type Fields = Readonly<Record<string, unknown>>;
const hasFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const ids = ["_id", "boatId", "bedId"] as const;
const hasId = (value: unknown): value is Fields => hasFields(value) && ids.some((id) => id in value);
const isSame = (answer: unknown, typed: Fields): boolean =>
  hasFields(answer) && ids.every((id) => !(id in typed) || answer[id] === typed[id]);

/** An answer with what is typed in its places. Things that the answer doesn't have are left out: guests don't see them yet. */
export function withTyped(answer: unknown, typed: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(typed) && typed.length > 0 && typed.every(hasId))
    return answer.flatMap((part) => {
      const { isGone, ...fields } = typed.find((other) => isSame(part, other)) ?? {};
      return isGone === true ? [] : [withTyped(part, fields)];
    });
  if (Array.isArray(answer) && hasFields(typed) && "*" in typed)
    return answer.map((part) => withTyped(part, typed["*"]));
  if (typed === undefined) return answer;
  if (!hasFields(answer) || !hasFields(typed)) return typed;
  const parts = Object.entries(typed).map(([name, part]) => [name, withTyped(answer[name], part)]);
  return { ...answer, ...Object.fromEntries(parts) };
}
