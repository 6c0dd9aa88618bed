import { quoteRoute, staffQuoteRoute } from "@pulau/contract/quotes.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../app.ts";
import { mount } from "../../plugins/mount.ts";
import { quoteByCard } from "./quote-by-card.ts";
import { quoteStay } from "./quote-stay.ts";

/** Prices that are only asked for. */
export function quotes(app: FastifyInstance, { db }: AppDeps): void {
  mount(app, quoteRoute, ({ body, session }) => quoteStay(db, session, body));
  mount(app, staffQuoteRoute, ({ body }) => quoteByCard(db, body));
}
