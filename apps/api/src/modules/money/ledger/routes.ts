import {
  booksRoute,
  checkLedgerRoute,
  ledgerAccountsRoute,
  ledgerCsvRoute,
  ledgerEntriesRoute,
} from "@pulau/contract/ledger.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { checkLedger } from "./check-ledger.ts";
import { journalCsv } from "./journal-csv.ts";
import { measureLedger } from "./measure-ledger.ts";
import { sealLedger } from "./seal-ledger.ts";
import { listAccounts, listEntries, showBooks } from "./show-books.ts";

/** A check reads the whole ledger: nobody needs it every second. */
const seldom = { bucket: "ledger check", limit: 6, windowSeconds: 60 };

/** The books for staff. */
export const ledgerModule: Module = (app, { db }) => {
  mount(app, booksRoute, async ({ query }) => ok(await showBooks(db, query)));
  mount(app, ledgerAccountsRoute, async ({ params, query }) =>
    ok(await listAccounts(db, { ...query, kind: params.kind })),
  );
  mount(app, ledgerEntriesRoute, async ({ query }) => ok(await listEntries(db, query)));
  mount(app, ledgerCsvRoute, async ({ query }) =>
    ok({ name: "ledger.csv", bytes: await journalCsv(db, query) }),
  );
  mount(app, checkLedgerRoute, async ({ session, request }) => {
    const calm = await rateLimit(db, { ...seldom, key: session.staffId });
    if (!calm.ok) return calm;
    await sealLedger(db);
    const { faults, ...looked } = await checkLedger(db);
    if (faults.length > 0) request.log.error({ faults }, "the ledger is broken");
    return ok({ ...looked, faults: faults.length });
  });
  measureLedger(app.metrics, db);
};
