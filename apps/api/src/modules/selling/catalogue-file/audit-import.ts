import type { PartChanges } from "@pulau/contract/catalogue-file.ts";
import type { ResortSettings, SettingName } from "@pulau/contract/settings/setting-schemas.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { type AuditedChange, auditChanges } from "../../../db/audit-change.ts";
import { textFields } from "../../../db/changed-fields.ts";
import type { Tx } from "../../../db/tx.ts";
import { noText } from "../../../mail/texts/list-texts.ts";
import { fieldsOfGroup } from "../../ground/resort/public.ts";
import { priceLines } from "../catalogue/public.ts";
import { importedChanges } from "./audit-rows.ts";
import type { PartPlan } from "./compare.ts";
import type { MailPlan } from "./mail-text-part.ts";
import type { FindRow } from "./part.ts";
import { nameOfOption } from "./parts/row-names.ts";
import type { PublishedPrices } from "./plan-prices.ts";
import { pageOf } from "./setting-pages.ts";

export type ImportDone = {
  readonly staffId: StaffId | null;
  /** What whoever imports is told of it. */
  readonly changes: readonly PartChanges[];
  /** What really went. */
  readonly plans: readonly PartPlan[];
  readonly find: FindRow;
  readonly settings: {
    readonly changed: readonly SettingName[];
    readonly before: ResortSettings;
    readonly after: ResortSettings;
  };
  readonly mails: MailPlan;
  readonly prices: readonly PublishedPrices[];
  /** False where nothing was there before: what is new is then told by its counts alone. */
  readonly tellsAdded: boolean;
};

/**
 * Writes an import into the audit log: a line for each thing that it made other, as it was and as it is, each like one
 * that staff changed by hand, and one on top that says how much it was.
 */
export async function auditImport(tx: Tx, done: ImportDone): Promise<void> {
  const { staffId, changes, plans } = done;
  const facts = { imported: true };
  await auditChanges(tx, [
    ...settingLines(done),
    ...mailLines(done),
    ...importedChanges(plans, done).map(({ name, ...change }) => ({
      ...change,
      staffId,
      facts: { name, ...facts },
    })),
    ...(await pricesLines(tx, done)),
    { staffId, act: "catalogueImported", subject: "catalogue", facts: countsOf(changes) },
  ]);
}

type Lines = readonly AuditedChange[];

/** A line for each page of settings. */
const settingLines = ({ staffId, settings: { changed, before, after } }: ImportDone): Lines =>
  [...Map.groupBy(changed, (name) => pageOf(name).name)].map(([page, names]) => {
    const group = names[0] === undefined ? null : pageOf(names[0]).group;
    const fields = (values: ResortSettings) =>
      group ? fieldsOfGroup(group, values) : Object.fromEntries(names.map((name) => [name, values[name]]));
    return {
      staffId,
      act: "changed",
      subject: "settings",
      before: fields(before),
      after: fields(after),
      facts: { group: page, imported: true },
    };
  });

const mailLines = ({ staffId, mails: { changed, was } }: ImportDone): Lines =>
  changed.map(({ mail, text }) => ({
    staffId,
    act: "changed",
    subject: "mailText",
    before: textFields(was.find((own) => own.mail === mail)?.text ?? noText),
    after: textFields(text ?? noText),
    facts: { mail, imported: true },
  }));

/** Prices line by line, as they are told of a draft. */
async function pricesLines(tx: Tx, { staffId, prices, find }: ImportDone): Promise<Lines> {
  const lines: AuditedChange[] = [];
  for (const { optionId, before, after } of prices) {
    const facts = { name: nameOfOption(find, optionId).en, imported: true };
    const entry = { act: "pricesPublished", subject: "packageOption", subjectId: optionId } as const;
    for (const changed of await priceLines(tx, { before, after }))
      lines.push({ staffId, ...entry, prices: changed, facts });
  }
  return lines;
}

/** How much of each part was added, changed and taken out of use, with the first names. */
const countsOf = (changes: readonly PartChanges[]) =>
  Object.fromEntries(
    changes.map(({ part, added, changed, gone }) => [
      part,
      Object.fromEntries(
        Object.entries({ added, changed, gone })
          .filter(([, { count }]) => count > 0)
          .map(([kind, { count, names }]) => [kind, { count, names: names.map(({ en }) => en) }]),
      ),
    ]),
  );
