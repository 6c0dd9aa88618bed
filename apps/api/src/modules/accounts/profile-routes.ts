import { customerRoute, setLanguageRoute } from "@pulau/contract/accounts.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../app.ts";
import { mount } from "../../plugins/mount.ts";
import { setLanguage } from "./set-language.ts";
import { loadUser } from "./user-reply.ts";

/** A member's own profile and its language. */
export function mountProfile(app: FastifyInstance, { db }: Pick<AppDeps, "db">): void {
  mount(app, customerRoute, async ({ params, session }) => {
    const user = params._id === session.memberId ? await loadUser(db, session.memberId) : null;
    return user ? ok({ data: { data: user } }) : refuse("NOT_FOUND");
  });

  mount(app, setLanguageRoute, async ({ body, session }) => {
    await setLanguage(db, { memberId: session.memberId, language: body.language });
    return ok({ done: true });
  });
}
