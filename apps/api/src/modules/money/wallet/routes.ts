import {
  setWalletSettingRoute,
  staffWalletSettingRoute,
  topUpRoute,
  walletMovementsRoute,
  walletSettingRoute,
} from "@pulau/contract/wallet.ts";
import { ok } from "@pulau/domain/result.ts";
import { ofResort, saveWhole, versionOf } from "../../../db/saved-versions.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { forgetSettings, loadSettings } from "../../ground/resort/public.ts";
import { walletMovements } from "./movements.ts";
import { openTopUp } from "./open-top-up.ts";
import { setWalletSetting } from "./set-wallet-setting.ts";

/** What an account does with its wallet beside paying: to look at it, and to put money into it. */
export const walletModule: Module = (app, { db }) => {
  mountList(app, walletMovementsRoute, async ({ query, session: { accountId }, request }) => {
    const { timeZone } = await loadSettings(db);
    return ok(walletMovements({ ...query, accountId, timeZone, language: languageOf(request) }));
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
