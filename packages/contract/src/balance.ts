import type { BookingId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { BalanceReply } from "./bookings.ts";
import { DayField, idParams, text } from "./fields.ts";
import { defineRoute } from "./route.ts";

export const setBalanceRoute = defineRoute({
  method: "PUT",
  path: "/admin/api/reservations/balance/:_id",
  logs: "moneyMoved",
  scope: "staff",
  permission: ["bookings", "write"],
  tag: "Payments",
  summary: "Move the due date of a balance, or let it be paid on arrival; needs a reason",
  params: idParams<BookingId>(),
  body: z.discriminatedUnion("excused", [
    z.object({ excused: z.literal(false), dueOn: DayField, reason: text(300) }),
    z.object({ excused: z.literal(true), reason: text(300) }),
  ]),
  reply: z.object({ balance: BalanceReply.nullable() }),
  failures: ["NOT_FOUND", "WRONG_STATE", "BALANCE_DAY"],
});
