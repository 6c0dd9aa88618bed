import { createHash } from "node:crypto";
import type { PartChanges } from "@pulau/contract/catalogue-file.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { jettyChanges } from "@pulau/domain/transport/jetties.ts";
import { loadNow } from "../../../db/clock.ts";
import { markReadOnly } from "../../../db/commit-steps.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import { beginClosed, loadSettings, loadToday, type ResortSettings } from "../../ground/resort/public.ts";
import { renameJetties } from "../../ground/timetables/public.ts";
import { lockTaxesInUse } from "../resort-charges/public.ts";
import { applySideEffects } from "./apply-side-effects.ts";
import { auditImport } from "./audit-import.ts";
import { compare, type PartPlan } from "./compare.ts";
import { countVersions } from "./count-versions.ts";
import {
  changesOf,
  mailChanges,
  nameAt,
  priceChanges,
  saysSomething,
  seenBy,
  settingChanges,
} from "./import-changes.ts";
import { isEmpty } from "./is-empty.ts";
import { planMailTexts, writeMailTexts } from "./mail-text-part.ts";
import type { ImportFault, Part, Row } from "./part.ts";
import { parts } from "./parts.ts";
import { lostPictures, picturesIn, usePictures } from "./pictures.ts";
import { type PricePlan, type PublishedPrices, planPrices, publishPrices } from "./plan-prices.ts";
import { lostPriceLists } from "./promo-code-rules.ts";
import type { Catalogue } from "./read-catalogue.ts";
import { type Importer, rightsLacking } from "./rights-lacking.ts";
import { finder, loadRows } from "./rows.ts";
import { changedSettings, writeSettings, wrongInUse, wrongSettings } from "./setting-part.ts";
import type { Place } from "./tables/places.ts";
import { removeRows, writePart } from "./write-rows.ts";

export type ImportRequest = {
  /** Tables are read beside what there is, once nobody else can change it. */
  readonly catalogue: Catalogue | ((tx: Tx) => Promise<Catalogue>);
  readonly by: Importer;
  /** Pictures that came with the file and are nobody's yet. */
  readonly pictures: readonly string[];
  /** False tries everything and keeps nothing. */
  readonly keeps: boolean;
  /** Of the check that the caller saw: what has become other since is refused. */
  readonly mark?: string | undefined;
  /** Is told how many of `importSteps` are done. */
  readonly tell?: ((done: number) => Promise<void>) | undefined;
};

/** A step for each part that is written, and one each for prices, what goes, and what follows from it. */
export const importSteps = parts.length + 3;

export type Imported = {
  readonly changes: readonly PartChanges[];
  readonly mark: string;
  readonly problems: readonly (ImportFault & { readonly name: Words | null; readonly at: Place | null })[];
};

/**
 * Makes the catalogue what a file says, in one transaction: all of it or nothing, and nothing where anything is wrong.
 * What the file doesn't have goes out of use. Bookings, holds and what they were sold keep what they have; prices become
 * new published versions. A resort that has no staff yet stays closed meanwhile.
 */
export async function importCatalogue(
  db: Db,
  request: ImportRequest,
): Promise<Result<Imported, "CATALOGUE_CHANGED">> {
  let done: Imported = { changes: [], mark: "", problems: [] };
  const result = await inTransaction(
    db,
    async (tx): Promise<Result<null, "CATALOGUE_CHANGED" | "INVALID_INPUT">> => {
      await lockCatalogue(tx, request.keeps);
      await beginClosed(tx);
      done = await putCatalogue(tx, request);
      if (done.problems.length > 0 || !request.keeps) return refuse("INVALID_INPUT");
      if (request.mark !== undefined && request.mark !== done.mark) return refuse("CATALOGUE_CHANGED");
      if (done.changes.length === 0) markReadOnly();
      return ok(null);
    },
  );
  return !result.ok && result.failure.code === "CATALOGUE_CHANGED" ? refuse("CATALOGUE_CHANGED") : ok(done);
}

/** The database's own tidying gives a table up within a second or two, of which a busy machine makes more. */
const patience = "15s";

/**
 * One import at a time; while one is kept, nobody else changes anything of the catalogue. It waits longer for that than
 * other calls do: it takes some thirty tables at once, seldom, and whoever sent it waits for long already.
 */
