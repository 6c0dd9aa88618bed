import type { z } from "zod";

type Whom = {
  readonly guestKind: string | null;
  readonly who?: string | null | undefined;
  readonly activity?: string | null | undefined;
};

/** Of prices by kind of guest and nationality, no two are for the same guests. */
export function eachGuestOnce(amounts: readonly Whom[], context: z.RefinementCtx): void {
  const known = new Set<string>();
  for (const [at, { guestKind, who, activity }] of amounts.entries()) {
    const key = JSON.stringify([guestKind, who ?? null, activity ?? null]);
    if (known.has(key)) context.addIssue({ code: "custom", message: "kindTwice", path: [at, "guestKind"] });
    known.add(key);
  }
}
