import type { CallFailure } from "../../../api/call-failure.ts";
import type { Mistakes } from "./entries.ts";

/** Fields that the server refused, at the places whose guests were sent. */
export function refusedPlaces(failure: CallFailure, sent: readonly { readonly seat: number }[]): Mistakes {
  const issues = [
    ...failure.fields,
    ...(failure.code === "DRAFT_INCOMPLETE"
      ? [{ path: String(failure.facts.path), rule: String(failure.facts.rule) }]
      : []),
  ];
  const found: Record<number, Record<string, string>> = {};
  for (const { path, rule } of issues) {
    const [, place, field] = /guests\.(\d+)\.(\w+)/.exec(path) ?? [];
    const seat = sent[Number(place)]?.seat;
    if (seat !== undefined && field) found[seat] = { ...found[seat], [field]: rule };
  }
  return found;
}
