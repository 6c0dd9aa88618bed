import type { SellingRule } from "@pulau/domain/catalogue/selling.ts";
import { useCallback, useRef, useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useBackend } from "../../../../api/use-call.ts";
import type { RulesQuestion } from "./hold-context.ts";

/** What the desk's calls of a hold send beside: nothing for guests. */
type OverrideBody = { readonly body?: { readonly overrideReason?: string } };

/** Every rule that the refusal names: the desk's says all, any other at least the first. */
const rulesOf = ({ rules, rule }: Readonly<Record<string, unknown>>): SellingRule[] =>
  String(rules ?? rule ?? "")
    .split(",")
    .filter(Boolean) as SellingRule[];

/** A reason that nobody has to be asked for, where there is one: somebody who stands at the desk is past every cut-off. */
export type UsualReason = {
  readonly find: () => string | null;
  readonly tell: (reason: string) => void;
};

/**
 * Staff go past the rules that hold guests: a refusal asks them for a reason, and what was refused is tried again with
 * it. Who gives none gets the refusal. The cut-off alone is gone past with the usual reason, and told.
 */
export function useRuleOverride(usualReason?: UsualReason) {
  const usual = useRef(usualReason);
  usual.current = usualReason;
  const isDesk = useBackend().side.name === "staff";
  const [override, setOverride] = useState<RulesQuestion | null>(null);
  const last = useRef("");
  const withReason = useCallback(
    async <T>(work: (override: OverrideBody) => Promise<T>): Promise<T> => {
      try {
        return await work(isDesk ? { body: {} } : {});
      } catch (failure) {
        if (!isDesk || !isFailure(failure, "PACKAGE_CLOSED")) throw failure;
        const rules = rulesOf(failure.facts);
        if (rules.length === 0) throw failure;
        const known = usual.current?.find() ?? null;
        if (known !== null && rules.every((rule) => rule === "cutOff")) {
          const done = await work({ body: { overrideReason: known } });
          usual.current?.tell(known);
          return done;
        }
        const overrideReason = await new Promise<string | null>((answer) =>
          setOverride({ rules, reason: last.current || (known ?? ""), answer }),
        );
        setOverride(null);
        if (overrideReason === null) throw failure;
        last.current = overrideReason;
        return work({ body: { overrideReason } });
      }
    },
    [isDesk],
  );
  return { withReason, override };
}
