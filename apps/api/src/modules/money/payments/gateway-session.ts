import type { payment } from "../../../db/schema/payments.ts";
import type { Session } from "../../../gateways/port.ts";

/** An attempt that its gateway has opened, in the numbers that gateways are asked with. */
export const sessionOf = (
  { id, amountSen }: Pick<typeof payment.$inferSelect, "id" | "amountSen">,
  gatewayRef: string,
): Session => ({ gatewayRef, paymentId: id, amountSen });
