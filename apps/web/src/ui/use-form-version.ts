import { useRef, useState } from "react";
import { type Facts, isFailure } from "../api/call-failure.ts";
import type { CallOptions } from "../api/client.ts";
import type { Side } from "./changed-since.tsx";
import { mergeSaved } from "./merge-saved.ts";

type Values = Readonly<Record<string, unknown>>;

/** Of a form whose thing is saved whole: the version that it shows, and how the newest is had. */
export type Versioned<V> = {
  readonly version: number;
  readonly latest: () => Promise<{ readonly values: V; readonly version: number }>;
};

/** What was typed here, beside what somebody else saved meanwhile. */
export type Conflict = {
  readonly facts: Facts;
  readonly theirs: readonly string[];
  readonly both: readonly string[];
  /** What of `both` stands in the form. */
  readonly sides: Readonly<Record<string, Side>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly take: (name: string, side: Side) => void;
  readonly takeAll: (side: Side) => void;
};

type Met = Pick<Conflict, "facts" | "theirs" | "both" | "labels"> & {
  readonly mine: Values;
  readonly merged: Values;
  readonly now: Values;
};

/** What a field is called on the page: its group's heading, else its own label. */
function labelIn(form: HTMLFormElement | null, name: string): string | undefined {
  const control = form?.querySelector<HTMLInputElement>(`[name="${name}"], [name^="${name}."]`);
  const group = control?.name === name ? null : control?.closest("fieldset")?.querySelector("legend");
  return (group ?? control?.labels?.[0])?.textContent?.trim() || undefined;
}

/** Keeps a form's version: sends it with each save, and puts the typing over what somebody else saved in between. */
export function useFormVersion<V>(
  initial: V,
  versioned: Versioned<V> | undefined,
  form: { readonly element: () => HTMLFormElement | null; readonly setValues: (values: V) => void },
) {
  const known = useRef({ version: versioned?.version, values: initial as Values });
  const [met, setMet] = useState<Met | null>(null);
  const [sides, setSides] = useState<Record<string, Side>>({});
  const options = (): CallOptions =>
    known.current.version === undefined ? {} : { ifMatch: known.current.version };
  const saved = (values: V) => {
    const { version } = known.current;
    known.current = { version: version === undefined ? undefined : version + 1, values: values as Values };
    setMet(null);
  };
  /**
   * Takes over what was read anew: as one's own save left it, with what was typed since; or as somebody else left it, where
   * nothing was typed. Over what was typed, others' saves are told when it is saved.
   */
  const follow = (read: V, mine: V) => {
    const { version, values: base } = known.current;
    if (versioned === undefined || version === undefined || versioned.version < version) return;
    if (versioned.version > version && differs(mine)) return;
    known.current = { version: versioned.version, values: read as Values };
    const { values } = mergeSaved(base, mine as Values, read as Values);
    if (JSON.stringify(values) !== JSON.stringify(mine)) form.setValues(values as V);
  };
  /**
   * Whether the failure was this one: what others changed is `told`. `same` is where everything stands there as it was
   * typed, be it by a save of one's own of which the answer was lost: it may be sent again.
   */
  const meet = async (thrown: unknown, mine: V): Promise<"told" | "same" | null> => {
    if (!versioned || !isFailure(thrown, "CHANGED_SINCE")) return null;
    const now = await versioned.latest().catch(() => null);
    if (now === null) return null;
    const { values, both, theirs } = mergeSaved(known.current.values, mine as Values, now.values as Values);
    known.current = { version: now.version, values: now.values as Values };
    if (both.length + theirs.length === 0) return "same";
    const labels = Object.fromEntries(
      [...both, ...theirs].flatMap((name) => {
        const label = labelIn(form.element(), name);
        return label ? [[name, label]] : [];
      }),
    );
    setMet({
      facts: thrown.facts,
      both,
      theirs,
      labels,
      mine: mine as Values,
      merged: values,
      now: now.values as Values,
    });
    setSides({});
    form.setValues(values as V);
    return "told";
  };
  const put = (next: Record<string, Side>) => {
    if (met === null) return;
    setSides(next);
    const taken = met.both.map((name) => [name, (next[name] === "theirs" ? met.now : met.mine)[name]]);
    form.setValues({ ...met.merged, ...Object.fromEntries(taken) } as V);
  };
  const conflict: Conflict | null = met && {
    ...met,
    sides,
    take: (name, side) => put({ ...sides, [name]: side }),
    takeAll: (side) => {
      if (side === "mine") return put({});
      setSides(Object.fromEntries(met.both.map((name) => [name, side])));
      form.setValues(met.now as V);
    },
  };
  /** Whether this is other than what was last read or saved. */
  const differs = (values: V): boolean => JSON.stringify(values) !== JSON.stringify(known.current.values);
  return { options, saved, follow, meet, conflict, differs };
}
