import { addSampleRolesRoute } from "@pulau/contract/sample-roles.ts";
import {
  forgotStaffPasswordRoute,
  inviteAgainRoute,
  joinStaffRoute,
  sendPasswordLinkRoute,
} from "@pulau/contract/staff-invitations.ts";
import { departmentsRoute, rolesRoute, usersRoute } from "@pulau/contract/staff-records.ts";
import { resetTwoStepRoute } from "@pulau/contract/two-step.ts";
import { ok } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { mountRecordImport } from "../../../records/import-records.ts";
import { mountRecords } from "../../../records/mount-records.ts";
import { mayAskForLink, sendStaffLink } from "../accounts/public.ts";
import { addSampleRoles } from "./add-sample-roles.ts";
import { departmentList, departments } from "./departments.ts";
import { departmentImport, roleImport, userImport } from "./imports.ts";
import { inviteAgain, joinStaff, sendPasswordLink } from "./join.ts";
import { resetOf } from "./reset-two-step.ts";
import { roleList, roles } from "./roles.ts";
import { userList } from "./user-rows.ts";
import { userStore } from "./users.ts";

/** Users, departments and roles as staff keep them. */
export const staffLists: Module = (app, { db, settings }) => {
  mountList(app, usersRoute, async ({ query }) => ok(userList(settings, query)));
  mountList(app, departmentsRoute, async ({ query }) => ok(departmentList(query)));
  mountList(app, rolesRoute, async ({ query }) => ok(roleList(query)));
  mount(app, joinStaffRoute, async ({ body, request }) => {
    const key = networkOfCaller(request);
    const within = await rateLimit(db, { bucket: "join staff", key, limit: 30, windowSeconds: 3600 });
    return within.ok ? joinStaff(db, request, body) : within;
  });
  mount(app, forgotStaffPasswordRoute, async ({ body, request }) => {
    const within = await mayAskForLink(db, "staff", { email: body.email, network: networkOfCaller(request) });
    if (!within.ok) return within;
    // Not waited for: how long it takes would tell whether the address is known.
    inTransaction(db, (tx) =>
      sendStaffLink(tx, settings.secret, { email: body.email, spare: within.value.spare }),
    ).catch((error: unknown) => request.log.error({ err: error }, "could not queue a reset mail"));
    return ok({ done: true });
  });
  mount(app, inviteAgainRoute, ({ body, session }) =>
    inTransaction(db, (tx) => inviteAgain(tx, settings.secret, { no: body.obj.id, actor: session })),
  );
  mount(app, sendPasswordLinkRoute, ({ body, session }) =>
    inTransaction(db, (tx) => sendPasswordLink(tx, settings.secret, { no: body.obj.id, actor: session })),
  );
  mount(app, resetTwoStepRoute, ({ body, session, request }) =>
    inTransaction(db, (tx) => resetOf(tx, request, { no: body.obj.id, actor: session })),
  );
  mount(app, addSampleRolesRoute, ({ session }) => inTransaction(db, (tx) => addSampleRoles(tx, session)));
  mountRecords(app, userStore(settings));
  mountRecords(app, departments);
  mountRecords(app, roles);
  mountRecordImport(app, userStore(settings), userImport(settings));
  mountRecordImport(app, departments, departmentImport);
  mountRecordImport(app, roles, roleImport);
};
