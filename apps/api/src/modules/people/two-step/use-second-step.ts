import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNotNull, lt } from "../../../db/orm.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { type Limit, rateLimit, uncountCall } from "../../../plugins/rate-limit.ts";
import { createSealer, type Secrets } from "../../../plugins/seal.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import { fromBase32, stepOfCode } from "./totp.ts";

/** Of a million codes three are good at once: so many guesses a day find one in a century. */
const limitsOf = (staffId: StaffId): Limit[] => [
  { bucket: "second step", key: staffId, limit: 10, windowSeconds: 900 },
  { bucket: "second step of a day", key: staffId, limit: 50, windowSeconds: 86_400 },
];

/** Counts a try at a code; only wrong ones stay counted, see `uncountCodeTry`. */
export async function tryCode(db: Db, staffId: StaffId): Promise<Result<null, "TOO_MANY_REQUESTS">> {
  for (const limit of limitsOf(staffId)) {
    const within = await rateLimit(db, limit);
    if (!within.ok) return within;
  }
  return ok(null);
}

export async function uncountCodeTry(db: Db, staffId: StaffId): Promise<void> {
  for (const limit of limitsOf(staffId)) await uncountCall(db, limit);
}

type Typed = { readonly staffId: StaffId; readonly code: string };

/**
 * Uses a code of the authenticator or a recovery code up. None is good twice: of two that come at once, in whatever
 * process, the database lets one through.
 */
export async function useSecondStep(
  tx: Tx,
  secrets: Secrets,
  { staffId, code }: Typed,
): Promise<Result<"app" | "recoveryCode", "TWO_STEP_WRONG">> {
  const digits = code.replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(digits))
    return (await useAppCode(tx, secrets, { staffId, code: digits })) ? ok("app") : refuse("TWO_STEP_WRONG");
  return (await useRecoveryCode(tx, secrets, { staffId, code }))
    ? ok("recoveryCode")
    : refuse("TWO_STEP_WRONG");
}

async function useAppCode(tx: Tx, secrets: Secrets, { staffId, code }: Typed): Promise<boolean> {
  const [found] = await tx
    .select({ sealed: staffUser.totpSealed })
    .from(staffUser)
    .where(and(eq(staffUser.id, staffId), isNotNull(staffUser.totpAt)));
  if (!found?.sealed) return false;
  const secret = fromBase32(createSealer(secrets).unseal(found.sealed));
  const step = stepOfCode(secret, code, await loadNow(tx));
  if (step === null) return false;
  const used = await tx
    .update(staffUser)
    .set({ totpStep: step })
    .where(and(eq(staffUser.id, staffId), lt(staffUser.totpStep, step)))
    .returning({ id: staffUser.id });
  return used.length > 0;
}
