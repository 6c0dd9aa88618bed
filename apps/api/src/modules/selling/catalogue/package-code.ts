import { eq, sql } from "../../../db/orm.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import type { FieldProblem } from "./card-problems.ts";

/** What speaks against a package's code: another package has it. `own` is the package that may keep it. */
export async function codeProblems(
  tx: Tx,
  code: string,
  own: string | null = null,
): Promise<readonly FieldProblem[]> {
  // One after the other, so that two who take the same code at once don't both find it free.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('package code', 0))`);
  const owners = await tx.select({ id: stayPackage.id }).from(stayPackage).where(eq(stayPackage.code, code));
  return owners.some(({ id }) => id !== own) ? [{ path: "code", rule: "codeTaken" }] : [];
}
