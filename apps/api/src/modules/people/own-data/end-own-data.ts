import { isInUse } from "@pulau/contract/own-data.ts";
import type { AccountDeletionId, MemberId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { oneByOne } from "../../../jobs/one-by-one.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { FileStore } from "../../ground/files/public.ts";
import { unusablePasswordHash } from "../accounts/public.ts";
import { endDocuments, eraseLooseBytes } from "../travel-documents/public.ts";
import { eraseMember } from "./erase-member.ts";
import { findObstacles } from "./show-own-data.ts";

type Deps = { readonly db: Db; readonly store: FileStore; readonly sealer: Sealer };

/**
 * Ends what has had its time: scans and documents, copies of data, and accounts whose owners wanted it. By the database's
 * clock, and safe to run in every process.
 */
export async function endOwnData(deps: Deps): Promise<void> {
  const { db } = deps;
  const parts = {
    documents: () => endDocuments(db),
    copies: () => endExports(db),
    accounts: () => endAccounts(deps),
    bytes: () => eraseLooseBytes(deps),
  };
  await oneByOne(Object.entries(parts), {
    act: ([, end]) => end(),
    nameOf: ([part]) => `ending ${part}`,
  });
}

const endExports = (db: Db) =>
  inTransaction(db, (tx) =>
    tx.execute(sql`
      WITH over AS (
        SELECT id, storage_key FROM data_export WHERE ended_at IS NULL AND ends_at <= pulau_now() FOR UPDATE),
      freed AS (
        INSERT INTO loose_bytes (storage_key, "from") SELECT storage_key, pulau_now() FROM over)
      UPDATE data_export e SET ended_at = pulau_now(), storage_key = NULL FROM over WHERE e.id = over.id`),
  );

/**
 * One transaction for each account. Whoever has booked again meanwhile, or has money in the wallet, keeps it and is told:
 * it is not for a job to take that away.
 */
async function endAccounts({ db, sealer }: Deps): Promise<void> {
  const { rows } = await db.execute<{ deletionId: AccountDeletionId }>(sql`
    SELECT id AS "deletionId" FROM account_deletion
    WHERE due_at <= pulau_now() AND withdrawn_at IS NULL AND done_at IS NULL ORDER BY due_at LIMIT 200`);
  await oneByOne(rows, {
    act: ({ deletionId }) => endAccount({ db, sealer }, deletionId),
    nameOf: ({ deletionId }) => `account deletion ${deletionId}`,
  });
}

async function endAccount({ db, sealer }: Omit<Deps, "store">, deletionId: AccountDeletionId): Promise<void> {
  const passwordHash = await unusablePasswordHash();
  // Too busy to hash now: the next hour will do.
  if (!passwordHash.ok) return;
  await inTransaction(db, async (tx) => {
    const found = await tx.execute<{ memberId: MemberId }>(sql`
      SELECT member_id AS "memberId" FROM account_deletion
      WHERE id = ${deletionId} AND withdrawn_at IS NULL AND done_at IS NULL FOR UPDATE`);
    const memberId = found.rows[0]?.memberId;
    if (memberId === undefined) return;
    if (!isInUse(await findObstacles(tx, memberId)))
      return eraseMember(tx, { memberId, deletionId, sealer, passwordHash: passwordHash.value });
    await tx.execute(sql`UPDATE account_deletion SET withdrawn_at = pulau_now() WHERE id = ${deletionId}`);
    await enqueue(tx, "send-mail", { template: "deletion-stopped", deletionId });
  });
}
