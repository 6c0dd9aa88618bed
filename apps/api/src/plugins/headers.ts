import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What the pages may do. `hashes` are those of the inline scripts that our own page template holds. */
const policyWith = (hashes: readonly string[], https: boolean) => ({
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  frameSrc: ["'self'"],
  formAction: ["'self'"],
  scriptSrc: ["'self'", ...hashes.map((hash) => `'${hash}'`)],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'"],
  styleSrcElem: ["'self'"],
  styleSrcAttr: ["'unsafe-inline'"], // the one concession: positions that the shell computes
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  upgradeInsecureRequests: https ? [] : null,
});

/** Guests' pages: staff see them beside what they set up. */
const isPortalPage = (url: string): boolean => !/^\/(?:staff|admin|api|docs|dev|health|metrics)\b/.test(url);

/** What reads papers in photos, on the device: the build names it so, and nothing else runs WebAssembly. */
const readsPhotos = (url: string): boolean => url.startsWith("/assets/photo-worker-");

/** What the resort shows to everybody: mails that are read in a browser, and websites with the widget, show it too. */
const isShownElsewhere = (url: string): boolean =>
  /^\/(?:art\/|mark\.png|widget\.js(?:\?|$)|api\/resort\/picture\/)/.test(url);

/** Security headers on every answer; HTTPS is demanded from browsers when the deployment's address has it. */
export async function setHeaders(
  app: FastifyInstance,
  options: { scriptHashes: readonly string[]; https: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: policyWith(options.scriptHashes, options.https),
    },
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    // The crew's pages read guests' codes by the camera.
    const camera = /^\/staff\b/.test(request.url) ? "(self)" : "()";
    reply.header("permissions-policy", `camera=${camera}, geolocation=(), microphone=(), payment=(), usb=()`);
    if (isPortalPage(request.url)) {
      const policy = String(reply.getHeader("content-security-policy"));
      reply.header(
        "content-security-policy",
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      );
      reply.header("x-frame-options", "SAMEORIGIN");
    }
    if (readsPhotos(request.url)) {
      const policy = String(reply.getHeader("content-security-policy"));
      reply.header(
        "content-security-policy",
        policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
      );
    }
    if (isShownElsewhere(request.url)) reply.header("cross-origin-resource-policy", "cross-origin");
    if (/^\/(admin\/)?api\//.test(request.url)) reply.header("cache-control", "no-store");
  });
}
