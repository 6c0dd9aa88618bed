import {
  changeAvatarRoute,
  customerRoute,
  ownStaffAccountRoute,
  setLanguageRoute,
} from "@pulau/contract/accounts.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { changeAvatar, findAvatar } from "./change-avatar.ts";
import { findPerson, ownerOf } from "./person-of.ts";
import { findPendingEmail } from "./request-email-change.ts";
import { setLanguage } from "./set-language.ts";
import { loadOwnUser } from "./user-reply.ts";

/** What people see of themselves, and a member's language. */
export function mountProfile(app: FastifyInstance, { db }: Pick<AppDeps, "db">): void {
  mount(app, customerRoute, async ({ params, session }) => {
    const user = await loadOwnUser(db, params._id, session.memberId);
    if (!user) return refuse("NOT_FOUND");
    const pendingEmail = await findPendingEmail(db, ownerOf(session));
    return ok({ data: { data: { ...user, pendingEmail } } });
  });

  mount(app, ownStaffAccountRoute, async ({ session }) => {
    const owner = ownerOf(session);
    const person = await findPerson(db, owner);
    if (!person) return refuse("NOT_SIGNED_IN");
    const { name, email } = person;
    const avatar = await findAvatar(db, session.staffId);
    return ok({ name, email, avatar, pendingEmail: await findPendingEmail(db, owner) });
  });

  mount(app, changeAvatarRoute, ({ body, session }) =>
    inTransaction(db, (tx) => changeAvatar(tx, { staffId: session.staffId, avatar: body.avatar })),
  );

  mount(app, setLanguageRoute, async ({ body, session }) => {
    await setLanguage(db, { memberId: session.memberId, language: body.language });
    return ok({ done: true });
  });
}
