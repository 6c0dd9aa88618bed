import { quoteRoute, staffQuoteRoute } from "@pulau/contract/quotes.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { guessIf, limitGuesses } from "../promotions/public.ts";
import { quoteByCard } from "./quote-by-card.ts";
import { quoteStay } from "./quote-stay.ts";

/** Prices that are only asked for. */
export function quotes(app: FastifyInstance, { db, settings }: AppDeps): void {
  const guess = limitGuesses(db, settings.secret);
  mount(app, quoteRoute, ({ body, session, request }) =>
    guessIf(guess, body.promoCode !== null, request.ip, () => quoteStay(db, session, body)),
  );
  mount(app, staffQuoteRoute, ({ body }) => quoteByCard(db, body));
}
