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
import type { MemberSession, StaffSession } from "../../../plugins/session.ts";
import { listNotices, type NoticeReader } from "./list-notices.ts";
import { markNotices } from "./mark-notices.ts";

type StaffNoticeKind = (typeof staffNoticeKinds)[number];

const memberOf = ({ memberId, accountId }: MemberSession): NoticeReader => ({ memberId, accountId });
const staffOf = ({ staffId, permissions }: StaffSession): NoticeReader => ({
  staffId,
  resources: Object.keys(permissions).filter((resource) => permissions[resource]?.read === true),
});

/** What people are told on the page, each by what concerns them. */
export const notices: Module = (app, { db }) => {
  mount(app, noticesRoute, async ({ session }) =>
    ok(await listNotices<GuestNoticeKind>(db, memberOf(session))),
  );
  mount(app, markNoticesRoute, async ({ body, session }) => {
    await markNotices(db, memberOf(session), body);
    return ok(await listNotices<GuestNoticeKind>(db, memberOf(session)));
  });
  mount(app, deskNoticesRoute, async ({ session }) =>
    ok(await listNotices<StaffNoticeKind>(db, staffOf(session))),
  );
  mount(app, markDeskNoticesRoute, async ({ body, session }) => {
    await markNotices(db, staffOf(session), body);
    return ok(await listNotices<StaffNoticeKind>(db, staffOf(session)));
  });
};
