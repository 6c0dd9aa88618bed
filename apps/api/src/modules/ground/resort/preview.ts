import type { PreviewId } from "@pulau/domain/ids.ts";
import type { Failure } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { linkToken, readLinkToken } from "../../../plugins/link-token.ts";
import type { Settings } from "../../../settings.ts";
import { loadSettings } from "./resort-settings.ts";

/** Whoever came by the preview address carries its token along. */
export const previewCookie = "pulau.preview";
/** For so many seconds. */
export const previewLasts = 30 * 86_400;

export type PreviewDeps = { readonly db: Db; readonly settings: Pick<Settings, "secret" | "publicUrl"> };

/** The address by which the portal is seen as if it were open. */
export const previewUrlOf = ({ secret, publicUrl }: PreviewDeps["settings"], previewId: PreviewId): string =>
  `${publicUrl}/preview/${linkToken(secret, "preview", { id: previewId })}`;

/** Whether a caller has the preview address that counts now. */
export async function hasPreview({ db, settings }: PreviewDeps, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[previewCookie];
  if (!token) return false;
  const { opening } = await loadSettings(db);
  return (
    opening.previewId !== null && readLinkToken(settings.secret, "preview", token)?.id === opening.previewId
  );
}

/** Why a caller can begin no stay: the resort is closed, and they see no preview. */
export async function whyClosed(deps: PreviewDeps, request: FastifyRequest): Promise<Failure | null> {
  const { opening } = await loadSettings(deps.db);
  if (opening.open || (await hasPreview(deps, request))) return null;
  return { code: "RESORT_CLOSED", facts: { opensOn: opening.opensOn } };
}

/** A page of the portal itself, and a language; whatever else an address asks for is the first page, in the usual one. */
const Target = z.object({
  to: z
    .string()
    .regex(/^(?:\/[a-z0-9-]+)+$/)
    .catch("/"),
  lang: z.enum(["en", "my", "cn"]).optional().catch(undefined),
});

/** Whether a token was ever given out, so that it is kept, and the page to go on to. */
export function enterPreview(
  secret: string,
  { token, query }: { readonly token: string; readonly query: unknown },
): { readonly isKnown: boolean; readonly page: string } {
  const { to, lang } = Target.parse(query);
  const isKnown = readLinkToken(secret, "preview", token) !== null;
  return { isKnown, page: lang ? `${to}?lang=${lang}` : to };
}
