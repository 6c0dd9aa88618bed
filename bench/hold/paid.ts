import { percentile } from "../alternate.ts";
import type { BenchServer } from "../database.ts";
import type { Figure } from "../figure.ts";
import { compare } from "./compare.ts";
import { type StagedPaid, take } from "./stage-paid.ts";

/** From a gateway's call to the confirmed stay: alone, and against the bare driver. */
export async function measurePaid(
  server: BenchServer,
  { template, subjects }: StagedPaid,
): Promise<Figure[]> {
  const { throughput, spread, product, baseline } = await compare({ server, template, subjects, act: take });
  const copy = await server.clone("bench_paid_alone", template);
  const took: number[] = [];
  for (const subject of subjects) {
    const begun = performance.now();
    await take(copy.db, subject);
    took.push(performance.now() - begun);
  }
  await copy.close();
  return [
    {
      name: "Bank's call to confirmed: throughput over the bare driver's",
      value: throughput,
      spread,
      wanted: { atLeast: 0.5 },
      note: `${Math.round(product.perSecond)} against ${Math.round(baseline.perSecond)} a second, 8 at once`,
    },
    {
      name: "Bank's call to confirmed: p50 of one guest",
      value: percentile(took, 0.5),
      unit: "ms",
      wanted: { atMost: 60 },
      note: `p99 ${percentile(took, 0.99).toFixed(0)} ms`,
    },
  ];
}
