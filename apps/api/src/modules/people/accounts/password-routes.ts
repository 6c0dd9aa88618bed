import {
  changePasswordRoute,
  changeStaffPasswordRoute,
  forgotPasswordRoute,
  registerRoute,
  resendVerificationRoute,
  resetPasswordRoute,
  verifyEmailRoute,
} from "@pulau/contract/accounts.ts";
import { joinRoute } from "@pulau/contract/agent-members.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps } from "../../../module.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import { deviceOf } from "../../../plugins/device.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import type { MemberSession, StaffSession } from "../../../plugins/session.ts";
import { confirmPassword } from "./confirm-password.ts";
import { ownerOf } from "./person-of.ts";
import { register } from "./register.ts";
import { sendResetLink } from "./send-reset-link.ts";
import { replySignedIn } from "./session-routes.ts";
import { changePassword, resetPassword } from "./set-password.ts";
import { mayAskForLink } from "./sign-in-limits.ts";
import type { SessionKeys } from "./tokens/session-keys.ts";
import { resendVerification, verifyEmail } from "./verify-email.ts";

const hour = 3600;

type PasswordChange = {
  readonly body: { currentPassword: string; newPassword: string };
  readonly session: MemberSession | StaffSession;
  readonly request: FastifyRequest;
};

/** The calls by which an account begins, proves its address and changes its password. */
export function mountPasswords(
  app: FastifyInstance,
  { db, settings }: Pick<AppDeps, "db" | "settings">,
  keys: SessionKeys,
): void {
  const { secret } = settings;
  const limited = (bucket: string, key: string, limit: number, windowSeconds = hour) =>
    rateLimit(db, { bucket, key, limit, windowSeconds });

  mount(app, registerRoute, async ({ body, request, reply }) => {
    const within = await limited("register", networkOfCaller(request), 60);
    if (!within.ok) return within;
    const device = deviceOf(request);
    const made = await register(db, { keys, secret }, { ...body, request, device: device.mark });
    return made.ok ? ok(replySignedIn(reply, settings, made.value, device)) : made;
  });

  mount(app, verifyEmailRoute, ({ body }) => inTransaction(db, (tx) => verifyEmail(tx, body.token)));

  mount(app, resendVerificationRoute, async ({ session }) => {
    const within = await limited("verification mail", session.memberId, 5);
    if (!within.ok) return within;
    await inTransaction(db, (tx) => resendVerification(tx, secret, session.memberId));
    return ok({ done: true });
  });

  mount(app, forgotPasswordRoute, async ({ body, request }) => {
    const { email } = body;
    const within = await mayAskForLink(db, "portal", { email, network: networkOfCaller(request) });
    if (!within.ok) return within;
    // Not waited for: how long it takes would tell whether the address is known.
    inTransaction(db, (tx) => sendResetLink(tx, secret, { email, spare: within.value.spare })).catch(
      (error: unknown) => request.log.error({ err: error }, "could not queue a reset mail"),
    );
    return ok({ done: true });
  });

  mount(app, resetPasswordRoute, async ({ body, request }) => {
    const within = await limited("reset", networkOfCaller(request), 60);
    return within.ok ? resetPassword(db, request, body) : within;
  });

  mount(app, joinRoute, async ({ body, request }) => {
    const within = await limited("reset", networkOfCaller(request), 60);
    return within.ok ? resetPassword(db, request, body, "joinAccount") : within;
  });

  const change = async ({ body, session, request }: PasswordChange) => {
    const sure = await confirmPassword(db, request, body.currentPassword);
    if (!sure.ok) return sure;
    return changePassword(db, request, { ...ownerOf(session), newPassword: body.newPassword });
  };
  mount(app, changePasswordRoute, change);
  mount(app, changeStaffPasswordRoute, change);
}
