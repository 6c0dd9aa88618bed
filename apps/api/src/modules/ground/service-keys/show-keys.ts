import type { ServiceKeys } from "@pulau/contract/service-keys.ts";
import type { ServiceField, ServiceSheet } from "@pulau/domain/service-sheet.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { masked, tailOf } from "../../../plugins/seal.ts";
import { isOfServer } from "../../../service-keys/sheets.ts";
import { earlierDays, loadStoredKeys, type StoredKeys } from "../../../service-keys/stored-keys.ts";
import { type KeyValues, unsealKeys } from "../../../service-keys/unsealed-keys.ts";
import type { Settings } from "../../../settings.ts";

const dayMs = 86_400_000;

/** Which keys of a service are set, by their ends alone. Those of the environment are not shown at all. */
export async function showKeys(
  db: Db,
  settings: Settings,
  { service, sheet }: { readonly service: string; readonly sheet: ServiceSheet },
): Promise<z.input<typeof ServiceKeys>> {
  const rows = (await loadStoredKeys(db)).filter((row) => row.service === service);
  const row = rows.find(({ endedAt }) => endedAt === null);
  const values = row ? unsealKeys(settings, row) : {};
  const ended = rows.flatMap(({ endedAt }) => endedAt ?? []).toSorted((a, b) => b.getTime() - a.getTime());
  const fromServer = isOfServer(settings, service);
  return {
    version: await versionOf(db, "serviceKeys", service),
    fromServer,
    unreadable: values === null,
    set: row ? await setBy(db, row) : null,
    fields: Object.entries(sheet.fields).map(([name, field]) => fieldOf(name, field, values ?? {})),
    earlierUntil: ended[0] ? new Date(ended[0].getTime() + earlierDays * dayMs).toISOString() : null,
  };
}

/** Of a long key its last characters; of what somebody made up nothing, since they are too much of it. */
const endOf = (value: string): string => (value.length < 16 ? "" : tailOf(value));

function fieldOf(name: string, { kind }: ServiceField, values: KeyValues) {
  const value = values[name];
  const shown = value !== undefined && kind === "secret" ? masked(endOf(value)) : (value ?? null);
  return { name, isSet: value !== undefined, shown };
}

async function setBy(db: Db, row: StoredKeys): Promise<{ at: string; by: string | null }> {
  const [person] = row.setBy
    ? await db.select({ name: staffUser.name }).from(staffUser).where(eq(staffUser.id, row.setBy))
    : [];
  return { at: row.setAt.toISOString(), by: person?.name ?? null };
}
