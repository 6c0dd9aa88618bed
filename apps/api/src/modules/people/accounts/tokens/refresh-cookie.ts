import type { FastifyReply, FastifyRequest } from "fastify";
import type { Side } from "../../../../plugins/session.ts";
import type { Settings } from "../../../../settings.ts";

/** How long a browser stays signed in, however much it is used. Staff sign in anew for each shift. */
export const sessionSeconds: Record<Side, number> = { portal: 30 * 86_400, staff: 12 * 3600 };

const cookies: Record<Side, { name: string; path: string }> = {
  portal: { name: "pulau_portal", path: "/api/auth" },
  staff: { name: "pulau_staff", path: "/admin/api/auth" },
};

/** Gives the browser its refresh token: out of reach of scripts, and sent only to its side's own calls. */
export function setRefreshCookie(
  reply: FastifyReply,
  settings: Pick<Settings, "publicUrl">,
  side: Side,
  token: string,
  secondsLeft: number = sessionSeconds[side],
): void {
  const { name, path } = cookies[side];
  reply.setCookie(name, token, {
    path,
    httpOnly: true,
    sameSite: "lax",
    secure: settings.publicUrl.startsWith("https:"),
    maxAge: secondsLeft,
  });
}

/** Takes a side's refresh token away from the browser. */
export function clearRefreshCookie(reply: FastifyReply, side: Side): void {
  const { name, path } = cookies[side];
  reply.clearCookie(name, { path, httpOnly: true, sameSite: "lax" });
}

/** The refresh token that the browser sent for a side. */
export const refreshCookieOf = (request: FastifyRequest, side: Side): string | null =>
  request.cookies[cookies[side].name] ?? null;
