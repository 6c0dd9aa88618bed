import {
  changeEmailRoute,
  changeStaffEmailRoute,
  confirmEmailRoute,
  confirmStaffEmailRoute,
} from "@pulau/contract/accounts.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import { mount } from "../../../plugins/mount.ts";
import { withinAll } from "../../../plugins/rate-limit.ts";
import type { MemberSession, StaffSession } from "../../../plugins/session.ts";
import { confirmEmailChange } from "./confirm-email-change.ts";
import { confirmPassword } from "./confirm-password.ts";
import { ownerOf } from "./person-of.ts";
import { requestEmailChange } from "./request-email-change.ts";

const windowSeconds = 3600;

type Call = {
  readonly body: { email: string; password: string };
  readonly session: MemberSession | StaffSession;
  readonly request: FastifyRequest;
};

/** The calls by which somebody gets another e-mail address: the same on both sides. */
export function mountEmailChange(
  app: FastifyInstance,
  { db, settings: { secret } }: Pick<AppDeps, "db" | "settings">,
): void {
  const send = async ({ body: { email, password }, session, request }: Call) => {
    const sure = await confirmPassword(db, request, password);
    if (!sure.ok) return sure;
    const owner = ownerOf(session);
    // By who asks, from where, and whom it would be written to: no mailbox is flooded from many accounts either.
    const within = await withinAll(db, [
      { bucket: "e-mail change", key: `${owner.side} ${owner.personId}`, limit: 5, windowSeconds },
      { bucket: "e-mail change network", key: networkOfCaller(request), limit: 60, windowSeconds },
      { bucket: "e-mail change address", key: email, limit: 5, windowSeconds },
    ]);
    return within.ok ? requestEmailChange(db, secret, request, { ...owner, newEmail: email }) : within;
  };
  const confirm = async (side: "portal" | "staff", token: string, request: FastifyRequest) => {
    const within = await withinAll(db, [
      { bucket: "reset", key: networkOfCaller(request), limit: 60, windowSeconds },
    ]);
    return within.ok ? confirmEmailChange(db, request, { side, token }) : within;
  };
  mount(app, changeEmailRoute, send);
  mount(app, changeStaffEmailRoute, send);
  mount(app, confirmEmailRoute, ({ body, request }) => confirm("portal", body.token, request));
  mount(app, confirmStaffEmailRoute, ({ body, request }) => confirm("staff", body.token, request));
}
