import type { FastifyInstance } from "fastify";
import { onSide } from "../../../plugins/on-side.ts";
import { enterPreview, type PreviewDeps, previewCookie, previewLasts, whyClosed } from "./preview.ts";

/**
 * Serves the preview address, which keeps its token in a cookie and forgets one of before, and tells every call that
 * begins a stay whether the resort is closed to its caller.
 */
export function servePreview(app: FastifyInstance, deps: PreviewDeps): void {
  const { secret, publicUrl } = deps.settings;
  const secure = publicUrl.startsWith("https:");
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  app.decorate("whyClosed", (request) => whyClosed(deps, request));
  onSide(app, "portal", () => {
    app.get<{ Params: { token: string } }>("/preview/:token", (request, reply) => {
      const { token } = request.params;
      const { isKnown, page } = enterPreview(secret, { token, query: request.query });
      if (isKnown) reply.setCookie(previewCookie, token, { ...options, maxAge: previewLasts });
      else reply.clearCookie(previewCookie, options);
      return reply
        .header("cache-control", "no-store")
        .header("x-robots-tag", "noindex, nofollow")
        .redirect(page, 303);
    });
  });
}
