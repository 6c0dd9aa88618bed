import {
  checkLinkedRoomingListRoute,
  fillLinkedRoomingListRoute,
  linkedRoomingCsvRoute,
  linkedRoomingListRoute,
} from "@pulau/contract/rooming-list.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { withinLinkLimit } from "../../../plugins/link-limit.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { checkPasted } from "./check-pasted.ts";
import { listFile } from "./list-file.ts";
import { openLink } from "./open-link.ts";
import { saveList, showWholeList } from "./save-list.ts";

/** Rooming lists for a coordinator, who has only the link. */
export function mountLinkedLists(
  app: FastifyInstance,
  { db, settings: deployment }: Pick<AppDeps, "db" | "settings">,
): void {
  const deps = { db, sealer: createSealer(deployment) };
  const opened = async (token: string, request: FastifyRequest) => {
    const within = await withinLinkLimit(db, request, "rooming-link");
    return within.ok ? openLink(db, token, deployment.secret) : within;
  };
  mount(app, linkedRoomingListRoute, async ({ params, request }) => {
    const link = await opened(params.token, request);
    return link.ok ? showWholeList(deps, link.value.row, link.value.filler) : link;
  });
  mount(app, fillLinkedRoomingListRoute, async ({ params, body, request, saves }) => {
    const link = await opened(params.token, request);
    if (!link.ok) return link;
    const by = { who: "link" } as const;
    const { row, filler } = link.value;
    return saveList(deps, row, { filler, guests: body.guests, saves: { ...saves, by } });
  });
  mount(app, checkLinkedRoomingListRoute, async ({ params, body, request }) => {
    const link = await opened(params.token, request);
    return link.ok
      ? checkPasted(db, link.value.row, { filler: link.value.filler, sealer: deps.sealer, ...body })
      : link;
  });
  mount(app, linkedRoomingCsvRoute, async ({ params, query, request }) => {
    const link = await opened(params.token, request);
    if (!link.ok) return link;
    return ok(await listFile(db, link.value.row, link.value.filler, query.language));
  });
}
