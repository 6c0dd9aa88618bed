import {
  isMaskedNumber,
  mostTravelDocuments,
  type TravelDocumentBody,
} from "@pulau/contract/travel-documents.ts";
import type { MemberId, TravelDocumentId } from "@pulau/domain/ids.ts";
import { normaliseIdentity } from "@pulau/domain/person/identity.ts";
import { maskNumber } from "@pulau/domain/person/travel-document.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { travelDocument } from "../../../db/schema/travel-documents.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { dropBytes } from "./loose-bytes.ts";

type Owned = { readonly id: TravelDocumentId; readonly memberId: MemberId };

/** What a row holds of a number. */
const sealedNumber = (sealer: Sealer, { kind, number }: Pick<TravelDocumentBody, "kind" | "number">) => ({
  numberSealed: sealer.seal(normaliseIdentity(number)),
  numberMasked: maskNumber(kind, number),
});

/** Keeps a document. `DOCUMENTS_FULL`: the member keeps as many as they may; `INVALID_INPUT` is the schema's to say. */
export async function addDocument(
  tx: Tx,
  sealer: Sealer,
  { memberId, body }: { readonly memberId: MemberId; readonly body: TravelDocumentBody },
): Promise<Result<TravelDocumentId, "DOCUMENTS_FULL">> {
  // Two who add at once come one after the other, so that the second counts the first's.
  await tx.execute(sql`SELECT FROM member WHERE id = ${memberId} FOR NO KEY UPDATE`);
  const kept = await tx.$count(travelDocument, eq(travelDocument.memberId, memberId));
  if (kept >= mostTravelDocuments) return refuse("DOCUMENTS_FULL", { most: mostTravelDocuments });
  const { kind, holderName, country, expiresOn } = body;
  const [made] = await tx
    .insert(travelDocument)
    .values({
      memberId,
      kind,
      holderName,
      country,
      expiresOn,
      ...sealedNumber(sealer, body),
      createdAt: await loadNow(tx),
    })
    .returning({ id: travelDocument.id });
  if (!made) throw new Error("no document was kept");
  return ok(made.id);
}

/** The fields of a document's call as they are kept, its number whole: for what a save compares. */
export async function readFields(
  tx: Tx,
  sealer: Sealer,
  { id, memberId }: Owned,
): Promise<Record<string, unknown> | null> {
  const [row] = await tx
    .select()
    .from(travelDocument)
    .where(and(eq(travelDocument.id, id), eq(travelDocument.memberId, memberId)));
  if (!row) return null;
  const { kind, holderName, country, expiresOn, numberSealed } = row;
  return { kind, holderName, country, expiresOn, number: sealer.unseal(numberSealed) };
}

/** Writes a document anew; a number that came masked stays, unless the kind is another one. */
export async function changeDocument(
  tx: Tx,
  sealer: Sealer,
  { id, memberId, body }: Owned & { readonly body: TravelDocumentBody },
): Promise<Result<null, "NOT_FOUND" | "INVALID_INPUT">> {
  const before = await readFields(tx, sealer, { id, memberId });
  if (before === null) return refuse("NOT_FOUND");
  const { kind, holderName, country, expiresOn, number } = body;
  const stays = isMaskedNumber(number);
  if (stays && kind !== before.kind) {
    const fields = [{ path: "number", rule: "required" }];
    return { ok: false, failure: { ...refuse("INVALID_INPUT").failure, fields } };
  }
  await tx
    .update(travelDocument)
    .set({ kind, holderName, country, expiresOn, ...(!stays && sealedNumber(sealer, body)) })
    .where(eq(travelDocument.id, id));
  return ok(null);
}

/** Deletes a document with its log; the bytes of its scan go once that is committed. */
export async function deleteDocument(
  tx: Tx,
  { id, memberId }: Owned,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const [gone] = await tx
    .delete(travelDocument)
    .where(and(eq(travelDocument.id, id), eq(travelDocument.memberId, memberId)))
    .returning({ scanKey: travelDocument.scanKey });
  if (!gone) return refuse("NOT_FOUND");
  await dropBytes(tx, gone.scanKey);
  return ok({ done: true });
}
