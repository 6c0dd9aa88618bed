import {
  setWalletSettingRoute,
  staffWalletSettingRoute,
  topUpRoute,
  walletCsvRoute,
  walletMovementsRoute,
  walletSettingRoute,
} from "@pulau/contract/wallet.ts";
import { ok } from "@pulau/domain/result.ts";
import { ofResort, saveWhole, versionOf } from "../../../db/saved-versions.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { forgetSettings, loadSettings } from "../../ground/resort/public.ts";
import { allMovements, listMovements } from "./movements.ts";
import { movementsCsv } from "./movements-csv.ts";
import { openTopUp } from "./open-top-up.ts";
import { setWalletSetting } from "./set-wallet-setting.ts";

/** What an account does with its wallet beside paying: to look at it, and to put money into it. */
export const walletModule: Module = (app, { db }) => {
  mount(app, walletMovementsRoute, async ({ query, session }) =>
    ok(await listMovements(db, { ...query, accountId: session.accountId })),
  );
  mount(app, walletCsvRoute, async ({ query, session, request }) => {
    const { timeZone } = await loadSettings(db);
    const rows = await allMovements(db, { ...query, accountId: session.accountId });
    const language = languageOf(request);
    return ok({ name: "wallet.csv", bytes: movementsCsv(rows, { language, timeZone }) });
  });
  mount(app, topUpRoute, ({ body, session, keyed }) =>
    withIdempotency(db, keyed, (tx) => openTopUp(tx, { ...body, accountId: session.accountId })),
  );
  mount(app, walletSettingRoute, async () => ok((await loadSettings(db)).wallet), ["/api/e-wallet-setting"]);
  mount(app, staffWalletSettingRoute, async () =>
    ok({ ...(await loadSettings(db)).wallet, version: await versionOf(db, "walletSetting", ofResort) }),
  );
  mount(app, setWalletSettingRoute, async ({ body, session: { staffId }, saves }) => {
    const done = await saveWhole(
      db,
      { ...saves, key: ofResort },
      async (tx) => (await loadSettings(tx)).wallet,
      (tx) => setWalletSetting(tx, { to: body, staffId }),
    );
    forgetSettings(db);
    return done;
  });
};
