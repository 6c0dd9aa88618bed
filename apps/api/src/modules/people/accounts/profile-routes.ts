import multipart from "@fastify/multipart";
import {
  changeAvatarRoute,
  customerRoute,
  deleteProfilePictureRoute,
  ownStaffAccountRoute,
  saveProfileRoute,
  sendProfilePictureRoute,
  setLanguageRoute,
} from "@pulau/contract/accounts.ts";
import { mostUploadBytes } from "@pulau/contract/files.ts";
import type { MemberId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import type { MemberSession } from "../../../plugins/session.ts";
import { fileStoreOf, readUpload, uploadForm, uploadLimits } from "../../ground/files/public.ts";
import { changeAvatar, findAvatar } from "./change-avatar.ts";
import { putPicture, sendPicture } from "./change-picture.ts";
import { findPerson, ownerOf } from "./person-of.ts";
import { findPendingEmail } from "./request-email-change.ts";
import { setLanguage } from "./set-language.ts";
import { readProfile, saveProfile, showProfile } from "./show-profile.ts";

/** What people see of themselves, and a member's language. */
export async function mountProfile(
  app: FastifyInstance,
  { db, settings }: Pick<AppDeps, "db" | "settings">,
): Promise<void> {
  const shown = (call: { params: { _id: MemberId }; session: MemberSession }) =>
    showProfile(db, { id: call.params._id, owner: ownerOf(call.session) });
  mount(app, customerRoute, shown, ["/api/profile/:_id"]);
  mount(
    app,
    saveProfileRoute,
    async (call) => {
      const { body, saves, session } = call;
      const { memberId } = session;
      if (call.params._id !== memberId) return refuse("NOT_FOUND");
      const saved = await saveWhole(
        db,
        { ...saves, key: memberId },
        (tx) => readProfile(tx, memberId),
        async (tx) => ok(await saveProfile(tx, memberId, body)),
      );
      return saved.ok ? shown(call) : saved;
    },
    ["/api/profile/:_id"],
  );
  mount(app, deleteProfilePictureRoute, async (call) => {
    if (call.params._id !== call.session.memberId) return refuse("NOT_FOUND");
    await inTransaction(db, async (tx) => ok(await putPicture(tx, call.session.memberId, null)));
    return shown(call);
  });
  const upload = uploadLimits(db, settings.secret);
  const store = fileStoreOf(settings);
  await app.register(async (uploads: FastifyInstance) => {
    await uploads.register(multipart, uploadForm(mostUploadBytes));
    mount(uploads, sendProfilePictureRoute, async (call) => {
      const { request, query: crop, session } = call;
      if (call.params._id !== session.memberId) return refuse("NOT_FOUND");
      const may = await upload.may(request, session.memberId);
      if (!may.ok) return may;
      const sent = await readUpload(request);
      if (!sent.ok) return sent;
      const deps = { db, store, mayDraw: upload.mayDraw(request) };
      const taken = await sendPicture(deps, { ...session, sent: sent.value, crop });
      return taken.ok ? shown(call) : taken;
    });
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
