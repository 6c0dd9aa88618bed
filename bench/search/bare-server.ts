import Fastify from "fastify";
import pg from "pg";
import { freeRoomCounts } from "../../apps/api/src/modules/selling/availability/count-free-rooms.ts";

/**
 * What the search is measured against: the same statement behind a Fastify route with nothing round it. No checks, no
 * headers, no session, no log. Its address is its only line.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.get<{ Querystring: { checkIn: string; checkOut: string } }>(
  "/api/rooms-availability",
  async ({ query }) => {
    const { rows } = await pool.query({ ...freeRoomCounts, values: [query.checkIn, query.checkOut] });
    return { roomTypes: rows };
  },
);
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
