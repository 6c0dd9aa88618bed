import { bookPromoRoute, promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import {
  blockPromoRoute,
  buyPromoRoute,
  payPromoFromWalletRoute,
  unblockPromoRoute,
} from "@pulau/contract/promo-purchases.ts";
import {
  boughtPromoRoute,
  claimVoucherRoute,
  giveVoucherRoute,
  printVoucherRoute,
  redeemVoucherRoute,
  voucherPdfRoute,
  voucherRoute,
  vouchersRoute,
} from "@pulau/contract/vouchers.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { openGateways } from "../../../gateways/gateways.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { accountOf, ownerOf } from "../../../plugins/caller.ts";
import { markNetworks } from "../../../plugins/caller-network.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { loadResortToday, loadSettings } from "../../ground/resort/public.ts";
import { limitGuesses } from "../promotions/public.ts";
import { blockPromo, unblockPromo } from "./block-promo.ts";
import { useCode } from "./book-promo.ts";
import { buyPromo } from "./buy-promo.ts";
import { giveVoucher } from "./give-voucher.ts";
import { boughtVouchers, findOwnVoucher, ownVouchers } from "./list-vouchers.ts";
import { lookUp } from "./look-up.ts";
import { payPromoFromWallet } from "./pay-purchase.ts";
import { printVoucher } from "./print-voucher.ts";
import { claimVoucher, redeemVoucher } from "./spend-voucher.ts";
import { staffVouchers } from "./staff-routes.ts";
import { voucherPdf } from "./voucher-pdf.ts";

/** Blocks that one account may ask for in a minute. */
const blocks = { bucket: "promo-block", limit: 20, windowSeconds: 60 };

/** Vouchers: bought, given, looked up, spent. */
export const vouchersModule: Module = (app, deps) => {
  const { db, settings } = deps;
  const { secret } = settings;
  const gateways = openGateways(db, settings);
  const sealer = createSealer(settings);
  const view = async (accountId: AccountId) => {
    const today = await loadResortToday(db);
    return { accountId, secret, today };
  };
  const guess = limitGuesses(db, secret);
  const markOf = markNetworks(secret);

  mount(
    app,
    promoByCodeRoute,
    ({ params, query, session, request }) => {
      const caller = { ownerId: ownerOf(session), accountId: accountOf(session) };
      const lookup = { code: params.code, draftId: query.draftId, ...caller };
      return guess(request.ip, () => lookUp(db, lookup));
    },
    ["/api/promo-code-by-code/:code"],
  );
  mount(app, blockPromoRoute, async ({ body, session: { accountId } }) => {
    const within = await rateLimit(db, { ...blocks, key: accountId });
    return within.ok ? blockPromo(db, { ...body, accountId }) : within;
  });
  mount(app, unblockPromoRoute, ({ params, session: { accountId } }) =>
    inTransaction(db, (tx) => unblockPromo(tx, { blockId: params._id, accountId })),
  );
  mount(app, buyPromoRoute, ({ body, session: { accountId }, keyed }) =>
    buyPromo(db, keyed, { ...body, accountId }),
  );
  mount(app, payPromoFromWalletRoute, async ({ body, session: { accountId }, keyed }) =>
    payPromoFromWallet({ db, gateways: await gateways() }, keyed, { ...body, accountId }),
  );
  mount(app, bookPromoRoute, async ({ body, session, request, keyed }) => {
    const { ownerId } = session;
    const use = { ...body, ownerId, accountId: accountOf(session), cameFrom: markOf(request.ip) };
    const deps = { db, gateways: await gateways(), sealer };
    return guess(request.ip, () => useCode(deps, keyed, use));
  });
  mountList(app, boughtPromoRoute, async ({ query, session: { accountId } }) =>
    ok(boughtVouchers({ ...query, accountId, secret })),
  );
  mountList(app, vouchersRoute, async ({ query, session: { accountId } }) =>
    ok(ownVouchers(db, { ...query, accountId, secret })),
  );
  mount(app, voucherRoute, async ({ params, session }) => {
    const found = await findOwnVoucher(db, { ...(await view(session.accountId)), id: params._id });
    return found ? ok(found) : refuse("NOT_FOUND");
  });
  mount(app, claimVoucherRoute, async ({ body, session, request }) => {
    const spending = { ...(await view(session.accountId)), code: body.code };
    return guess(request.ip, () => inTransaction(db, (tx) => claimVoucher(tx, spending)));
  });
  mount(app, redeemVoucherRoute, async ({ body, session, request }) => {
    const spending = { ...(await view(session.accountId)), code: body.code };
    return guess(request.ip, () => inTransaction(db, (tx) => redeemVoucher(tx, spending)));
  });
  mount(app, giveVoucherRoute, async ({ params, body, session }) => {
    const gift = { ...(await view(session.accountId)), id: params._id, gift: body };
    return inTransaction(db, (tx) => giveVoucher(tx, gift));
  });
  mount(app, printVoucherRoute, ({ params }) => printVoucher(db, { ...params, secret }));
  mount(app, voucherPdfRoute, async ({ params, query }) => {
    const found = await printVoucher(db, { ...params, secret });
    if (!found.ok) return found;
    const language = query.language ?? found.value.gift?.language ?? "en";
    const { profile } = await loadSettings(db);
    return ok({ name: `${found.value.code}.pdf`, bytes: await voucherPdf(found.value, profile, language) });
  });
  staffVouchers(app, deps);
};
