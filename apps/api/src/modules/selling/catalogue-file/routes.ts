import multipart from "@fastify/multipart";
import {
  beginningRoute,
  checkCatalogueRoute,
  exportCatalogueRoute,
  exportTableRoute,
  exportTablesRoute,
  importCatalogueRoute,
  mostCatalogueBytes,
  takeTemplateRoute,
} from "@pulau/contract/catalogue-file.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Module } from "../../../module.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import { fileStoreOf, readUpload, uploadForm } from "../../ground/files/public.ts";
import { forgetSettings, loadSettings } from "../../ground/resort/public.ts";
import { exportFile } from "./export-catalogue.ts";
import { fileNameOf } from "./file-name.ts";
import { importFile } from "./import-file.ts";
import { importTemplate } from "./import-template.ts";
import { isEmpty } from "./is-empty.ts";
import { exportTable, exportTables, fileOf } from "./tables/write-tables.ts";
import { whatItDid, whatItWouldDo } from "./tell-import.ts";

/** The whole catalogue as one file: out, and in again. */
export const catalogueFileModule: Module = async (app, { db, settings }) => {
  const deps = { db, store: fileStoreOf(settings) };

  mount(app, exportCatalogueRoute, async ({ session }) =>
    ok({
      name: fileNameOf((await loadSettings(db)).profile.shortName),
      bytes: await exportFile(deps, session.permissions),
    }),
  );
  mount(app, exportTablesRoute, async ({ session, request }) =>
    ok({
      name: fileNameOf((await loadSettings(db)).profile.shortName, "tables.zip"),
      bytes: await exportTables(db, { ...session, language: languageOf(request) }),
    }),
  );
  mount(app, exportTableRoute, async ({ params: { table }, session, request }) => {
    const bytes = await exportTable(db, table, { ...session, language: languageOf(request) });
    return bytes.ok ? ok({ name: fileOf(table), bytes: bytes.value }) : bytes;
  });
  mount(app, beginningRoute, async () => ok({ empty: await isEmpty(db) }));

  mount(app, takeTemplateRoute, async ({ session }) => {
    const taken = await importTemplate(deps, session);
    if (taken.ok) forgetSettings(db);
    return taken;
  });

  const take = async (
    request: FastifyRequest,
    by: StaffSession,
    how: { keeps: boolean; mark?: string | undefined },
  ) => {
    const sent = await readUpload(request, mostCatalogueBytes);
    return sent.ok ? importFile(deps, { ...sent.value, by, ...how }) : sent;
  };

  // Only these two take files as large as a catalogue.
  await app.register(async (uploads: FastifyInstance) => {
    await uploads.register(multipart, uploadForm(mostCatalogueBytes));
    mount(uploads, checkCatalogueRoute, async ({ request, session }) => {
      const tried = await take(request, session, { keeps: false });
      return tried.ok ? ok(whatItWouldDo(tried.value)) : tried;
    });
    mount(uploads, importCatalogueRoute, async ({ request, session, query }) => {
      const done = await take(request, session, { keeps: true, mark: query.mark });
      forgetSettings(db);
      return done.ok ? whatItDid(done.value) : done;
    });
  });
};
