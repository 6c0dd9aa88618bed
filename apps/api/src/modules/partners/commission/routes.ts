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
import { ok, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createAddressSigner } from "../../../plugins/signed-address.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { isAccount } from "./is-account.ts";
import { listCommissions } from "./list-commissions.ts";
import { showStatement } from "./statement.ts";
import { statementCsv } from "./statement-csv.ts";
import { statementPdf } from "./statement-pdf.ts";

/** Long enough for a slow phone to follow the link, too short for one that is passed on. */
const addressMinutes = 5;

type Asked = Received<typeof statementAddressRoute>["query"];
type FileQuery = Received<typeof statementPdfRoute>["query"];

/** What agencies, influencers and guests who tell friends have earned, for them and for staff. */
export const commissionModule: Module = (app, { db, settings: { secret } }) => {
  const signer = createAddressSigner(secret);
  const signed = ({ account, from, to, language }: Omit<FileQuery, "until" | "seal">, path: string) =>
    `${path}?${new URLSearchParams({ account, from, to, language })}`;

  const addressOf = async (account: string, { from, to, language, format }: Asked, root: string) => {
    const until = new Date((await loadNow(db)).getTime() + addressMinutes * 60_000);
    const address = signed({ account, from, to, language }, `${root}/${format}`);
    const { until: seconds, seal } = signer.sign(address, until);
    return ok({ url: `${address}&until=${seconds}&seal=${seal}`, until: until.toISOString() });
  };

  mount(app, commissionsRoute, async ({ query, session: { accountId } }) =>
    ok(await listCommissions(db, { accountId, query })),
  );
  mount(app, statementRoute, ({ query, session: { accountId } }) => statementOf(db, accountId, query));
  mount(app, statementAddressRoute, ({ query, session: { accountId } }) =>
    addressOf(accountId, query, "/api/commission/statement"),
  );

  mount(app, partnerCommissionsRoute, async ({ params: { _id }, query }) =>
    (await isAccount(db, _id))
      ? ok(await listCommissions(db, { accountId: _id, query, whole: true }))
      : refuse("NOT_FOUND"),
  );
  mount(app, partnerStatementRoute, ({ params, query }) => statementOf(db, params._id, query));
  mount(app, partnerStatementAddressRoute, async ({ params: { _id }, query }) =>
    (await isAccount(db, _id)) ? addressOf(_id, query, "/admin/api/partner-statement") : refuse("NOT_FOUND"),
  );

  for (const [pdf, csv] of [
    [statementPdfRoute, statementCsvRoute],
    [partnerStatementPdfRoute, partnerStatementCsvRoute],
  ] as const) {
    const opened = async (query: FileQuery, path: string) =>
      signer.opens(signed(query, path), query, await loadNow(db))
        ? statementOf(db, query.account, query)
        : refuse("LINK_INVALID");
    mount(app, pdf, async ({ query }) => {
      const found = await opened(query, pdf.path);
      if (!found.ok) return found;
      const { profile, answerHours, timeZone } = await loadSettings(db);
      const seller = PaperSeller.parse({ ...profile, answerHours, timeZone });
      const bytes = await statementPdf(found.value, { seller, language: query.language });
      return ok({ name: `${nameOf(query)}.pdf`, bytes });
    });
    mount(app, csv, async ({ query }) => {
      const found = await opened(query, csv.path);
      if (!found.ok) return found;
      return ok({ name: `${nameOf(query)}.csv`, bytes: statementCsv(found.value, query.language) });
    });
  }
};

const nameOf = ({ from, to }: { from: string; to: string }): string => `commission-${from}-${to}`;

async function statementOf(db: Db, accountId: string, period: { from: string; to: string }) {
  const found = await showStatement(db, accountId, period);
  return found ? ok(found) : refuse("NOT_FOUND");
}
