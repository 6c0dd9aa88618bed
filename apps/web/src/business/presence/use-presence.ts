import { presenceRoute } from "@pulau/contract/presence.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useEffect } from "react";
import { faceOf } from "../../api/client.ts";
import { useCall } from "../../api/use-call.ts";
import { openPlaces } from "./open-places.ts";

export type Person = Reply<typeof presenceRoute>["people"][number];

const presence = faceOf(presenceRoute);

/** News tell who comes and goes. Who is gone with their server says nothing, and is missed by then. */
const freshEvery = 30_000;

/** Tells colleagues that this is open here, as long as it is shown. */
export function useOpenPlace({
  chart = false,
  bookingId = null,
}: {
  chart?: boolean;
  bookingId?: BookingId | null;
}): void {
  useEffect(() => openPlaces.open({ chart, bookingId }), [chart, bookingId]);
}

/** Colleagues who have the chart or a booking open now. */
export function usePeople(): readonly Person[] {
  const { data } = useCall(presence, {}, { refetchInterval: freshEvery });
  return data?.people ?? nobody;
}

const nobody: readonly Person[] = [];

/** Each of them once. */
export const distinctPeople = (people: readonly Person[]): Person[] => [
  ...new Map(people.map((person) => [person.staffId, person])).values(),
];
