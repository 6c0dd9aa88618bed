import {
  cancelPhoneSaleRoute,
  linkedSaleRoute,
  payLinkedSaleFromWalletRoute,
  payLinkedSaleRoute,
  phoneSaleRoute,
  startPhoneSaleRoute,
} from "@pulau/contract/phone-sales.ts";
import type { PurchaseId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import { openGateways } from "../../../gateways/gateways.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { withinLinkLimit } from "../../../plugins/link-limit.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { mount } from "../../../plugins/mount.ts";
import { endOpenPages, payByWallet, startPayment } from "../payments/public.ts";
import { cancelPhoneSale } from "./cancel-phone-sale.ts";
import { type FoundPhoneSale, findPhoneSale, showLinkedSale, showPhoneSale } from "./show-phone-sale.ts";
import { startPhoneSale } from "./start-phone-sale.ts";

/** What is asked for at the till and paid on a phone: by whoever has its link, or from their wallet. */
export const phoneSalesModule: Module = (app, { db, settings }) => {
  const gateways = openGateways(db, settings);
  const { publicUrl, secret } = settings;
  const found = async (purchaseId: PurchaseId): Promise<Result<FoundPhoneSale, "NOT_FOUND">> => {
    const sale = await findPhoneSale(db, purchaseId);
    return sale ? ok(sale) : refuse("NOT_FOUND");
  };
  const opened = async (token: string, request: FastifyRequest) => {
    const within = await withinLinkLimit(db, request, "pay-link");
    if (!within.ok) return within;
    const read = readLinkToken(secret, "payAtTill", token);
    const sale = read && (await findPhoneSale(db, read.id));
    return sale ? ok(sale) : refuse("LINK_INVALID");
  };
  mount(app, startPhoneSaleRoute, async ({ body, session: { staffId, permissions }, keyed }) => {
    const started = await withIdempotency(db, keyed, (tx) =>
      startPhoneSale(tx, { ...body, staffId, permissions }),
    );
    const sale = started.ok ? await found(started.value.purchaseId) : started;
    return sale.ok ? ok(await showPhoneSale(db, settings, sale.value)) : sale;
  });
  mount(app, phoneSaleRoute, async ({ params }) => {
    const sale = await found(params._id);
    return sale.ok ? ok(await showPhoneSale(db, settings, sale.value)) : sale;
  });
  mount(app, cancelPhoneSaleRoute, async ({ params: { _id: purchaseId }, session: { staffId } }) => {
    const sale = await found(purchaseId);
    if (!sale.ok) return sale;
    // Nobody pays on a page that was left open afterwards.
    const ended = await endOpenPages({ db, gateways: await gateways() }, { purchaseId }, null);
    return ended.ok ? inTransaction(db, (tx) => cancelPhoneSale(tx, { purchaseId, staffId })) : ended;
  });
  mount(app, linkedSaleRoute, async ({ params, request }) => {
    const sale = await opened(params.token, request);
    return sale.ok ? ok(await showLinkedSale(db, await gateways(), sale.value)) : sale;
  });
  mount(app, payLinkedSaleRoute, async ({ params, body, keyed, request }) => {
    const sale = await opened(params.token, request);
    if (!sale.ok) return sale;
    const of = { purchaseId: sale.value.row.id };
    const payment = { ...body, of, part: "full", flow: "invoice", ownerId: of.purchaseId } as const;
    return startPayment({ db, gateways: await gateways(), publicUrl }, keyed, payment);
  });
  mount(app, payLinkedSaleFromWalletRoute, async ({ params, body, session, keyed, request }) => {
    const sale = await opened(params.token, request);
    if (!sale.ok) return sale;
    const of = { purchaseId: sale.value.row.id };
    const { accountId } = session;
    const payment = { ...body, of, part: "full", ownerId: of.purchaseId, accountId } as const;
    const paid = await payByWallet({ db, gateways: await gateways() }, payment, keyed);
    return paid.ok ? ok({ done: true }) : paid;
  });
};
