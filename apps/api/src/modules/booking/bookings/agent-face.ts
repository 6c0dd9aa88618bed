import type { BookingDetail } from "@pulau/contract/bookings.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { agentContract, customer } from "../../../db/schema/agents.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import type { BookingRow } from "./booking-rows.ts";

type AgentFace = Pick<z.infer<typeof BookingDetail>, "customer" | "agent">;

/** For whom an agency booked and on what terms; nothing for everybody else's booking, without asking. */
export async function agentFace(db: Db | Tx, row: BookingRow): Promise<AgentFace> {
  if (row.agentMemberId === null) return { customer: null, agent: null };
  const [found] = await db
    .select({ model: agentContract.model, _id: customer.id, name: customer.name })
    .from(booking)
    .leftJoin(agentContract, eq(agentContract.id, booking.agentContractId))
    .leftJoin(customer, eq(customer.id, booking.customerId))
    .where(eq(booking.id, row.id));
  const { model = null, _id = null, name = null } = found ?? {};
  return {
    customer: _id !== null && name !== null ? { _id, name } : null,
    agent: { model, mailTo: row.mailTo, sellingSen: row.sellingSen },
  };
}
