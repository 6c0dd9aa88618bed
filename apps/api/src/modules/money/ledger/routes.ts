import {
  booksRoute,
  checkLedgerRoute,
  ledgerAccountsRoute,
  ledgerCsvRoute,
  ledgerEntriesRoute,
} from "@pulau/contract/ledger.ts";
import { ok } from "@pulau/domain/result.ts";
import { csvFile } from "../../../listing/csv.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { checkLedgerNow } from "./check-ledger-now.ts";
import { journal } from "./journal-csv.ts";
import { ledgerAccounts } from "./list-accounts.ts";
import { ledgerEntries } from "./list-entries.ts";
import { measureLedger } from "./measure-ledger.ts";
import { showBooks } from "./show-books.ts";

/** A check reads the whole ledger: nobody needs it every second. */
const seldom = { bucket: "ledger check", limit: 6, windowSeconds: 60 };

/** The books for staff. */
export const ledgerModule: Module = (app, { db }) => {
  mount(app, booksRoute, async ({ query }) => ok(await showBooks(db, query)));
  const timeZone = async () => (await loadSettings(db)).timeZone;
  mountList(app, ledgerAccountsRoute, async ({ params, query }) =>
    ok(ledgerAccounts({ ...query, kind: params.kind, timeZone: await timeZone() })),
  );
  mountList(app, ledgerEntriesRoute, async ({ query }) =>
    ok(ledgerEntries({ ...query, timeZone: await timeZone() })),
  );
  mount(app, ledgerCsvRoute, async ({ query }) =>
    csvFile(db, journal(query, await timeZone()), { name: "ledger.csv", sort: "seq" }),
  );
  mount(app, checkLedgerRoute, async ({ session, request }) => {
    const within = await rateLimit(db, { ...seldom, key: session.staffId });
    if (!within.ok) return within;
    return ok(await checkLedgerNow(db, request.log));
  });
  measureLedger(app.metrics, db);
};
