import type { Contradiction } from "@pulau/domain/rate-card/contradiction.ts";
import type { z } from "zod";

/** Names each contradiction at its place, with what its sentence counts. */
export function reportContradictions(context: z.RefinementCtx, found: readonly Contradiction[]): void {
  for (const { path, rule, facts } of found) {
    const steps = path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    context.addIssue({ code: "custom", message: rule, path: steps, ...(facts && { params: { facts } }) });
  }
}
