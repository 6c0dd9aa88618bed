import {
  deskNoticesRoute,
  type GuestNoticeKind,
  markDeskNoticesRoute,
  markNoticesRoute,
  noticesRoute,
  type staffNoticeKinds,
} from "@pulau/contract/notices.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { listNotices, readerOf } from "./list-notices.ts";
import { markNotices } from "./mark-notices.ts";

type StaffNoticeKind = (typeof staffNoticeKinds)[number];

/** What people are told on the page, each by what concerns them. */
export const notices: Module = (app, { db }) => {
  mount(app, noticesRoute, async ({ session }) =>
    ok(await listNotices<GuestNoticeKind>(db, readerOf(session))),
  );
  mount(app, markNoticesRoute, async ({ body, session }) => {
    await markNotices(db, readerOf(session), body);
    return ok(await listNotices<GuestNoticeKind>(db, readerOf(session)));
  });
  mount(app, deskNoticesRoute, async ({ session }) =>
    ok(await listNotices<StaffNoticeKind>(db, readerOf(session))),
  );
  mount(app, markDeskNoticesRoute, async ({ body, session }) => {
    await markNotices(db, readerOf(session), body);
    return ok(await listNotices<StaffNoticeKind>(db, readerOf(session)));
  });
};
