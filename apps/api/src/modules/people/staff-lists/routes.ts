import { inviteAgainRoute, joinStaffRoute } from "@pulau/contract/staff-invitations.ts";
import { departmentsRoute, rolesRoute, usersRoute } from "@pulau/contract/staff-records.ts";
import { ok } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { networkOfCaller } from "../../../plugins/came-from.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { departmentList, departments } from "./departments.ts";
import { inviteAgain, joinStaff } from "./join.ts";
import { roleList, roles } from "./roles.ts";
import { userList } from "./user-rows.ts";
import { usersKeeper } from "./users.ts";

/** Users, departments and roles as staff keep them. */
export const staffLists: Module = (app, { db, settings }) => {
  mountList(app, usersRoute, async ({ query }) => ok(userList(query)));
  mountList(app, departmentsRoute, async ({ query }) => ok(departmentList(query)));
  mountList(app, rolesRoute, async ({ query }) => ok(roleList(query)));
  mount(app, joinStaffRoute, async ({ body, request }) => {
    const key = networkOfCaller(request);
    const within = await rateLimit(db, { bucket: "join staff", key, limit: 30, windowSeconds: 3600 });
    return within.ok ? joinStaff(db, request, body) : within;
  });
  mount(app, inviteAgainRoute, ({ body, session }) =>
    inTransaction(db, (tx) => inviteAgain(tx, settings.secret, { no: body.obj.id, actor: session })),
  );
  mountRecords(app, usersKeeper(settings.secret));
  mountRecords(app, departments);
  mountRecords(app, roles);
};
