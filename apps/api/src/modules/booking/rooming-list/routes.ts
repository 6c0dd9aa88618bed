import {
  checkGroupRoute,
  checkLinkedRoomingListRoute,
  checkRoomingListRoute,
  fillLinkedRoomingListRoute,
  fillRoomingListRoute,
  linkedRoomingCsvRoute,
  linkedRoomingListRoute,
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
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { networkOfCaller } from "../../../plugins/came-from.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { createSealer } from "../../../plugins/seal.ts";
import type { GuestSession, StaffSession } from "../../../plugins/session.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { type BookingRow, findBooking } from "../bookings/public.ts";
import { checkForDraft, checkPasted } from "./check-pasted.ts";
import { type Agreed, agreeToList, differenceOf } from "./difference.ts";
import { type Fill, fillRoomingList } from "./fill-list.ts";
import { listCsv } from "./list-csv.ts";
import { openLink, renewLink, showLink } from "./open-link.ts";
import { showRoomingList } from "./show-list.ts";
import { type Filler, maySee } from "./who-fills.ts";

/** Calls by links of one network in a minute. */
const byLinkLimit = 60;

const fillerOf = (session: GuestSession | StaffSession): Filler =>
  session.kind === "staff"
    ? { who: "staff", staffId: session.staffId }
    : { who: "guest", ownerId: session.ownerId };

/** Rooming lists: for the one who booked, for staff, and for a coordinator who has only the link. */
export const roomingListModule: Module = (app, { db, settings: deployment }) => {
  const sealer = createSealer(deployment);
  const downloads = signedDownloads({ db, settings: deployment });

  const seen = async (id: string, filler: Filler): Promise<Result<BookingRow, "NOT_FOUND">> => {
    const row = await findBooking(db, id);
    return row && maySee(row, filler) ? ok(row) : refuse("NOT_FOUND");
  };
  const show = async (row: BookingRow, filler: Filler) => {
    const difference = filler.who === "coordinator" ? null : await differenceOf({ db, sealer }, row, filler);
    return ok({ ...(await showRoomingList(db, row, filler)), difference });
  };
  const fill = async (row: BookingRow, ask: Omit<Fill, "bookingId" | "sealer">, agreed: Agreed = {}) => {
    const { filler } = ask;
    const kept = await inTransaction(db, (tx) => fillRoomingList(tx, { ...ask, bookingId: row.id, sealer }));
    if (!kept.ok) return kept;
    if (filler.who !== "coordinator" && agreed.agreedTotalSen !== undefined) {
      const made = await agreeToList({ db, sealer }, row, { by: filler, agreed });
      if (!made.ok) return made;
    }
    return show((await findBooking(db, row.id)) ?? row, filler);
  };

  for (const route of [roomingListRoute, staffRoomingListRoute] as const)
    mount(app, route, async ({ params, session }) => {
      const row = await seen(params._id, fillerOf(session));
      return row.ok ? show(row.value, fillerOf(session)) : row;
    });
  for (const route of [fillRoomingListRoute, staffFillRoomingListRoute] as const)
    mount(app, route, async ({ params, body, session, saves }) => {
      const filler = fillerOf(session);
      const row = await seen(params._id, filler);
      return row.ok ? fill(row.value, { filler, guests: body.guests, saves }, body) : row;
    });
  for (const route of [checkRoomingListRoute, staffCheckRoomingListRoute] as const)
    mount(app, route, async ({ params, body, session }) => {
      const filler = fillerOf(session);
      const row = await seen(params._id, filler);
      return row.ok ? checkPasted(db, row.value, { filler, sealer, ...body }) : row;
    });

  mount(app, checkGroupRoute, async ({ body }) => ok(await checkForDraft(db, body)));
  mount(app, staffCheckGroupRoute, async ({ body }) => ok(await checkForDraft(db, body)));

  for (const [route, act] of [
    [roomingLinkRoute, showLink],
    [renewRoomingLinkRoute, renewLink],
  ] as const)
    mount(app, route, async ({ params, session }) => {
      const row = await seen(params._id, fillerOf(session));
      return row.ok ? act(db, row.value, deployment) : row;
    });

  for (const [route, file] of [
    [roomingCsvAddressRoute, roomingCsvRoute],
    [staffRoomingCsvAddressRoute, staffRoomingCsvRoute],
  ] as const) {
    mount(app, route, async ({ params, query, session }) => {
      const row = await seen(params._id, fillerOf(session));
      return row.ok ? downloads.address(file, { params, query }) : row;
    });
    downloads.serve(app, file, async ({ params, query }) => {
      const row = await findBooking(db, params._id);
      if (!row) return refuse("NOT_FOUND");
      const list = await showRoomingList(db, row, { who: "guest", ownerId: row.ownerId });
      return ok({ name: `${row.bookingNo}.csv`, bytes: listCsv(list, query.language) });
    });
  }

  const opened = async (token: string, request: FastifyRequest) => {
    const ask = {
      bucket: "rooming-link",
      key: networkOfCaller(request),
      limit: byLinkLimit,
      windowSeconds: 60,
    };
    const within = await rateLimit(db, ask);
    return within.ok ? openLink(db, token, deployment.secret) : within;
  };
  mount(app, linkedRoomingListRoute, async ({ params, request }) => {
    const link = await opened(params.token, request);
    return link.ok ? show(link.value.row, link.value.filler) : link;
  });
  mount(app, fillLinkedRoomingListRoute, async ({ params, body, request, saves }) => {
    const link = await opened(params.token, request);
    if (!link.ok) return link;
    const by = { who: "link" } as const;
    return fill(link.value.row, { filler: link.value.filler, guests: body.guests, saves: { ...saves, by } });
  });
  mount(app, checkLinkedRoomingListRoute, async ({ params, body, request }) => {
    const link = await opened(params.token, request);
    return link.ok ? checkPasted(db, link.value.row, { filler: link.value.filler, sealer, ...body }) : link;
  });
  mount(app, linkedRoomingCsvRoute, async ({ params, query, request }) => {
    const link = await opened(params.token, request);
    if (!link.ok) return link;
    const { row, filler } = link.value;
    const list = await showRoomingList(db, row, filler);
    return ok({ name: `${row.bookingNo}.csv`, bytes: listCsv(list, query.language) });
  });
};
