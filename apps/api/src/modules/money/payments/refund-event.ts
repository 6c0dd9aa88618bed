import { z } from "zod";

/** Stored news of a refund, as it was written to the inbox; of earlier versions, without the money that it is about. */
export const RefundNews = z.object({
  state: z.enum(["refunded", "refundFailed"]),
  gatewayRef: z.string(),
  key: z.string().nullable(),
  captureRef: z.string().nullable().default(null),
  amountSen: z.int().default(0),
  currency: z.string().default("MYR"),
  reason: z.string(),
});
export type RefundEvent = z.infer<typeof RefundNews> & { readonly gateway: string };
