import { countVersion, noteChanged } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import type { PartPlan } from "./compare.ts";
import type { MailPlan } from "./mail-text-part.ts";
import type { Saved } from "./part.ts";
import type { PricePlan } from "./plan-prices.ts";
import type { Importer } from "./rights-lacking.ts";
import { savedWith } from "./setting-part.ts";

type Others = {
  readonly settings: readonly Parameters<typeof savedWith>[0][];
  readonly mails: MailPlan;
  readonly prices: PricePlan;
  readonly by: Importer;
};

/** Counts up the versions of what is saved whole, so that a form that was opened before is told of the import. */
export async function countVersions(
  tx: Tx,
  plans: readonly PartPlan[],
  { settings, mails, prices, by: { staffId } }: Others,
): Promise<void> {
  const rows = plans.flatMap(({ part, changed, gone }) =>
    [...changed.map(({ row, before }) => ({ ...before, ...row })), ...gone].flatMap(part.saved),
  );
  const all: (Saved | null)[] = [
    ...rows,
    ...settings.map(savedWith),
    ...mails.changed.map(({ mail }) => ({ kind: "mailText" as const, key: mail })),
    ...prices.changed.map(({ packageId }) => ({ kind: "rateCards" as const, key: packageId })),
  ];
  const once = new Map(all.flatMap((saved) => (saved ? [[`${saved.kind} ${saved.key}`, saved]] : [])));
  // In one order, as two who lock several things must.
  for (const [, { kind, key }] of [...once].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const by = staffId === null ? ({ who: "system" } as const) : ({ who: "staff", staffId } as const);
    const saving = { kind, key: String(key), base: null, by };
    const version = await countVersion(tx, saving);
    if (!version.ok) throw new Error(`no version of ${kind}`);
    await noteChanged(tx, { ...saving, version: version.value, changed: [] });
  }
}
