import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { mountEmailChange } from "./email-change-routes.ts";
import { mountOwnSessions } from "./own-session-routes.ts";
import { mountPasswords } from "./password-routes.ts";
import { mountPictures } from "./picture-routes.ts";
import { mountProfile } from "./profile-routes.ts";
import { mountSessions } from "./session-routes.ts";
import { sessionKeysOf } from "./tokens/session-keys.ts";

/** Sign-in, accounts and profiles of the portal. */
export async function accounts(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const keys = sessionKeysOf(deps.settings.secret);
  mountSessions(app, deps, keys);
  mountEmailChange(app, deps);
  mountPasswords(app, deps, keys);
  mountOwnSessions(app, deps.db);
  mountProfile(app, deps);
  await mountPictures(app, deps);
}
