import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const name = "pulau_device";
const days = 400;

/** A browser by what it keeps in a cookie that no script reads. */
export type Device = {
  readonly id: string;
  /** What the database keeps of it. */
  readonly mark: string;
};

/**
 * The browser that calls: known by its cookie, or new. It is told apart at sign-in and when a link is followed, so that
 * nobody is thanked for following their own.
 */
export function deviceOf(request: FastifyRequest): Device {
  const known = request.cookies[name];
  const id = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString("base64url");
  return { id, mark: createHash("sha256").update(id).digest("base64url").slice(0, 22) };
}

/** Has the browser keep it. */
export function setDeviceCookie(
  reply: FastifyReply,
  { publicUrl }: { publicUrl: string },
  { id }: Device,
): void {
  reply.setCookie(name, id, {
    path: "/api",
    httpOnly: true,
    sameSite: "lax",
    secure: publicUrl.startsWith("https:"),
    maxAge: days * 86_400,
  });
}
