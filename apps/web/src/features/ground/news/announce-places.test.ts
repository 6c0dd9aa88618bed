import type { BookingId } from "@pulau/domain/ids.ts";
import { expect, it, vi } from "vitest";
import type { Call } from "../../../api/client.ts";
import { OpenPlaces } from "../../../business/presence/open-places.ts";
import { announcePlaces } from "./announce-places.ts";

const bookingId: BookingId = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001";
const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
const turn = () => new Promise<void>((resolve) => queueMicrotask(resolve));

function stage() {
  const places = new OpenPlaces();
  const call = vi.fn().mockResolvedValue({ done: true });
  const announcing = announcePlaces(call as unknown as Call, places);
  return { places, call, announcing, bodies: () => call.mock.calls.map(([, sent]) => sent.body) };
}

it("says what is open once the page follows the news, by its line, and then whenever it changes", async () => {
  const { places, announcing, bodies } = stage();
  const close = places.open({ chart: true, bookingId: null });
  await turn();
  expect(bodies()).toEqual([]);
  announcing.opened(first);
  places.open({ chart: false, bookingId });
  close();
  await turn();
  announcing.opened(second);
  expect(bodies()).toEqual([
    { line: first, chart: true, bookingId: null },
    { line: first, chart: false, bookingId },
    { line: second, chart: false, bookingId },
  ]);
  announcing.stop();
  places.open({ chart: true, bookingId: null });
  await turn();
  expect(bodies()).toHaveLength(3);
});

it("says nothing of a page on which nothing of it is open, and does not mind a line that is over", async () => {
  const { places, call, announcing } = stage();
  announcing.opened(first);
  expect(call).not.toHaveBeenCalled();
  call.mockRejectedValue(new Error("NOT_FOUND"));
  places.open({ chart: true, bookingId: null });
  await turn();
  expect(call).toHaveBeenCalledTimes(1);
});
