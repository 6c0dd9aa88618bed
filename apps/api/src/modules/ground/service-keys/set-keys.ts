import { rulesOf } from "@pulau/contract/service-keys.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { serviceKeys } from "../../../db/schema/service-keys.ts";
import type { Tx } from "../../../db/tx.ts";
import { isTestWith } from "../../../gateways/gateways.ts";
import { createSealer, type Secrets } from "../../../plugins/seal.ts";
import { mailService } from "../../../service-keys/sheets.ts";
import { type KeyValues, unsealKeys } from "../../../service-keys/unsealed-keys.ts";
import type { Settings } from "../../../settings.ts";

type Service = { readonly service: string; readonly staffId: StaffId };
type Read = Readonly<Record<string, string | undefined>>;
type NewKeys = Service & { readonly sheet: ServiceSheet; readonly values: KeyValues };

/**
 * Seals what was entered with what stays of before. The keys of before are kept apart for a while: payments that were opened
 * by them are confirmed and paid back by them. The audit log says which keys became other, never what they are.
 */
export async function setKeys(
  tx: Tx,
  settings: Settings,
  { service, staffId, sheet, values }: NewKeys,
): Promise<Result<true, "INVALID_INPUT">> {
  const before = (await readKeys(tx, settings, service)) ?? {};
  const read = rulesOf(sheet, (name) => before[name] !== undefined).safeParse(values);
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message, ...issue }) =>
      issue.code === "unrecognized_keys"
        ? { path: `values.${issue.keys[0]}`, rule: "invalid" }
        : { path: ["values", ...path].join("."), rule: message },
    );
    return refuseFields("INVALID_INPUT", fields);
  }
  const lacking = toEnterAgain(sheet, before, read.data as Read);
  if (lacking.length > 0)
    return refuseFields(
      "INVALID_INPUT",
      lacking.map((name) => ({ path: `values.${name}`, rule: "required" })),
    );
  const after = valuesAfter(sheet, before, read.data as Read);
  const [first] = Object.keys(sheet.fields);
  // Everybody can sign in to a demo: nobody's real money is to go where a visitor likes.
  if (settings.demo && isTestWith(service, settings, after) === false)
    return refuseFields("INVALID_INPUT", [{ path: `values.${first}`, rule: "testOnly" }]);
  const changed = Object.keys(sheet.fields).filter((name) => before[name] !== after[name]);
  if (changed.length === 0) return ok(true);
  await endKeys(tx, service);
  await tx.insert(serviceKeys).values({
    service,
    sealed: createSealer(settings).seal(JSON.stringify(after)),
    setAt: sql`pulau_now()`,
    setBy: staffId,
  });
  await auditChange(tx, {
    staffId,
    act: "keysSet",
    subject: "serviceKeys",
    facts: { service, keys: changed },
  });
  return ok(true);
}

/**
 * Stored secrets that must be entered once more, because they would go elsewhere: who may change the destination could have
 * them sent to a server of their own.
 */
function toEnterAgain({ fields, destination = [] }: ServiceSheet, before: KeyValues, read: Read): string[] {
  const moves = destination.some((name) => name in read && read[name] !== before[name]);
  if (!moves) return [];
  return Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === "secret" && before[name] !== undefined && read[name] === undefined ? [name] : [],
  );
}

/** What was left out stays, and a secret that was sent empty; anything else that was sent empty goes. */
const valuesAfter = ({ fields }: ServiceSheet, before: KeyValues, read: Read): KeyValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const stays = kind === "secret" || !(name in read);
      const value = read[name] ?? (stays ? before[name] : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** What is stored of a service now. */
export async function readKeys(tx: Tx, secrets: Secrets, service: string): Promise<KeyValues | null> {
  const [row] = await tx.select().from(serviceKeys).where(isCurrent(service));
  return row ? unsealKeys(secrets, row) : null;
}

/** Removes the keys of a service: nothing new is begun by them, and what was begun is ended by them for a while. */
export async function removeKeys(tx: Tx, { service, staffId }: Service): Promise<Result<true>> {
  if (!(await endKeys(tx, service))) return ok(true);
  await auditChange(tx, {
    staffId,
    act: "keysRemoved",
    subject: "serviceKeys",
    before: { keysStored: true },
    after: { keysStored: false },
    facts: { service },
  });
  return ok(true);
}

/** Forgets the keys of before at once: somebody else may know them, and could sign callbacks by them. */
export async function forgetEarlier(tx: Tx, { service, staffId }: Service): Promise<Result<true>> {
  const { rowCount } = await tx
    .delete(serviceKeys)
    .where(and(eq(serviceKeys.service, service), sql`${serviceKeys.endedAt} IS NOT NULL`));
  if (rowCount)
    await auditChange(tx, {
      staffId,
      act: "keysForgotten",
      subject: "serviceKeys",
      before: { earlierKeys: true },
      after: { earlierKeys: false },
      facts: { service },
    });
  return ok(true);
}

const isCurrent = (service: string) => and(eq(serviceKeys.service, service), isNull(serviceKeys.endedAt));

/** Ends the keys that count. Those of the mail server have begun nothing that they would have to end: they go at once. */
async function endKeys(tx: Tx, service: string): Promise<boolean> {
  const { rowCount } =
    service === mailService
      ? await tx.delete(serviceKeys).where(isCurrent(service))
      : await tx.update(serviceKeys).set({ endedAt: sql`pulau_now()` }).where(isCurrent(service));
  return (rowCount ?? 0) > 0;
}
