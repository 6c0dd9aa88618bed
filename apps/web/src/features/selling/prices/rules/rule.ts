import type { RuleId } from "@pulau/domain/ids.ts";
import type { termGroups } from "../form/term-groups.ts";
import type { GridTabProps } from "../grid-props.ts";
import type { TriedStay } from "../panels/use-trial.ts";

export type RulesProps = Pick<GridTabProps, "editor" | "options" | "speech" | "faults" | "readOnly"> & {
  readonly tried: TriedStay;
};
export type Rule = { readonly id: RuleId };
export type TermName = keyof typeof termGroups;
