import {
  exportAddressRoute,
  exportFileRoute,
  mailChoicesRoute,
  ownDataRoute,
  requestDeletionRoute,
  requestExportRoute,
  withdrawDeletionRoute,
} from "@pulau/contract/own-data.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { dataExport } from "../../../db/schema/own-data.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { fileStoreOf } from "../../ground/files/public.ts";
import { confirmPassword } from "../accounts/public.ts";
import { getSealed } from "../travel-documents/public.ts";
import { requestDeletion, withdrawDeletion } from "./request-deletion.ts";
import { requestExport } from "./request-export.ts";
import { showOwnData } from "./show-own-data.ts";

/** A copy of what is known of a member, the end of their account, and which mails they get. */
export const ownDataModule: Module = (app, { db, settings }) => {
  const deps = { store: fileStoreOf(settings), sealer: createSealer(settings) };
  const downloads = signedDownloads({ db, settings });

  mount(app, ownDataRoute, async ({ session: { memberId } }) => ok(await showOwnData(db, memberId)));
  mount(app, requestExportRoute, async ({ session: { memberId } }) => {
    const within = await rateLimit(db, {
      bucket: "data export",
      key: memberId,
      limit: 3,
      windowSeconds: 86_400,
    });
    if (!within.ok) return within;
    await inTransaction(db, (tx) => requestExport(tx, memberId));
    return ok(await showOwnData(db, memberId));
  });
  mount(app, exportAddressRoute, async ({ params, body, request, session: { memberId } }) => {
    const sure = await confirmPassword(db, request, body.password);
    if (!sure.ok) return sure;
    const [own] = await db
      .select({ id: dataExport.id })
      .from(dataExport)
      .where(and(eq(dataExport.memberId, memberId), isThere(params._id)));
    return own ? downloads.address(exportFileRoute, { params }) : refuse("NOT_FOUND");
  });
  downloads.serve(app, exportFileRoute, async ({ params }) => {
    const [found] = await db.select().from(dataExport).where(isThere(params._id));
    const bytes = found?.storageKey ? await getSealed(deps, found.storageKey) : null;
    return bytes ? ok({ name: "my-data.zip", bytes }) : refuse("NOT_FOUND");
  });
  mount(app, requestDeletionRoute, async ({ body, request, session: { memberId } }) => {
    const sure = await confirmPassword(db, request, body.password);
    if (!sure.ok) return sure;
    const planned = await inTransaction(db, (tx) => requestDeletion(tx, memberId));
    return planned.ok ? ok(await showOwnData(db, memberId)) : planned;
  });
  mount(app, withdrawDeletionRoute, async ({ session: { memberId } }) => {
    await inTransaction(db, async (tx) => ok(await withdrawDeletion(tx, memberId)));
    return ok(await showOwnData(db, memberId));
  });
  mount(app, mailChoicesRoute, async ({ body, session: { memberId } }) => {
    await db.update(member).set({ mutedMails: body.muted }).where(eq(member.id, memberId));
    return ok({ done: true as const });
  });
};

/** A copy that is ready and can still be downloaded. */
const isThere = (id: string) =>
  and(eq(dataExport.id, id), isNull(dataExport.endedAt), sql`${dataExport.endsAt} > pulau_now()`);
