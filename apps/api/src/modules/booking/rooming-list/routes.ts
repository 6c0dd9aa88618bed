import {
  checkGroupRoute,
  checkRoomingListRoute,
  fillRoomingListRoute,
  renewRoomingLinkRoute,
  roomingCsvAddressRoute,
  roomingCsvRoute,
  roomingLinkRoute,
  roomingListRoute,
  staffCheckGroupRoute,
  staffCheckRoomingListRoute,
  staffFillRoomingListRoute,
  staffRoomingCsvAddressRoute,
  staffRoomingCsvRoute,
  staffRoomingListRoute,
} from "@pulau/contract/rooming-list.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { findBooking } from "../bookings/public.ts";
import { checkForDraft, checkPasted } from "./check-pasted.ts";
import { mountLinkedLists } from "./link-routes.ts";
import { fillerOf } from "./list-access.ts";
import { listFile } from "./list-file.ts";
import { renewLink, showLink } from "./open-link.ts";
import { openList } from "./open-list.ts";
import { saveList, showWholeList } from "./save-list.ts";

/** Rooming lists: for the one who booked and for staff, and by a coordinator's link. */
export const roomingListModule: Module = (app, { db, settings: deployment }) => {
  mountLinkedLists(app, { db, settings: deployment });
  const deps = { db, sealer: createSealer(deployment) };
  const downloads = signedDownloads({ db, settings: deployment });

  for (const route of [roomingListRoute, staffRoomingListRoute] as const)
    mount(app, route, async ({ params, session }) => {
      const row = await openList(db, params._id, fillerOf(session));
      return row.ok ? showWholeList(deps, row.value, fillerOf(session)) : row;
    });
  for (const route of [fillRoomingListRoute, staffFillRoomingListRoute] as const)
    mount(app, route, async ({ params, body, session, saves }) => {
      const filler = fillerOf(session);
      const row = await openList(db, params._id, filler);
      return row.ok ? saveList(deps, row.value, { filler, guests: body.guests, saves, agreed: body }) : row;
    });
  for (const route of [checkRoomingListRoute, staffCheckRoomingListRoute] as const)
    mount(app, route, async ({ params, body, session }) => {
      const filler = fillerOf(session);
      const row = await openList(db, params._id, filler);
      return row.ok ? checkPasted(db, row.value, { filler, sealer: deps.sealer, ...body }) : row;
    });

  mount(app, checkGroupRoute, async ({ body }) => ok(await checkForDraft(db, body)));
  mount(app, staffCheckGroupRoute, async ({ body }) => ok(await checkForDraft(db, body)));

  for (const [route, act] of [
    [roomingLinkRoute, showLink],
    [renewRoomingLinkRoute, renewLink],
  ] as const)
    mount(app, route, async ({ params, session }) => {
      const row = await openList(db, params._id, fillerOf(session));
      return row.ok ? act(db, row.value, deployment) : row;
    });

  for (const [route, file] of [
    [roomingCsvAddressRoute, roomingCsvRoute],
    [staffRoomingCsvAddressRoute, staffRoomingCsvRoute],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const row = await openList(db, params._id, fillerOf(session));
      return row.ok ? downloads.address(file, { params, query }) : row;
    });
    downloads.serve(app, file, async ({ params, query }) => {
      const row = await findBooking(db, params._id);
      if (!row) return refuse("NOT_FOUND");
      return ok(await listFile(db, row, { who: "guest", ownerId: row.ownerId }, query.language));
    });
  }
};
