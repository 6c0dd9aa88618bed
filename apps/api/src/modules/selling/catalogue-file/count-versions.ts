import type { SettingName } from "@pulau/contract/settings/setting-schemas.ts";
import type { PgTable } from "../../../db/orm.ts";
import { countRateCards, countVersion, noteChanged, staffOrSystem } from "../../../db/saved-versions.ts";
import { fee, surcharge, tax } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { settingsOfCards } from "../../ground/resort/public.ts";
import { chargesSaved } from "../resort-charges/public.ts";
import type { PartPlan } from "./compare.ts";
import type { MailPlan } from "./mail-text-part.ts";
import type { Saved } from "./part.ts";
import type { PricePlan } from "./plan-prices.ts";
import type { Importer } from "./rights-lacking.ts";
import { pageOf } from "./setting-pages.ts";

/** What rate cards have of the resort unless they say otherwise, and one page saves whole. */
const tablesOfCards: ReadonlySet<PgTable> = new Set<PgTable>([tax, fee, surcharge]);

const isOfCards = ({ part, added, changed, gone }: PartPlan): boolean =>
  tablesOfCards.has(part.table) && added.length + changed.length + gone.length > 0;

type Others = {
  readonly settings: readonly SettingName[];
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
  const by = staffOrSystem(staffId);
  const rows = plans.flatMap(({ part, changed, gone }) =>
    [...changed.map(({ row, before }) => ({ ...before, ...row })), ...gone].flatMap(part.saved),
  );
  const ofCards = plans.some(isOfCards);
  const all: Saved[] = [
    ...rows,
    ...(ofCards ? [chargesSaved] : []),
    ...settings.map((name) => pageOf(name).saved),
    ...mails.changed.map(({ mail }) => ({ kind: "mailText" as const, key: mail })),
    ...prices.changed.map(({ packageId }) => ({ kind: "rateCards" as const, key: packageId })),
  ];
  const once = new Map(all.map((saved) => [`${saved.kind} ${saved.key}`, saved]));
  // In one order, as two who lock several things must.
  for (const [, { kind, key }] of [...once].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const saving = { kind, key: String(key), base: null, by };
    const version = await countVersion(tx, saving);
    if (!version.ok) throw new Error(`no version of ${kind}`);
    await noteChanged(tx, { ...saving, version: version.value, changed: [] });
  }
  if (ofCards || settings.some((name) => settingsOfCards.has(name))) await countRateCards(tx, by);
}
