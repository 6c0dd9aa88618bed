import { firstOwnerRoute } from "@pulau/contract/first-owner.ts";
import { lookAsRoleRoute, stopLookingRoute } from "@pulau/contract/look-as-role.ts";
import { beginPasskeySignInRoute } from "@pulau/contract/passkeys.ts";
import {
  passkeySignInRoute,
  staffLoginRoute,
  staffLogoutRoute,
  staffRefreshRoute,
} from "@pulau/contract/staff.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps } from "../../../module.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import {
  logOut,
  mayRefresh,
  refreshCookieOf,
  refreshSession,
  sessionKeysOf,
  setRefreshCookie,
} from "../accounts/public.ts";
import { beginPasskeySignIn } from "../passkeys/public.ts";
import { lookAsRole } from "./look-as-role.ts";
import { makeFirstOwner } from "./make-first-owner.ts";
import { signInStaff } from "./sign-in.ts";
import { signInByPasskey, tryPasskey } from "./sign-in-by-passkey.ts";
import { loadStaff } from "./staff-reply.ts";

/** The calls by which a staff browser begins, keeps and ends a session. */
export function staffSessions(app: FastifyInstance, { db, settings }: AppDeps): void {
  const keys = sessionKeysOf(settings.secret);

  mount(app, staffLoginRoute, async ({ body, request, reply }) => {
    const signedIn = await signInStaff({ db, settings, keys }, { ...body, request });
    if (!signedIn.ok) return signedIn;
    const { refreshToken, ...answer } = signedIn.value;
    setRefreshCookie(reply, settings, "staff", refreshToken);
    return ok(answer);
  });

  mount(app, beginPasskeySignInRoute, async ({ request }) => {
    const within = await tryPasskey(db, request, "begun");
    return within.ok ? ok(await beginPasskeySignIn({ db, settings })) : within;
  });

  mount(app, passkeySignInRoute, async ({ body, request, reply }) => {
    const signedIn = await signInByPasskey({ db, settings, keys }, { ...body, request });
    if (!signedIn.ok) return signedIn;
    const { refreshToken, ...answer } = signedIn.value;
    setRefreshCookie(reply, settings, "staff", refreshToken);
    return ok(answer);
  });

  mount(app, staffRefreshRoute, async ({ body, request, reply }) => {
    const within = await mayRefresh(db, "staff", networkOfCaller(request));
    if (!within.ok) return within;
    const given = { accessToken: body.accessToken, refreshToken: refreshCookieOf(request, "staff") };
    const refreshed = await refreshSession(db, keys, "staff", given, request);
    if (!refreshed.ok) return refreshed;
    const { personId, sessionId, accessToken, refreshToken, secondsLeft } = refreshed.value;
    const userData = await loadStaff(db, settings, { staffId: personId, sessionId });
    if (!userData) return refuse("NOT_SIGNED_IN");
    if (refreshToken) setRefreshCookie(reply, settings, "staff", refreshToken, secondsLeft);
    return ok({ userData, accessToken });
  });

  mount(app, firstOwnerRoute, async ({ body, request }) => {
    const key = networkOfCaller(request);
    const within = await rateLimit(db, { bucket: "first owner", key, limit: 30, windowSeconds: 3600 });
    return within.ok ? makeFirstOwner(db, request, body) : within;
  });

  mount(app, lookAsRoleRoute, ({ body, session }) =>
    inTransaction(db, (tx) => lookAsRole(tx, settings, { session, no: body.obj.id })),
  );
  mount(app, stopLookingRoute, ({ session }) =>
    inTransaction(db, (tx) => lookAsRole(tx, settings, { session, no: null })),
  );

  mount(app, staffLogoutRoute, async ({ request, reply }) => {
    await logOut(db, keys, "staff", { request, reply });
    return ok({ done: true });
  });
}
