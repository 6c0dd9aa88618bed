import type { z } from "zod";

type Whom = {
  readonly guestKind: string | null;
  readonly who?: string | null | undefined;
  readonly activity?: string | null | undefined;
};

/** Of prices by kind of guest and nationality, no two are for the same guests. */
export function eachGuestOnce(amounts: readonly Whom[], context: z.RefinementCtx): void {
  const keys = amounts.map(({ guestKind, who, activity }) => [guestKind, who, activity]);
  for (const at of placesTwice(keys))
    context.addIssue({ code: "custom", message: "kindTwice", path: [at, "guestKind"] });
}

/** Of prices by nationality alone, which ask for no kind of guest, no two are for the same guests. */
export function eachNationalityOnce(amounts: readonly Whom[], context: z.RefinementCtx): void {
  for (const at of placesTwice(amounts.map(({ who }) => [who])))
    context.addIssue({ code: "custom", message: "nationalityTwice", path: ["amounts", at, "who"] });
}

/** Where what has stood before stands again. */
function placesTwice(keys: readonly (readonly (string | null | undefined)[])[]): number[] {
  const known = new Set<string>();
  return keys.flatMap((parts, at) => {
    const key = JSON.stringify(parts.map((part) => part ?? null));
    const isTwice = known.has(key);
    known.add(key);
    return isTwice ? [at] : [];
  });
}
