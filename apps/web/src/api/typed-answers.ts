/**
 * What answers of the server would say if staff saved what they are typing: by the path of the call the parts that would be
 * other. A thing in a list is known by its `_id`, a crossing by its `boatId`; `*` is for each thing of a list; any other list
 * stands for the whole.
 */
export type TypedAnswers = Readonly<Record<string, unknown>>;

/** How a page of staff and the guests' page beside it speak: the frame says that it is there, and is told what is typed. */
export type TypedMessage =
  | { readonly pulau: "there" }
  | { readonly pulau: "typed"; readonly typed: TypedAnswers };

export const isTypedMessage = (data: unknown): data is TypedMessage =>
  typeof data === "object" && data !== null && "pulau" in data;

type Fields = Readonly<Record<string, unknown>>;
const hasFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const ids = ["_id", "boatId"] as const;
const hasId = (value: unknown): value is Fields => hasFields(value) && ids.some((id) => id in value);
const isSame = (answer: unknown, typed: Fields): boolean =>
  hasFields(answer) && ids.every((id) => !(id in typed) || answer[id] === typed[id]);

/** An answer with what is typed in its places. Things that the answer doesn't have are left out: guests don't see them yet. */
export function withTyped(answer: unknown, typed: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(typed) && typed.length > 0 && typed.every(hasId))
    return answer.map((part) =>
      withTyped(
        part,
        typed.find((other) => isSame(part, other)),
      ),
    );
  if (Array.isArray(answer) && hasFields(typed) && "*" in typed)
    return answer.map((part) => withTyped(part, typed["*"]));
  if (typed === undefined) return answer;
  if (!hasFields(answer) || !hasFields(typed)) return typed;
  const parts = Object.entries(typed).map(([name, part]) => [name, withTyped(answer[name], part)]);
  return { ...answer, ...Object.fromEntries(parts) };
}
