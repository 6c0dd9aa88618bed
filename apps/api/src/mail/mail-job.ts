import type { z } from "zod";
import type { Language } from "@pulau/contract/fields.ts";

/** What a queued mail is told. Those about a booking read it when they are sent. */
export type MailJob =
  | {
      template: "verify-email" | "reset-password";
      to: string;
      name: string;
      language: z.infer<typeof Language>;
      link: string;
    }
  | { template: "booking-confirmed"; bookingId: string; claimToken: string | null }
  | { template: "booking-cancelled"; bookingId: string; refundSen: number }
  | { template: "refund-made"; bookingId: string; amountSen: number }
  | { template: "payment-late"; bookingId: string; amountSen: number };