async function lockCatalogue(tx: Tx, keeps: boolean): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('catalogue file', 0))`);
  if (!keeps) return;
  const tables = sql.join(
    parts.map(({ table }) => sql`${table}`),
    sql`, `,
  );
  await tx.execute(sql`SELECT set_config('lock_timeout', ${patience}, true)`);
  await lockTaxesInUse(tx);
  await tx.execute(sql`
    LOCK TABLE resort_setting, period, rate, rate_card, ${tables} IN SHARE ROW EXCLUSIVE MODE`);
}

/** Writes what a file says within a transaction, for the demo as well: what is wrong is told, not undone. */
export async function putCatalogue(tx: Tx, request: ImportRequest): Promise<Imported> {
  const { by } = request;
  const catalogue = typeof request.catalogue === "function" ? await request.catalogue(tx) : request.catalogue;
  const tellsAdded = !(await isEmpty(tx));
  const existing = new Map<Part, readonly Row[]>();
  for (const part of parts) existing.set(part, await loadRows(tx, part));
  // Rows that could not be read have left gaps: what refers to them is only looked for where there are none.
  const isWhole = catalogue.problems.length === 0;
  const compared = compare(isWhole ? catalogue.rows : new Map(), existing);
  const find = finder(compared.rows);
  const roles = [...existing].find(([part]) => part.id === "roles")?.[1] ?? [];
  const before = await loadSettings(tx);
  const settings = catalogue.settings ?? {};
  const changed = changedSettings(before, settings);
  const mails = await planMailTexts(tx, catalogue.mailTexts);
  const problems: ImportFault[] = [...catalogue.problems, ...compared.problems, ...mails.problems];
  problems.push(...wrongSettings(before, changed, settings));
  await usePictures(tx, request.pictures);
  problems.push(...(await lostPictures(tx, picturesIn(settings), picturesIn(before))));
  problems.push(...lostPriceLists(compared, catalogue.prices ?? []));
  let prices: PricePlan = { changed: [], added: [], problems: [], before: new Map() };
  let plans = compared.plans;
  let published: readonly PublishedPrices[] = [];
  if (problems.length === 0) {
    await writeSettings(tx, changed, settings);
    const now = await loadNow(tx);
    problems.push(...(await writeAll(tx, compared.plans, { now, tell: request.tell })));
  }
  if (problems.length === 0) {
    await request.tell?.(parts.length);
    plans = await takeAll(tx, compared.plans);
    await request.tell?.(parts.length + 1);
    prices = await planPrices(tx, catalogue.prices ?? [], compared);
    problems.push(...prices.problems);
  }
  problems.push(...rightsLacking(by, compared.plans, { settings: changed, mails, prices, roles }));
  if (problems.length === 0) {
    published = await publishPrices(tx, prices, { staffId: by.staffId, tellsAdded });
    await request.tell?.(parts.length + 2);
    await writeMailTexts(tx, mails, by.staffId);
    problems.push(...(await wrongInUse(tx, before, settings)));
    problems.push(...(await applySideEffects(tx, compared)));
  }
  if (problems.length === 0 && changed.includes("profile"))
    await carryJetties(tx, before.profile, by.staffId);
  if (problems.length === 0)
    await countVersions(tx, compared.plans, { settings: changed, mails, prices, by });
  const changes = [
    settingChanges(changed),
    mailChanges(mails),
    ...plans.map((plan) => changesOf(plan, find)),
    priceChanges(prices, find),
  ].filter(saysSomething);
  if (problems.length === 0 && request.keeps && changes.length > 0)
    await auditImport(tx, {
      staffId: by.staffId,
      changes,
      plans,
      find,
      settings: { changed, before, after: await loadSettings(tx) },
      mails,
      prices: published,
      tellsAdded,
    });
  return {
    changes: changes.flatMap((change) => seenBy(by, change, changed)),
    mark: markOf([
      changed.map((name) => [name, before[name], settings[name]]),
      compared.plans.map(({ added, changed, gone }) => [added, changed, gone]),
      [prices.added, prices.changed, [...prices.before]],
      [mails.changed, mails.was],
    ]),
    problems: problems.map((wrong) => ({
      ...wrong,
      name: nameAt(wrong.path, catalogue, find),
      at: catalogue.places?.find(wrong.path) ?? null,
    })),
  };
}

/** A jetty's new name goes along to timetables and places that the file left with the old one, as from the resort's page. */
async function carryJetties(
  tx: Tx,
  before: ResortSettings["profile"],
  staffId: ImportRequest["by"]["staffId"],
): Promise<void> {
  const { profile, timeZone } = await loadSettings(tx);
  const { renamed } = jettyChanges(before.jetties, profile.jetties);
  await renameJetties(tx, { renamed, today: await loadToday(tx, timeZone), staffId });
}

/** Up to the first part that the database refuses: what stands on it could only be refused for that. */
async function writeAll(
  tx: Tx,
  plans: readonly PartPlan[],
  { now, tell }: { readonly now: Date } & Pick<ImportRequest, "tell">,
): Promise<ImportFault[]> {
  for (const plan of plans) {
    await tell?.(parts.indexOf(plan.part));
    const wrong = await writePart(tx, plan, now);
    if (wrong.length > 0) return wrong;
  }
  return [];
}

/**
 * Children first: what is named by something else goes after it.
 *
 * @returns the plans with the rows that really went
 */
async function takeAll(tx: Tx, plans: readonly PartPlan[]): Promise<readonly PartPlan[]> {
  const done: PartPlan[] = [];
  for (const plan of plans.toReversed()) done.push({ ...plan, gone: await removeRows(tx, plan) });
  return done.toReversed();
}

const markOf = (facts: unknown): string =>
  createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 32);
