import {
  addPageRoute,
  adminPageRoute,
  adminPageVersionRoute,
  hidePageRoute,
  orderPagesRoute,
  pageRoute,
  pagesRoute,
  pageVersionRoute,
  savePageRoute,
} from "@pulau/contract/pages.ts";
import { ok } from "@pulau/domain/result.ts";
import { ofResort, saveWhole, versionOf } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { saveOrder } from "../../../records/order-rows.ts";
import { listPages } from "./list-pages.ts";
import { forgetPageLinks } from "./page-links.ts";
import { pageOrder } from "./page-order.ts";
import { saveAndPublish } from "./publish-page.ts";
import { fieldsOfPage, showForStaff, showText } from "./show-draft.ts";
import { movedTo, showPage, showPageVersion } from "./show-page.ts";
import { addPage, hidePage } from "./write-page.ts";

/** The resort's pages: what guests read, and how staff write it. */
export const pagesModule: Module = (app, { db }) => {
  app.decorate("pageMovedTo", (slug: string) => movedTo(db, slug));
  mount(app, pageRoute, ({ params }) => showPage(db, params.slug));
  mount(app, pageVersionRoute, ({ params }) => showPageVersion(db, params._id));
  mount(app, pagesRoute, async () =>
    ok({ pages: await listPages(db), orderVersion: await versionOf(db, "pageOrder", ofResort) }),
  );
  mount(app, orderPagesRoute, async ({ body, session: { staffId }, saves }) => {
    const saved = await saveOrder(db, pageOrder, { staffId, saves, ids: body.pageIds });
    forgetPageLinks(db);
    return saved;
  });
  mount(app, adminPageRoute, ({ params }) => showForStaff(db, params._id));
  mount(app, adminPageVersionRoute, ({ params }) => showText(db, params._id, params.number));
  mount(app, addPageRoute, ({ body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => addPage(tx, body, staffId)),
  );
  mount(app, savePageRoute, async ({ params: { _id: id }, body, session: { staffId }, saves }) => {
    const saved = await saveWhole(
      db,
      { ...saves, key: id },
      (tx) => fieldsOfPage(tx, id),
      (tx) => saveAndPublish(tx, { id, staffId, ...body }),
    );
    forgetPageLinks(db);
    return saved.ok ? ok({ published: saved.value, version: await versionOf(db, "page", id) }) : saved;
  });
  mount(app, hidePageRoute, async ({ params, session: { staffId } }) => {
    const hidden = await inTransaction(db, (tx) => hidePage(tx, params._id, staffId));
    forgetPageLinks(db);
    return hidden;
  });
};
