import type { GatewayId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import { gatewayChoice } from "../../../db/schema/gateways.ts";
import type { Tx } from "../../../db/tx.ts";
import { brandOf } from "../../../gateways/brands.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { loadChoices, readyOf } from "./offered-gateways.ts";

type GatewaySwitch = { readonly id: GatewayId; readonly active: boolean };

/**
 * Keeps which gateways are offered, in the order of the list; those that it leaves out come after, as they were. Nothing can
 * be paid by one without keys, so none is switched on.
 */
export async function setGateways(
  tx: Tx,
  gateways: Gateways,
  { staffId, switches }: { readonly staffId: StaffId; readonly switches: readonly GatewaySwitch[] },
): Promise<Result<true>> {
  if (switches.some(({ id }) => brandOf(id) === null)) return refuse("NOT_FOUND");
  const keyless = switches.flatMap(({ id, active }, at) =>
    active && readyOf(gateways, id) === null
      ? [{ path: `gateways.${at}.active`, rule: "gatewayKeys", facts: { gateway: id } }]
      : [],
  );
  if (keyless.length > 0) return refuseFields("INVALID_INPUT", keyless);
  // Two that save at a time: the whole list of one of them stands.
  await tx.execute(sql`LOCK TABLE ${gatewayChoice} IN SHARE ROW EXCLUSIVE MODE`);
  const standing = await loadChoices(tx);
  const left = standing.filter(({ id }) => !switches.some((gateway) => gateway.id === id));
  const rows = [...switches, ...left].map(({ id, active }, position) => ({
    gateway: id,
    active,
    position,
    changedAt: sql`pulau_now()`,
  }));
  await tx
    .insert(gatewayChoice)
    .values(rows)
    .onConflictDoUpdate({
      target: gatewayChoice.gateway,
      set: {
        active: sql`excluded.active`,
        position: sql`excluded.position`,
        changedAt: sql`excluded.changed_at`,
      },
    });
  await auditChange(tx, {
    staffId,
    act: "changed",
    subject: "gateways",
    before: offeredIn(standing),
    after: offeredIn(rows.map(({ gateway: id, active }) => ({ id, active }))),
  });
  return ok(true);
}

/** Those that are switched on, by their names, in their order. */
const offeredIn = (choices: readonly GatewaySwitch[]) => ({
  offered: choices.flatMap(({ id, active }) => (active ? (brandOf(id)?.name.en ?? id) : [])),
});
