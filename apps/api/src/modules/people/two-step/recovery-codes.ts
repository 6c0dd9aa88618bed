import { createHmac, randomInt } from "node:crypto";
import type { StaffId } from "@pulau/domain/ids.ts";
import { and, eq, inArray, isNull, sql } from "../../../db/orm.ts";
import { staffRecoveryCode } from "../../../db/schema/sign-in.ts";
import type { Tx } from "../../../db/tx.ts";
import { deriveKey } from "../../../plugins/derive-key.ts";
import type { Secrets } from "../../../plugins/seal.ts";

const howMany = 10;
/** Letters and digits that nobody takes for one another. */
const signs = "abcdefghjkmnpqrstuvwxyz23456789";
const half = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join("");

/** What is kept of a code: under a key, as ten characters could be tried through. */
const hashOf = (secret: string, staffId: StaffId, code: string): string =>
  createHmac("sha256", deriveKey(secret, "recovery codes of staff"))
    .update(`${staffId} ${code}`)
    .digest("base64url");

/** As a code was made, however it is typed. */
const plain = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Makes ten new codes, each for one sign-in; the earlier ones stop working. */
export async function makeRecoveryCodes(tx: Tx, { secret }: Secrets, staffId: StaffId): Promise<string[]> {
  await dropRecoveryCodes(tx, staffId);
  const codes = Array.from({ length: howMany }, () => `${half()}-${half()}`);
  await tx
    .insert(staffRecoveryCode)
    .values(codes.map((code) => ({ staffId, codeHash: hashOf(secret, staffId, plain(code)) })));
  return codes;
}

export async function dropRecoveryCodes(tx: Tx, staffId: StaffId): Promise<void> {
  await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
}

/** Uses a code up; false when it is none of theirs, or was used. Of two who send one at once, one has it. */
export async function useRecoveryCode(
  tx: Tx,
  { secret, earlierSecrets }: Secrets,
  { staffId, code }: { readonly staffId: StaffId; readonly code: string },
): Promise<boolean> {
  const hashes = [secret, ...earlierSecrets].map((key) => hashOf(key, staffId, plain(code)));
  const used = await tx
    .update(staffRecoveryCode)
    .set({ usedAt: sql`pulau_now()` })
    .where(
      and(
        eq(staffRecoveryCode.staffId, staffId),
        inArray(staffRecoveryCode.codeHash, hashes),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ codeHash: staffRecoveryCode.codeHash });
  return used.length > 0;
}
