import type { termGroups } from "../form/term-groups.ts";
import type { GridTabProps } from "../grid-props.ts";

export type RulesProps = Pick<GridTabProps, "editor" | "options" | "speech" | "faults" | "readOnly">;
export type Rule = { readonly id: string };
export type TermName = keyof typeof termGroups;
