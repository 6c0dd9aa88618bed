import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { RoomClosureId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";

/** The version that a closure has once it is saved: who undoes what they did sends it. */
export async function savedVersion<C extends FailureCode>(
  tx: Tx,
  id: RoomClosureId,
  saving: Promise<Result<true, C>>,
): Promise<Result<{ version: number }, C>> {
  const saved = await saving;
  return saved.ok ? ok({ version: await versionOf(tx, "roomClosure", id) }) : saved;
}
