import { customerRoute, setLanguageRoute } from "@pulau/contract/accounts.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../app.ts";
import { member } from "../../db/schema/accounts.ts";
import { mount } from "../../plugins/mount.ts";
import { loadUser } from "./user-reply.ts";

/** A member's own profile and its language. */
export function mountProfile(app: FastifyInstance, { db }: Pick<AppDeps, "db">): void {
  mount(app, customerRoute, async ({ params, session }) => {
    const user = params._id === session.memberId ? await loadUser(db, session.memberId) : null;
    return user ? ok({ data: { data: user } }) : refuse("NOT_FOUND");
  });

  mount(app, setLanguageRoute, async ({ body, session }) => {
    await db.update(member).set({ language: body.language }).where(eq(member.id, session.memberId));
    return ok({ done: true });
  });
}
