import { gatewayCallbackRoute, gatewayReturnRoute } from "@pulau/contract/payments.ts";
import { refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { payment } from "../../../db/schema/payments.ts";
import { inTransaction } from "../../../db/tx.ts";
import { type Gateways, serveGateways } from "../../../gateways/gateways.ts";
import { paymentFlows } from "../../../gateways/port.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { AppDeps } from "../../../module.ts";
import { linkToken } from "../../../plugins/link-token.ts";
import { sendProblem } from "../../../plugins/problem.ts";
import { payForOf } from "./pay-for.ts";
import { takeGatewayEvent } from "./take-gateway-event.ts";

const Callback = z.object({ gateway: z.string().max(20), flow: z.enum(paymentFlows) });
const Return = Callback.extend({ paymentId: z.uuid() });
const Fields = z.record(z.string(), z.string());

type Served = { readonly db: Db; readonly gateways: Gateways; readonly settings: AppDeps["settings"] };

/** What gateways call, their own and ours, on the side where they can reach it: that of guests. */
export function serveToGateways(app: FastifyInstance, { db, gateways, settings }: Served): void {
  if (!settings.sides.has("portal")) return;
  gatewayAddresses(app, { db, gateways, secret: settings.secret });
  serveGateways(app, { ...settings, db });
}

/**
 * The addresses that gateways call and send guests back to. A callback is believed by its signature alone, stored, and
 * only then acknowledged. The return address proves nothing: it leads to the page that asks the server, and where the
 * gateway signs it, it is a reason to ask the gateway at once.
 */
function gatewayAddresses(
  app: FastifyInstance,
  { db, gateways, secret }: { db: Db; gateways: Gateways; secret: string },
): void {
  app.mounting.routes.push(gatewayCallbackRoute, gatewayReturnRoute);
  app.post(gatewayCallbackRoute.path, async (request, reply) => {
    const params = Callback.safeParse(request.params);
    const gateway = params.success ? gateways.find(params.data.gateway) : null;
    if (!params.success || !gateway) return sendProblem(reply, request, { code: "NOT_FOUND" });
    const { rawBody, headers } = request;
    const fields = Fields.catch({}).parse(request.body);
    const news = gateway.readCallback({ rawBody, headers, fields });
    if (!news) return sendProblem(reply, request, refuse("BAD_SIGNATURE").failure);
    const { message, answer } = news;
    if (message)
      await takeGatewayEvent(db, { gateway: gateway.id, flow: params.data.flow, message }, request.log);
    return reply.type(answer.type).send(answer.body);
  });
  app.route({
    method: ["GET", "POST"],
    url: gatewayReturnRoute.path,
    handler: async (request, reply) => {
      const params = Return.safeParse(request.params);
      const found = params.success
        ? await db
            .select({
              id: payment.id,
              state: payment.state,
              gateway: payment.gateway,
              bookingId: payment.bookingId,
              purchaseId: payment.purchaseId,
              flow: payment.flow,
              linkNo: payment.payLinkNo,
            })
            .from(payment)
            .where(eq(payment.id, params.data.paymentId))
        : [];
      const [row] = found;
      const fields = Fields.catch({}).parse({ ...Object(request.query), ...Object(request.body) });
      if (row?.state === "started" && gateways.find(row.gateway)?.isSignedReturn?.(fields)) {
        await inTransaction(db, (tx) => enqueue(tx, "poll-payment", { paymentId: row.id, once: true }));
      }
      const target = row ? pageOf(row, secret) : "/";
      return reply.redirect(target, 303);
    },
  });
}

type Paid = Parameters<typeof payForOf>[0] & { flow: string; linkNo: number | null };

/**
 * The page that says how it went: for who paid by a link the link's own, which asks nobody to sign in. It is the link by
 * which this was paid: one that was closed since stays closed, whoever kept the return address.
 */
function pageOf(row: Paid, secret: string): string {
  const { bookingId, purchaseId } = payForOf(row);
  if (bookingId === undefined) return `/purchase/${purchaseId}/confirming`;
  if (row.flow !== "invoice") return `/booking/${bookingId}/confirming`;
  return `/pay/${linkToken(secret, "pay", { id: bookingId, linkNo: row.linkNo ?? 0 })}/confirming`;
}
