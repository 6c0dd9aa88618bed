import {
  commissionsRoute,
  partnerCommissionsRoute,
  partnerStatementAddressRoute,
  partnerStatementCsvRoute,
  partnerStatementPdfRoute,
  partnerStatementRoute,
  statementAddressRoute,
  statementCsvRoute,
  statementPdfRoute,
  statementRoute,
} from "@pulau/contract/commission.ts";
import { PaperSeller } from "@pulau/contract/papers.ts";
import type { Received } from "@pulau/contract/route.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { accountExists, accountExistsSql } from "./account-exists.ts";
import { commissionsOf } from "./list-commissions.ts";
import { showStatement } from "./statement.ts";
import { statementCsv } from "./statement-csv.ts";
import { statementPdf } from "./statement-pdf.ts";

type Filters = Received<typeof statementAddressRoute>["query"];
const ownFiles = { pdf: statementPdfRoute, csv: statementCsvRoute };
const partnerFiles = { pdf: partnerStatementPdfRoute, csv: partnerStatementCsvRoute };
type Files = typeof ownFiles | typeof partnerFiles;

/** What agencies, influencers and guests who tell friends have earned, for them and for staff. */
export const commissionModule: Module = (app, { db, settings }) => {
  const downloads = signedDownloads({ db, settings });
  const addressOf = (account: string, { format, ...period }: Filters, files: Files) =>
    downloads.address(files[format], { query: { account, ...period } });

  mountList(app, commissionsRoute, async ({ query, session: { accountId } }) =>
    ok(await commissionsOf(db, { accountId, query })),
  );
  mount(app, statementRoute, ({ query, session: { accountId } }) => statementOf(db, accountId, query));
  mount(app, statementAddressRoute, ({ query, session: { accountId } }) =>
    addressOf(accountId, query, ownFiles),
  );

  mountList(app, partnerCommissionsRoute, async ({ params: { _id }, query }) =>
    ok(await commissionsOf(db, { accountId: _id, query, whole: true, exists: accountExistsSql(_id) })),
  );
  mount(app, partnerStatementRoute, ({ params, query }) => statementOf(db, params._id, query));
  mount(app, partnerStatementAddressRoute, async ({ params: { _id }, query }) => {
    const isThere = await accountExists(db, _id);
    return isThere ? addressOf(_id, query, partnerFiles) : refuse("NOT_FOUND");
  });

  for (const { pdf, csv } of [ownFiles, partnerFiles]) {
    downloads.serve(app, pdf, async ({ query }) => {
      const found = await statementOf(db, query.account, query);
      if (!found.ok) return found;
      const { profile, answerHours, timeZone } = await loadSettings(db);
      const seller = PaperSeller.parse({ ...profile, answerHours, timeZone });
      const bytes = await statementPdf(found.value, { seller, language: query.language });
      return ok({ name: `${nameOf(query)}.pdf`, bytes });
    });
    downloads.serve(app, csv, async ({ query }) => {
      const found = await statementOf(db, query.account, query);
      if (!found.ok) return found;
      return ok({ name: `${nameOf(query)}.csv`, bytes: statementCsv(found.value, query.language) });
    });
  }
};

const nameOf = ({ from, to }: { from: Day; to: Day }): string => `commission-${from}-${to}`;

async function statementOf(db: Db, accountId: AccountId, period: { from: Day; to: Day }) {
  const found = await showStatement(db, accountId, period);
  return found ? ok(found) : refuse("NOT_FOUND");
}
