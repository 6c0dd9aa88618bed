import {
  addPackageOptionRoute,
  copyPackageRoute,
  deletePackageOptionRoute,
  deletePackageRoute,
  importPackagesRoute,
  orderPackagesRoute,
  packageStatusRoute,
  staffPackageRoute,
  staffPackagesRoute,
  updatePackageOptionRoute,
  updatePackageRoute,
} from "@pulau/contract/package-admin.ts";
import { ok } from "@pulau/domain/result.ts";
import { saveWhole, versionOf } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountImport } from "../../../listing/import/mount-import.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { saveOrder } from "../../../records/order-rows.ts";
import { copyPackage } from "./copy-package.ts";
import { deleteOption, deletePackage } from "./delete-package.ts";
import { staffPackages } from "./list-packages.ts";
import { beginPackageImport } from "./package-import.ts";
import { packageOrder } from "./package-order.ts";
import { readOption, readPackage, showPackage } from "./show-package.ts";
import { addOption, updateOption } from "./write-option.ts";
import { setPackageStatus, updatePackage } from "./write-package.ts";

/** Packages as staff keep them: texts, options, what is included, where they are sold. */
export const packageAdmin: Module = (app, { db, settings: { publicUrl } }) => {
  mountList(app, staffPackagesRoute, async ({ query }) => ok(staffPackages(query)));
  mountImport(app, importPackagesRoute, beginPackageImport);
  mount(app, staffPackageRoute, ({ params }) => showPackage(db, { packageId: params._id, publicUrl }));
  mount(app, orderPackagesRoute, ({ body, session: { staffId }, saves }) =>
    saveOrder(db, packageOrder, { staffId, saves, ids: body.packageIds }),
  );
  mount(
    app,
    updatePackageRoute,
    async ({ params: { _id: packageId }, body, session: { staffId }, saves, request }) => {
      const saved = await saveWhole(
        db,
        { ...saves, key: packageId },
        (tx) => readPackage(tx, packageId),
        (tx) => updatePackage(tx, { staffId, packageId, body, language: languageOf(request) }),
      );
      return saved.ok ? ok({ version: await versionOf(db, "package", packageId) }) : saved;
    },
  );
  mount(app, packageStatusRoute, ({ params: { _id: packageId }, body, session: { staffId } }) =>
    inTransaction(db, (tx) => setPackageStatus(tx, { staffId, packageId, ...body })),
  );
  mount(app, copyPackageRoute, ({ params: { _id: packageId }, body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => copyPackage(tx, { staffId, packageId, body })),
  );
  mount(app, deletePackageRoute, ({ params: { _id: packageId }, session: { staffId }, request }) =>
    inTransaction(db, (tx) => deletePackage(tx, { staffId, packageId, language: languageOf(request) })),
  );
  mount(app, addPackageOptionRoute, ({ params: { _id: packageId }, body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => addOption(tx, { staffId, packageId, body })),
  );
  mount(
    app,
    updatePackageOptionRoute,
    async ({ params: { _id: optionId }, body, session: { staffId }, saves }) => {
      const saved = await saveWhole(
        db,
        { ...saves, key: optionId },
        (tx) => readOption(tx, optionId),
        (tx) => updateOption(tx, { staffId, optionId, body }),
      );
      return saved.ok ? ok({ version: await versionOf(db, "packageOption", optionId) }) : saved;
    },
  );
  mount(app, deletePackageOptionRoute, ({ params: { _id: optionId }, session: { staffId }, request }) =>
    inTransaction(db, (tx) => deleteOption(tx, { staffId, optionId, language: languageOf(request) })),
  );
};
