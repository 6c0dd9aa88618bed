import { deletePageRoute } from "@pulau/contract/pages.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { forgetPageLinks } from "../pages/public.ts";
import { forgetSettings } from "../resort/public.ts";
import { deleteWithEntry } from "./delete-with-entry.ts";

/** What pages and the menu that leads to them do together. */
export const pageAdminModule: Module = (app, { db }) => {
  mount(app, deletePageRoute, async ({ params: { _id: id }, session: { staffId } }) => {
    const deleted = await inTransaction(db, (tx) => deleteWithEntry(tx, { id, staffId }));
    forgetPageLinks(db);
    forgetSettings(db);
    return deleted;
  });
};
