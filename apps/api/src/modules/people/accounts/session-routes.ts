import { randomUUID } from "node:crypto";
import {
  guestSessionRoute,
  loginRoute,
  logoutRoute,
  plainLoginRoute,
  refreshRoute,
} from "@pulau/contract/accounts.ts";
import { Email } from "@pulau/contract/fields.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import { type Device, deviceOf, setDeviceCookie } from "../../../plugins/device.ts";
import { mount } from "../../../plugins/mount.ts";
import { logOut } from "./log-out.ts";
import { refreshSession } from "./refresh-session.ts";
import { refusalInSentences, wrongCredentials } from "./refusal-sentences.ts";
import { type SignedIn, signIn } from "./sign-in.ts";
import { mayRefresh } from "./sign-in-limits.ts";
import { signGuestToken } from "./tokens/access-token.ts";
import { refreshCookieOf, setRefreshCookie } from "./tokens/refresh-cookie.ts";
import type { SessionKeys } from "./tokens/session-keys.ts";
import { loadUser } from "./user-reply.ts";

type Deps = Pick<AppDeps, "db" | "settings">;

/** The calls by which a guest's browser begins, keeps and ends a session. */
export function mountSessions(app: FastifyInstance, { db, settings }: Deps, keys: SessionKeys): void {
  mount(app, guestSessionRoute, async () => ok({ guestToken: await signGuestToken(keys, randomUUID()) }));

  mount(app, loginRoute, async ({ body, request, reply }) => {
    const device = deviceOf(request);
    const signedIn = await signIn(db, keys, { ...body, request, device: device.mark });
    return signedIn.ok ? ok(replySignedIn(reply, settings, signedIn.value, device)) : signedIn;
  });

  mount(app, plainLoginRoute, async ({ body, request, reply }) => {
    const email = Email.safeParse(body.email);
    if (!email.success) return ok(wrongCredentials);
    const device = deviceOf(request);
    const signedIn = await signIn(db, keys, { ...body, email: email.data, request, device: device.mark });
    if (signedIn.ok) return ok(replySignedIn(reply, settings, signedIn.value, device));
    return refusalInSentences(signedIn);
  });

  mount(app, refreshRoute, async ({ body, request, reply }) => {
    const within = await mayRefresh(db, "portal", networkOfCaller(request));
    if (!within.ok) return within;
    const given = { accessToken: body.accessToken, refreshToken: refreshCookieOf(request, "portal") };
    const refreshed = await refreshSession(db, keys, "portal", given, request);
    if (!refreshed.ok) return refreshed;
    const { personId, accessToken, refreshToken, secondsLeft } = refreshed.value;
    const userData = await loadUser(db, personId);
    if (!userData) return refuse("NOT_SIGNED_IN");
    if (refreshToken) setRefreshCookie(reply, settings, "portal", refreshToken, secondsLeft);
    return ok({ userData, accessToken });
  });

  mount(app, logoutRoute, async ({ request, reply }) => {
    await logOut(db, keys, "portal", { request, reply });
    return ok({ done: true });
  });
}

/** The cookies go to the browser, the rest into the answer. */
export function replySignedIn(
  reply: FastifyReply,
  settings: Deps["settings"],
  signedIn: SignedIn,
  device: Device,
) {
  setRefreshCookie(reply, settings, "portal", signedIn.refreshToken);
  setDeviceCookie(reply, settings, device);
  return { user: signedIn.user, accessToken: signedIn.accessToken };
}
