import type { Compared } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { compare } from "./compare.ts";
import { measurePaid } from "./paid.ts";
import { stageGuests } from "./stage.ts";
import { stageHolds } from "./stage-holds.ts";
import { stagePaid } from "./stage-paid.ts";
import { confirm, hold } from "./use-cases.ts";

const guestCount = 280;

/** Holding three rooms for three nights, and submitting and paying the held stay, against a bare driver. */
export async function measureHold(server: BenchServer): Promise<Figure[]> {
  const drafts = "bench_drafts";
  const guests = await stageGuests(server, drafts, guestCount);
  const held = await compare({ server, template: drafts, subjects: guests, act: hold });
  const roundTrips = Math.max(...held.roundTrips);
  const { template, subjects } = await stageHolds(server, drafts, guests);
  const paid = await measurePaid(server, await stagePaid(server, { template, subjects }));
  const confirmed = await compare({ server, template, subjects, act: confirm });
  return [
    ...figuresOf("Hold", held),
    {
      name: "Hold: round trips between BEGIN and COMMIT",
      value: roundTrips,
      wanted: { atMost: 2 },
      note: "three rooms, three nights, two crossings",
    },
    ...figuresOf("Submit and pay", confirmed, `, ${confirmed.roundTrips.join(" and ")} round trips inside`),
    ...paid,
  ];
}

function figuresOf(name: string, compared: Compared, more = ""): Figure[] {
  const { throughput, spread, slowest, product, baseline } = compared;
  const [here, there] = [product, baseline].map(({ perSecond }) => Math.round(perSecond));
  return [
    {
      name: `${name}: throughput over the bare driver's`,
      value: throughput,
      spread,
      wanted: { atLeast: 0.6 },
      note: `${here} against ${there} a second, 8 at once${more}`,
    },
    {
      name: `${name}: p99 over the bare driver's`,
      value: slowest,
      wanted: { atMost: 2 },
      note: `${product.p99.toFixed(0)} ms against ${baseline.p99.toFixed(0)} ms`,
    },
  ];
}
