import { groupPayLinkRoute, linkedGroupRoute, payLinkedGroupRoute } from "@pulau/contract/group-pay-link.ts";
import type { GroupId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { openGateways } from "../../../gateways/gateways.ts";
import type { Module } from "../../../module.ts";
import { withinLinkLimit } from "../../../plugins/link-limit.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { mount } from "../../../plugins/mount.ts";
import { giveGroupPayLink, showLinkedGroup } from "./group-pay-link.ts";
import { payLinkedGroup } from "./pay-linked-group.ts";

/** A group's deposits and the rest of its bill, paid by whoever has its link. */
export const payGroupRoutes: Module = (app, { db, settings }) => {
  const gateways = openGateways(db, settings);
  const { publicUrl, secret } = settings;
  const opened = async (
    token: string,
    request: FastifyRequest,
  ): Promise<Result<GroupId, "LINK_INVALID" | "TOO_MANY_REQUESTS">> => {
    const within = await withinLinkLimit(db, request, "pay-link");
    if (!within.ok) return within;
    const read = readLinkToken(secret, "payForGroup", token);
    return read ? ok(read.id) : refuse("LINK_INVALID");
  };
  mount(app, groupPayLinkRoute, ({ params }) => giveGroupPayLink(db, settings, params._id));
  mount(app, linkedGroupRoute, async ({ params, request }) => {
    const groupId = await opened(params.token, request);
    return groupId.ok ? showLinkedGroup(db, await gateways(), groupId.value) : groupId;
  });
  mount(app, payLinkedGroupRoute, async ({ params, body, keyed, request }) => {
    const groupId = await opened(params.token, request);
    if (!groupId.ok) return groupId;
    const deps = { db, gateways: await gateways(), publicUrl };
    return payLinkedGroup(deps, keyed, { ...body, groupId: groupId.value });
  });
};
