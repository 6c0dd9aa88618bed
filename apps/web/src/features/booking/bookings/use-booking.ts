import { useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { booking } from "./calls.ts";

/** Milliseconds after which a booking that waits for its payment is asked for again. */
const whileWaiting = 10_000;

/** The booking of the address. One that waits for its payment is kept fresh: the bank may answer at any time. */
export function useBooking() {
  const { id: _id } = useParamsAt(
    "/booking/detail/$id",
    "/booking/detail/$id/pay",
    "/booking/detail/$id/print",
  );
  const [waits, setWaits] = useState(false);
  const reply = useCall(booking, { params: { _id } }, { refetchInterval: waits && whileWaiting });
  const waitsNow = reply.data?.status === "awaitingPayment";
  if (waitsNow !== waits) setWaits(waitsNow);
  return reply;
}
