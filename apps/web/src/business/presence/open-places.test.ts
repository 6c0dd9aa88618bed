import type { BookingId } from "@pulau/domain/ids.ts";
import { expect, it } from "vitest";
import { nowhere, type OpenPlace, OpenPlaces } from "./open-places.ts";

const bookingId: BookingId = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001";
const turn = () => new Promise<void>((resolve) => queueMicrotask(resolve));

it("adds up what the parts of a page have open, and tells it once for each change", async () => {
  const places = new OpenPlaces();
  const announced: OpenPlace[] = [];
  places.follow((place) => announced.push(place));
  const closeChart = places.open({ chart: true, bookingId: null });
  const closeCard = places.open({ chart: true, bookingId });
  await turn();
  closeCard();
  await turn();
  // A page that is drawn anew closes and opens in one go.
  const closeAgain = places.open({ chart: true, bookingId: null });
  closeChart();
  await turn();
  closeAgain();
  await turn();
  expect(announced).toEqual([{ chart: true, bookingId }, { chart: true, bookingId: null }, nowhere]);
});

it("says nothing of what was opened and closed before anybody could see it", async () => {
  const places = new OpenPlaces();
  const announced: OpenPlace[] = [];
  const stop = places.follow((place) => announced.push(place));
  places.open({ chart: false, bookingId })();
  await turn();
  stop();
  places.open({ chart: true, bookingId: null });
  await turn();
  expect(announced).toEqual([]);
});
