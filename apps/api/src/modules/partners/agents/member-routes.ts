import {
  changeMemberRoute,
  inviteAgainRoute,
  inviteMemberRoute,
  membersRoute,
} from "@pulau/contract/agent-members.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { inviteAgain, inviteMember, unusablePasswordHash } from "../../people/accounts/public.ts";
import { changeMember, findMember, membersOf } from "./members.ts";

/** Invitations that one agency may send in an hour. */
const invitesPerHour = { bucket: "member invites", limit: 30, windowSeconds: 3_600 };

/** Who belongs to an agency, and what each may do: the business of its owners. */
export function mountMembers(
  app: FastifyInstance,
  { db, settings: { secret } }: Pick<AppDeps, "db" | "settings">,
): void {
  mountList(app, membersRoute, async ({ session, query }) => ok(membersOf(session, query)));

  mount(app, inviteMemberRoute, async ({ body, session: { accountId } }) => {
    const within = await rateLimit(db, { ...invitesPerHour, key: accountId });
    if (!within.ok) return within;
    const hashed = await unusablePasswordHash();
    if (!hashed.ok) return hashed;
    return inTransaction(db, async (tx) => {
      const made = await inviteMember(tx, { secret, accountId, passwordHash: hashed.value, body });
      if (!made.ok) return made;
      return findMember(tx, { accountId, memberId: null }, made.value.memberId);
    });
  });

  mount(app, inviteAgainRoute, async ({ params, session: { accountId } }) => {
    const within = await rateLimit(db, { ...invitesPerHour, key: accountId });
    if (!within.ok) return within;
    return inTransaction(db, (tx) => inviteAgain(tx, { secret, accountId, memberId: params._id }));
  });

  mount(app, changeMemberRoute, ({ params, body, session: { accountId, memberId } }) =>
    inTransaction(db, (tx) => changeMember(tx, { accountId, memberId, id: params._id, change: body })),
  );
}
