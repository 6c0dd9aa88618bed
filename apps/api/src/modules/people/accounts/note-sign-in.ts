import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { PersonId, SessionId } from "@pulau/domain/ids.ts";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { shortAddress, writeRefusal, writeSecurityEntry } from "../../../plugins/security-log.ts";

/** Notes in the security log that somebody has signed in. */
export const noteSignIn = (
  tx: Tx,
  request: FastifyRequest,
  person: { id: PersonId; sessionId: SessionId },
): Promise<void> => writeSecurityEntry(tx, request, { kind: "signedIn", person });

/** Notes that somebody was not let in; of an address that nobody has, only its start. */
export const noteRefusedSignIn = (
  db: Db,
  { request, email }: { request: FastifyRequest; email: string },
  { id, code }: { id: PersonId | null; code: FailureCode },
): Promise<void> =>
  writeRefusal(db, request, {
    kind: "signInRefused",
    person: { id },
    facts: { code, ...(id === null && { typed: shortAddress(email) }) },
  });
