import type { MemberId, TravelDocumentId } from "@pulau/domain/ids.ts";
import type { DocumentUse } from "@pulau/domain/person/travel-document.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { sql } from "../../../db/orm.ts";
import { travelDocumentView } from "../../../db/schema/travel-documents.ts";
import type { Tx } from "../../../db/tx.ts";
import { type DocumentRow, findDocument } from "./show-documents.ts";

/** Finds a document to show something of it, and notes in the same transaction that it is shown. */
export async function noteView(
  tx: Tx,
  request: FastifyRequest,
  {
    used,
    ...owned
  }: { readonly id: TravelDocumentId; readonly memberId: MemberId; readonly used: DocumentUse },
): Promise<Result<DocumentRow, "NOT_FOUND">> {
  const row = await findDocument(tx, owned);
  if (!row || (used === "scan" && row.scanKey === null)) return refuse("NOT_FOUND");
  const device = (request.headers["user-agent"] ?? "").slice(0, 400);
  await tx.insert(travelDocumentView).values({ documentId: row.id, used, device, at: sql`pulau_now()` });
  return ok(row);
}
