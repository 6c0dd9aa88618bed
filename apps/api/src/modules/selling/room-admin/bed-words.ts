import type { BedSetReply } from "@pulau/contract/beds.ts";
import type { z } from "zod";

type BedSet = Pick<z.infer<typeof BedSetReply>, "count" | "name" | "extra">;

/** Beds as the audit log tells them: `1 × Queen + 2 × Single (extra)`. */
export const bedWords = (beds: readonly BedSet[]): string =>
  beds.map(({ count, name, extra }) => `${count} × ${name.en}${extra ? " (extra)" : ""}`).join(" + ");
