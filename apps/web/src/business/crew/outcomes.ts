import type { CallCode, Facts as FailureFacts } from "../../api/call-failure.ts";
import type { KeptAct, Outcome } from "../../api/kept/outbox.ts";

/** How a colleague, or another device, has marked the same. */
export type OtherMark<M extends string> = {
  readonly name: string;
  readonly mark: M;
  readonly at: string;
  readonly by: string | null;
  readonly device: string;
};

type Own<M extends string> = { readonly mark: M; readonly at: string };

/** What is told of a mark that did not simply hold. */
export type CrewFacts<M extends string> =
  | (Own<M> & {
      readonly kind: "others";
      readonly overtaken: readonly OtherMark<M>[];
      readonly replaced: readonly OtherMark<M>[];
    })
  | (Own<M> & { readonly kind: "afterClosing"; readonly names: readonly string[] })
  | (Own<M> & {
      readonly kind: "refused";
      readonly names: readonly string[];
      readonly code: CallCode;
      /** What the refusal says beside its code; not of one that was kept by a version before. */
      readonly facts?: FailureFacts;
    });

export type CrewOutcome<M extends string> = Outcome & { readonly facts: CrewFacts<M> };

/** What is kept of an act that did not simply hold. */
export const outcomeOf = <M extends string>(
  { id, kind, list, owner, day }: KeptAct,
  facts: CrewFacts<M>,
): CrewOutcome<M> => ({ id: `${id} ${facts.kind}`, kind, list, owner, day, facts });

/** That somebody else has marked the same otherwise, whoever's mark holds; nothing where nobody has. */
export function othersOf<M extends string>(
  act: KeptAct,
  { mark, at }: Own<M>,
  { overtaken, replaced }: { overtaken: readonly OtherMark<M>[]; replaced: readonly OtherMark<M>[] },
): CrewOutcome<M>[] {
  if (overtaken.length + replaced.length === 0) return [];
  return [outcomeOf(act, { kind: "others", mark, at, overtaken, replaced })];
}
