import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createDraftRoute, draftRoute } from "@pulau/contract/drafts.ts";
import { describe, expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import type { Caller } from "./caller.ts";
import { rounds } from "./counts.ts";
import { eventually } from "./eventually.ts";
import { freePort } from "./free-port.ts";
import { atTheBank, mustStartPayment, mustSubmit, newGuest, stayOf } from "./guest.ts";
import { startServer } from "./server-process.ts";
import { openTwoServers } from "./two-servers.ts";

describe("a server that is killed while it writes", () => {
  it("has every row that it acknowledged, with the PostgreSQL that it brings along", {
    timeout: 3_600_000,
  }, async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "pulau-crash-"));
    const port = await freePort();
    const env = { DATABASE_URL: "", PULAU_DATA: dataFolder, PULAU_DEMO: "0" };
    const acknowledged: Draft[] = [];
    let server = await startServer("", { port, env });
    try {
      for (let kill = 0; kill < rounds(3, 100); kill++) {
        const before = acknowledged.length;
        // A guest keeps only so many drafts: whoever wrote before the last death may have no room left.
        const guest = await newGuest([server.url], kill);
        const writing = [write(guest, acknowledged), write(guest, acknowledged)];
        // However slow the machine is, it dies between two answers.
        await eventually(
          async () => acknowledged.length,
          (count) => count > before,
          60,
        );
        expect(acknowledged.length).toBeGreaterThan(before);
        await pause(Math.random() * 200);
        await server.kill();
        await Promise.all(writing);
        server = await startServer("", { port, env });
      }
      for (const { guest, _id } of acknowledged) {
        expect(await guest.call(draftRoute, { params: { _id } })).toMatchObject({ ok: true });
      }
    } finally {
      await server.stop();
      await rm(dataFolder, { recursive: true, force: true });
    }
  });

  it("keeps rooms, seats and money whole whenever it dies", { timeout: 1_800_000 }, async () => {
    const arena = await openTwoServers({ rooms: { standard: 30 }, ferrySeats: 400, days: 120 });
    const ports = arena.urls.map((url) => Number(new URL(url).port));
    try {
      for (let kill = 0; kill < rounds(3, 60); kill++) {
        const flows = Array.from({ length: 6 }, (_, i) => book(arena.urls, arena.resort, kill, i));
        await pause(40 + Math.random() * 500);
        const victim = kill % 2;
        await arena.servers[victim]?.kill();
        arena.servers[victim] = await startServer(arena.base.url, { port: ports[victim] ?? 0 });
        await Promise.all(flows);
      }
      expect(await checkInvariants(arena.base.pool)).toEqual([]);
      await arena.base.pool.query(
        "UPDATE pgboss.job SET start_after = now() WHERE name IN ('poll-payment', 'send-mail')",
      );
      const faults = await eventually(
        () => checkInvariants(arena.base.pool, { quiet: true }),
        (found) => found.length === 0,
        90,
      );
      expect(faults.filter((fault) => !fault.startsWith("G5"))).toEqual([]);
    } finally {
      await arena.close();
    }
  });
});

/** A draft that the server said it has, and whose it is. */
type Draft = { guest: Caller; _id: string };

/** Writes drafts until the server is gone, and notes each that was answered. */
async function write(guest: Caller, acknowledged: Draft[]): Promise<void> {
  for (;;) {
    const answer = await guest.call(createDraftRoute, { body: {} }).catch(() => null);
    if (!answer?.ok) return;
    acknowledged.push({ guest, _id: answer.value._id });
  }
}

/** A guest on the way to a paid booking, wherever the server dies under them. */
async function book(
  urls: string[],
  resort: Parameters<typeof stayOf>[0],
  round: number,
  turn: number,
): Promise<void> {
  try {
    const guest = await newGuest(urls, turn);
    const { _id } = await mustSubmit(guest, stayOf(resort, { inDays: 5 + ((round * 3 + turn) % 90) }));
    const { redirectUrl } = await mustStartPayment(guest, _id);
    await atTheBank(redirectUrl, "approve");
  } catch {
    // The server died or refused: the guest gives up. What that leaves behind is what the test looks at.
  }
}
