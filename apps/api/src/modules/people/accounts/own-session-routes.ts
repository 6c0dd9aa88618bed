import {
  endOtherSessionsRoute,
  endOtherStaffSessionsRoute,
  endSessionRoute,
  endStaffSessionRoute,
  sessionsRoute,
  staffSessionsRoute,
} from "@pulau/contract/sessions.ts";
import type { SessionId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mount } from "../../../plugins/mount.ts";
import { writeSecurityEntry } from "../../../plugins/security-log.ts";
import type { MemberSession, StaffSession } from "../../../plugins/session.ts";
import { endOtherSessions, endOwnSession, listSessions } from "./own-sessions.ts";
import { ownerOf } from "./person-of.ts";

type Call = { readonly session: MemberSession | StaffSession; readonly request: FastifyRequest };

/** The calls by which people see where they are signed in, and end it: the same on both sides. */
export function mountOwnSessions(app: FastifyInstance, db: Db): void {
  const list = async ({ session }: Call) => ok({ sessions: await listSessions(db, ownerOf(session)) });
  const end = ({ session, request }: Call, id: SessionId) =>
    inTransaction(db, async (tx) => {
      const owner = ownerOf(session);
      if (!(await endOwnSession(tx, owner, id))) return refuse("NOT_FOUND");
      await writeSecurityEntry(tx, request, { kind: "sessionEnded", facts: { ended: id } });
      return ok({ done: true as const });
    });
  const endOthers = ({ session, request }: Call) =>
    inTransaction(db, async (tx) => {
      const ended = await endOtherSessions(tx, ownerOf(session));
      if (ended) await writeSecurityEntry(tx, request, { kind: "sessionEnded", facts: { count: ended } });
      return ok({ ended });
    });
  mount(app, sessionsRoute, list);
  mount(app, endSessionRoute, (call) => end(call, call.params._id));
  mount(app, endOtherSessionsRoute, endOthers);
  mount(app, staffSessionsRoute, list);
  mount(app, endStaffSessionRoute, (call) => end(call, call.params._id));
  mount(app, endOtherStaffSessionsRoute, endOthers);
}
