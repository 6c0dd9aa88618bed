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
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { fileStoreOf } from "../../ground/files/public.ts";
import { confirmPassword } from "../accounts/public.ts";
import { muteMails } from "./mute-mails.ts";
import { findExport, openExport } from "./open-export.ts";
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
    const own = await findExport(db, { exportId: params._id, memberId });
    return own ? downloads.address(exportFileRoute, { params }) : refuse("NOT_FOUND");
  });
  downloads.serve(app, exportFileRoute, ({ params }) => openExport({ db, ...deps }, params._id));
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
    await muteMails(db, memberId, body.muted);
    return ok({ done: true as const });
  });
};
