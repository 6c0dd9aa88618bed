import {
  groupPapersRoute,
  issueGroupPapersRoute,
  mailGroupPaperRoute,
} from "@pulau/contract/group-papers.ts";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { issueByStaff } from "./issue-group-papers.ts";
import { mailGroupPaper } from "./mail-group-paper.ts";
import { showGroupPapers } from "./show-group-papers.ts";

/** The papers of a group: one invoice over all that it pays. */
export function mountGroupPapers(app: FastifyInstance, { db }: Pick<AppDeps, "db">): void {
  mount(app, groupPapersRoute, ({ params }) => showGroupPapers(db, params._id));
  mount(app, issueGroupPapersRoute, ({ params, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => issueByStaff(tx, { groupId: params._id, staffId })),
  );
  mount(app, mailGroupPaperRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => mailGroupPaper(tx, { ...body, groupId: params._id, staffId })),
  );
}
