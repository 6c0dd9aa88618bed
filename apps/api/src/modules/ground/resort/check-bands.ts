import { isDeepStrictEqual } from "node:util";
import { gapRule } from "@pulau/contract/age-bands.ts";
import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import { removedKinds } from "@pulau/domain/party/bands.ts";
import type { AgeBand, GuestKind } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { type Users, usageFacts } from "../../../records/name-uses.ts";
import { loadSettings } from "./resort-settings.ts";

type Bands = ResortSettings["bands"];
type Where = keyof Bands;

/**
 * Refuses ages of the resort that leave somebody out, who would pay as an adult unseen, and kinds that go while prices name
 * them: those of packages and boats that have no ages of their own, and fees. What is not changed is not asked.
 */
export async function checkBands(
  tx: Tx,
  before: Bands,
  after: Bands,
  language: Language = "en",
): Promise<Result<true, "INVALID_INPUT">> {
  for (const where of ["package", "boat", "fee"] as const) {
    if (isDeepStrictEqual(before[where], after[where])) continue;
    const path = `bands.${where}`;
    const gap = gapRule(after[where]);
    if (gap) return refuseFields("INVALID_INPUT", [{ path, ...gap }]);
    const kinds = removedKinds(before[where], after[where]);
    const count = await countPrices(tx, pricesOf[where], kinds);
    if (count === 0) continue;
    const uses = await usageFacts(tx, usersOf[where](sql`${sql.param(kinds)}::text[]`), language);
    return refuseFields("INVALID_INPUT", [{ path, rule: "bandsInUse", facts: { count, ...uses } }]);
  }
  return ok(true);
}

/** Ages of one package or boat: null are the resort's. */
type OwnChange = {
  readonly usual: readonly AgeBand[];
  readonly before: readonly AgeBand[] | null;
  readonly after: readonly AgeBand[] | null;
};
const kindsGone = ({ usual, before, after }: OwnChange) => removedKinds(before ?? usual, after ?? usual);

/** Refuses ages of a package that lack a kind which prices of its options name, where these have no ages of their own. */
export async function checkPackageBands(
  tx: Tx,
  { packageId, ...change }: Omit<OwnChange, "usual"> & { readonly packageId: PackageId },
): Promise<Result<true, "INVALID_INPUT">> {
  const { bands } = await loadSettings(tx);
  const ofPackage = (kinds: SQL) => ratesOf(sql`p.id = ${packageId}::uuid`, kinds);
  return refuseNamed(await countPrices(tx, ofPackage, kindsGone({ ...change, usual: bands.package })));
}

/** Refuses ages of a boat that lack a kind which its tickets name. */
export async function checkBoatBands(
  tx: Tx,
  {
    tickets,
    ...change
  }: Omit<OwnChange, "usual"> & { readonly tickets: readonly { guestKind: GuestKind }[] },
): Promise<Result<true, "INVALID_INPUT">> {
  const { bands } = await loadSettings(tx);
  const gone = kindsGone({ ...change, usual: bands.boat });
  return refuseNamed(tickets.filter(({ guestKind }) => gone.includes(guestKind)).length);
}

const refuseNamed = (count: number): Result<true, "INVALID_INPUT"> =>
  count === 0
    ? ok(true)
    : refuseFields("INVALID_INPUT", [{ path: "bands", rule: "bandsInUse", facts: { count } }]);

/** Prices of packages that name one of these kinds, where no card has ages of its own. */
const ratesOf = (where: SQL, kinds: SQL) => sql`rate r LEFT JOIN period d ON d.id = r.period_id
  JOIN package_option o ON o.id = coalesce(r.option_id, d.option_id) JOIN package p ON p.id = o.package_id
  LEFT JOIN rate_card c ON c.option_id = o.id
  WHERE ${where} AND NOT coalesce(c.own ? 'bands', false) AND r.guest_kind = ANY(${kinds})`;

/** Prices that name one of these kinds and go by the resort's ages. */
const pricesOf: Readonly<Record<Where, (kinds: SQL) => SQL>> = {
  package: (kinds) => ratesOf(sql`p.bands IS NULL`, kinds),
  boat: (kinds) => sql`boat b CROSS JOIN LATERAL jsonb_array_elements(b.tickets) AS t
    WHERE b.bands IS NULL AND t ->> 'guestKind' = ANY(${kinds})`,
  fee: (kinds) => sql`fee f CROSS JOIN LATERAL jsonb_array_elements(f.amounts) AS a
    WHERE f.active_status AND NOT coalesce(f.terms ? 'bands', false) AND a ->> 'guestKind' = ANY(${kinds})`,
};

/** What has those prices. */
const usersOf: Readonly<Record<Where, (kinds: SQL) => Users>> = {
  package: (kinds) => ({
    packages: [{ table: "package", where: sql`u.id IN (SELECT p.id FROM ${pricesOf.package(kinds)})` }],
  }),
  boat: (kinds) => ({
    boats: [{ table: "boat", where: sql`u.id IN (SELECT b.id FROM ${pricesOf.boat(kinds)})` }],
  }),
  fee: (kinds) => ({
    fees: [{ table: "fee", where: sql`u.id IN (SELECT f.id FROM ${pricesOf.fee(kinds)})` }],
  }),
};

async function countPrices(
  tx: Tx,
  pricesNaming: (kinds: SQL) => SQL,
  kinds: readonly GuestKind[],
): Promise<number> {
  if (kinds.length === 0) return 0;
  const from = pricesNaming(sql`${sql.param(kinds)}::text[]`);
  const { rows } = await tx.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${from}`);
  return rows[0]?.count ?? 0;
}
