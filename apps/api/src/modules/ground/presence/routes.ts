import { announcePresenceRoute, presenceRoute } from "@pulau/contract/presence.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { announcePresence } from "./announce-presence.ts";
import { showPresence } from "./show-presence.ts";

/** Which of the staff looks at what. */
export const presenceModule: Module = (app, { db }) => {
  mount(app, presenceRoute, async ({ session }) => ok(await showPresence(db, session.staffId)));
  mount(app, announcePresenceRoute, ({ body, session: { sessionId } }) =>
    announcePresence(db, { ...body, sessionId }),
  );
};
