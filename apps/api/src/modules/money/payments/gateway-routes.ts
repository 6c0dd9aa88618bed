import { gatewayCallbackRoute, gatewayReturnRoute } from "@pulau/contract/payments.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { type OpenGateways, serveGateways } from "../../../gateways/gateways.ts";
import { paymentFlows } from "../../../gateways/port.ts";
import type { AppDeps } from "../../../module.ts";
import { onSide } from "../../../plugins/on-side.ts";
import { sendProblem } from "../../../plugins/problem.ts";
import { readCallback } from "./read-callback.ts";
import { returnFromGateway } from "./return-from-gateway.ts";
import { takeGatewayEvent } from "./take-gateway-event.ts";

const Callback = z.object({ gateway: z.string().max(20), flow: z.enum(paymentFlows) });
const Return = Callback.extend({ paymentId: gatewayReturnRoute.params.shape.paymentId });
const Fields = z.record(z.string(), z.string());

type Served = { readonly db: Db; readonly gateways: OpenGateways; readonly settings: AppDeps["settings"] };

/** What gateways call, their own and ours, on the side where they can reach it: that of guests. */
export function serveToGateways(app: FastifyInstance, { db, gateways, settings }: Served): void {
  onSide(app, "portal", () => {
    gatewayAddresses(app, { db, gateways, secret: settings.secret });
    serveGateways(app, { ...settings, db });
  });
}

/**
 * The addresses that gateways call and send guests back to. A callback is believed by its signature alone, stored, and
 * only then acknowledged; the return address proves nothing.
 */
function gatewayAddresses(
  app: FastifyInstance,
  { db, gateways, secret }: { db: Db; gateways: OpenGateways; secret: string },
): void {
  app.mounting.routes.push(gatewayCallbackRoute, gatewayReturnRoute);
  app.post(gatewayCallbackRoute.path, async (request, reply) => {
    const params = Callback.safeParse(request.params);
    if (!params.success) return sendProblem(reply, request, { code: "NOT_FOUND" });
    const { rawBody, headers } = request;
    const callback = { rawBody, headers, fields: Fields.catch({}).parse(request.body) };
    const { gateway, flow } = params.data;
    const news = await readCallback(gateways, gateway, callback);
    if (!news.ok) return sendProblem(reply, request, news.failure);
    const { message, answer } = news.value;
    if (message) await takeGatewayEvent(db, { gateway, flow, message }, request.log);
    return reply.type(answer.type).send(answer.body);
  });
  app.route({
    method: ["GET", "POST"],
    url: gatewayReturnRoute.path,
    handler: async (request, reply) => {
      const params = Return.safeParse(request.params);
      const fields = Fields.catch({}).parse({ ...Object(request.query), ...Object(request.body) });
      const page = params.success
        ? await returnFromGateway({ db, gateways: await gateways(), secret }, params.data.paymentId, fields)
        : null;
      return reply.redirect(page ?? "/", 303);
    },
  });
}
