import {
  linkedInvoiceRoute,
  payLinkedInvoiceRoute,
  payLinkRoute,
  renewPayLinkRoute,
  sendPayLinkRoute,
} from "@pulau/contract/pay-link.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import { openGateways } from "../../../gateways/gateways.ts";
import type { Module } from "../../../module.ts";
import { withinLinkLimit } from "../../../plugins/link-limit.ts";
import { mount } from "../../../plugins/mount.ts";
import { givePayLink, renewPayLink, sendPayLink } from "./give-pay-link.ts";
import { openPayLink, showLinkedInvoice } from "./open-pay-link.ts";
import { payByLink } from "./pay-by-link.ts";

/** Paying for a booking by a link, without signing in, and giving such links out. */
export const payLinkModule: Module = (app, { db, settings }) => {
  const gateways = openGateways(db, settings);
  const { publicUrl } = settings;
  const opened = async (token: string, request: FastifyRequest) => {
    const within = await withinLinkLimit(db, request, "pay-link");
    return within.ok ? openPayLink(db, settings.secret, token) : within;
  };
  mount(app, linkedInvoiceRoute, async ({ params, request }) => {
    const link = await opened(params.token, request);
    return link.ok ? ok(await showLinkedInvoice(db, await gateways(), link.value)) : link;
  });
  mount(app, payLinkedInvoiceRoute, async ({ params, body, keyed, request }) => {
    const link = await opened(params.token, request);
    if (!link.ok) return link;
    return payByLink({ db, gateways: await gateways(), publicUrl }, keyed, link.value, body);
  });
  mount(app, payLinkRoute, ({ params }) => inTransaction(db, (tx) => givePayLink(tx, params._id, settings)));
  mount(app, sendPayLinkRoute, ({ params, session }) =>
    inTransaction(db, (tx) => sendPayLink(tx, { bookingId: params._id, staffId: session.staffId })),
  );
  mount(app, renewPayLinkRoute, ({ params, session }) => {
    const request = { bookingId: params._id, staffId: session.staffId };
    return inTransaction(db, (tx) => renewPayLink(tx, request, settings));
  });
};
