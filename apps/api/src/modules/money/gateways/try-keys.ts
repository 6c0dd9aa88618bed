import type { Reply } from "@pulau/contract/route.ts";
import type { tryGatewayKeysRoute } from "@pulau/contract/service-keys.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Gateways } from "../../../gateways/gateways.ts";
import { GatewayDown, KeysRefused } from "../../../gateways/port.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { readyOf } from "./offered-gateways.ts";

type Trial = { readonly service: string; readonly staffId: StaffId };
type Tried = Result<
  Reply<typeof tryGatewayKeysRoute>,
  "NOT_FOUND" | "KEYS_REFUSED" | "GATEWAY_DOWN" | "TOO_MANY_REQUESTS" | "BUSY"
>;

/** Tries a gateway's keys by a call of its own that moves no money, outside any transaction. */
export async function tryKeys(db: Db, gateways: Gateways, { service, staffId }: Trial): Promise<Tried> {
  const gateway = readyOf(gateways, service);
  if (!gateway?.tryKeys) return refuse("NOT_FOUND");
  const limit = { bucket: "gateway keys tried", key: staffId, limit: 20, windowSeconds: 3600 };
  const within = await rateLimit(db, limit);
  if (!within.ok) return within;
  const { isTest } = gateway;
  try {
    const { found } = await gateway.tryKeys();
    await noteTry(db, { service, staffId });
    return ok({ isTest, found });
  } catch (error) {
    if (error instanceof KeysRefused) return refuse("KEYS_REFUSED", { reason: shortened(error.message) });
    if (error instanceof GatewayDown) return refuse("GATEWAY_DOWN", { rule: "keys" });
    throw error;
  }
}

const noteTry = (db: Db, { staffId, ...facts }: Trial) =>
  inTransaction(db, (tx) => auditChange(tx, { staffId, act: "keysTried", subject: "serviceKeys", facts }));

/** A provider may repeat what it was sent: whatever looks like a key is left out. */
const shortened = (reason: string): string => reason.replace(/\S{16,}/g, "…").slice(0, 200);
