import {
  changeAvatarRoute,
  customerRoute,
  ownStaffAccountRoute,
  saveProfileRoute,
  setLanguageRoute,
} from "@pulau/contract/accounts.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import type { MemberSession } from "../../../plugins/session.ts";
import { changeAvatar, findAvatar } from "./change-avatar.ts";
import { findPerson, ownerOf } from "./person-of.ts";
import { findPendingEmail } from "./request-email-change.ts";
import { setLanguage } from "./set-language.ts";
import { ownId, readProfile, saveProfile, showProfile } from "./show-profile.ts";

/** What people see of themselves, and a member's language. */
export function mountProfile(app: FastifyInstance, { db }: Pick<AppDeps, "db">): void {
  const shown = (call: { params: { _id: MemberId }; session: MemberSession }) =>
    showProfile(db, { id: call.params._id, owner: ownerOf(call.session) });
  mount(app, customerRoute, shown, ["/api/profile/:_id"]);
  mount(
    app,
    saveProfileRoute,
    async (call) => {
      const own = ownId(call.params._id, call.session.memberId);
      if (!own.ok) return own;
      const saved = await saveWhole(
        db,
        { ...call.saves, key: own.value },
        (tx) => readProfile(tx, own.value),
        async (tx) => ok(await saveProfile(tx, own.value, call.body)),
      );
      return saved.ok ? shown(call) : saved;
    },
    ["/api/profile/:_id"],
  );

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
