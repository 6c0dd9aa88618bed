import { islandRoute, packagePageRoute, roomPageRoute } from "@pulau/contract/stay-pages.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { onSide } from "../../../plugins/on-side.ts";
import { showIsland } from "./show-island.ts";
import { showPackagePage } from "./show-package-page.ts";
import { showRoomPage } from "./show-room-page.ts";
import { robotsText, sitemap } from "./site-index.ts";

/** Pages of packages and rooms, the resort's island, and the list of all pages for search engines. */
export function stayPages(app: FastifyInstance, { db, settings: { publicUrl } }: AppDeps): void {
  mount(app, packagePageRoute, ({ params }) => showPackagePage(db, params.slug));
  mount(app, roomPageRoute, ({ params }) => showRoomPage(db, params.slug));
  mount(app, islandRoute, async () => ok(await showIsland(db)));
  onSide(app, "portal", () => {
    app.get("/robots.txt", (_, reply) =>
      reply.header("cache-control", "public, max-age=3600").type("text/plain").send(robotsText(publicUrl)),
    );
    app.get("/sitemap.xml", async (_, reply) =>
      reply
        .header("cache-control", "public, max-age=600")
        .type("application/xml")
        .send(await sitemap(db, publicUrl)),
    );
  });
}
