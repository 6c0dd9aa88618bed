import type { FastifyInstance } from "fastify";
import type { Side } from "./session.ts";

/** Serves what lies outside `mount` only where this process serves the side that it belongs to, as `mount` does. */
export function onSide(app: FastifyInstance, side: Side, serve: () => void): void {
  if (app.mounting.sides.has(side)) serve();
}
