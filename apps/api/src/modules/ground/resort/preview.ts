import type { PreviewId } from "@pulau/domain/ids.ts";
import type { Failure } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { linkToken, readLinkToken } from "../../../plugins/link-token.ts";
import type { Settings } from "../../../settings.ts";
import { loadSettings } from "./resort-settings.ts";

/** Whoever came by the preview address carries its token along. */
const cookie = "pulau.preview";

type Deps = { readonly db: Db; readonly settings: Pick<Settings, "secret" | "publicUrl"> };

/** The address by which the portal is seen as if it were open. */
export const previewUrlOf = ({ secret, publicUrl }: Deps["settings"], previewId: PreviewId): string =>
  `${publicUrl}/preview/${linkToken(secret, "preview", { id: previewId })}`;

/** Whether a caller has the preview address that counts now. */
export async function hasPreview({ db, settings }: Deps, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[cookie];
  if (!token) return false;
  const { opening } = await loadSettings(db);
  return (
    opening.previewId !== null && readLinkToken(settings.secret, "preview", token)?.id === opening.previewId
  );
}

/** Serves the preview address, and tells every call that begins a stay whether the resort is closed to its caller. */
export function servePreview(app: FastifyInstance, deps: Deps): void {
  app.decorate("whyClosed", async (request: FastifyRequest): Promise<Failure | null> => {
    const { opening } = await loadSettings(deps.db);
    if (opening.open || (await hasPreview(deps, request))) return null;
    return { code: "RESORT_CLOSED", facts: { opensOn: opening.opensOn } };
  });
  if (!app.mounting.sides.has("portal")) return;
  app.get("/preview/:token", (request, reply) => enter(deps, request, reply));
}

/** A page of the portal itself; whatever else an address asks for is the first page. */
const pageOf = (to: string | undefined): string =>
  to !== undefined && /^(?:\/[a-z0-9-]+)+$/.test(to) ? to : "/";

/** Keeps the token in a cookie and goes on to the page that is asked for; a token of before is forgotten. */
function enter({ settings }: Deps, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { token } = request.params as { token: string };
  const { lang, to } = request.query as { lang?: string; to?: string };
  const secure = settings.publicUrl.startsWith("https:");
  const known = readLinkToken(settings.secret, "preview", token) !== null;
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  if (known) reply.setCookie(cookie, token, { ...options, maxAge: 30 * 86_400 });
  else reply.clearCookie(cookie, options);
  const page = pageOf(typeof to === "string" ? to : undefined);
  const goOn = lang && /^(en|my|cn)$/.test(lang) ? `${page}?lang=${lang}` : page;
  return reply
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex, nofollow")
    .redirect(goOn, 303);
}
