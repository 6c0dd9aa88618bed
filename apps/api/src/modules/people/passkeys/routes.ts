import {
  addPasskeyRoute,
  beginPasskeyRoute,
  removePasskeyRoute,
  renamePasskeyRoute,
} from "@pulau/contract/passkeys.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { confirmPassword } from "../accounts/public.ts";
import { addPasskey, beginPasskey } from "./add-passkey.ts";
import { removePasskey, renamePasskey } from "./keep-passkeys.ts";

/** The calls by which staff keep their own passkeys. Those that sign in stand beside the sign-in by password. */
export const passkeysModule: Module = (app, { db, settings }) => {
  mount(app, beginPasskeyRoute, async ({ body, session, request }) => {
    const sure = await confirmPassword(db, request, body.password);
    return sure.ok ? beginPasskey({ db, settings }, session) : sure;
  });

  mount(app, addPasskeyRoute, ({ body, session, request }) =>
    addPasskey({ db, settings }, { session, request }, body),
  );

  mount(app, renamePasskeyRoute, ({ params, body, session }) =>
    renamePasskey(db, { staffId: session.staffId, passkeyId: params._id, name: body.name }),
  );

  mount(app, removePasskeyRoute, async ({ params, body, session, request }) => {
    const sure = await confirmPassword(db, request, body.password);
    if (!sure.ok) return sure;
    return removePasskey(db, settings, { staffId: session.staffId, passkeyId: params._id, request });
  });
};
