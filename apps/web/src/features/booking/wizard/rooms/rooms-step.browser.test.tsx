import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CallFailure } from "../../../../api/call-failure.ts";
import { quote, type Resort, type RoomTypeOffer } from "../calls.ts";
import { showStep } from "../frame/show-step.tsx";
import RoomsStep from "./rooms-step.tsx";

const inThree = (text: string) => ({ en: text, my: text, cn: text });
const villa = {
  _id: "villa",
  name: inThree("Water villa"),
  summary: inThree("Over the water"),
  highlight: inThree("Sea view"),
  picture: "lagoon-above",
  pictureAlt: null,
  minPax: 1,
  maxPax: 4,
  sizeSqm: 40,
  amenities: [],
  bedOptions: [],
  sharingSaves: false,
  childBeds: [],
  free: 2,
  refusal: null,
  several: [],
  prices: [{ bedType: "twin", totalSen: 120_000 }],
} as unknown as RoomTypeOffer;
const resort = {
  today: "2026-11-01",
  bands: [{ kind: "adult", fromAge: 12, toAge: null }],
  policy: { tiers: [{ daysBefore: 14, refund: 10_000 }], adminFee: 0 },
} as unknown as Resort;

const showRooms = (changesBooking: boolean) =>
  showStep(<RoomsStep resort={resort} />, {
    json: { optionId: "option" as never, checkIn: "2026-12-05" as never },
    flow: { changesBooking },
    answers: { "/api/room-types": { roomTypes: [villa] } },
  });
const price = page.getByText("RM 1,200.00");
const cancelNote = page.getByText(/cancellation until/);

it("says until when a new stay can be cancelled, beside each room's price", async () => {
  await showRooms(false);
  await expect.element(price).toBeVisible();
  await expect.element(cancelNote).toBeVisible();
});

it("promises nothing beside the rooms of a booking that is changed: its own policy decides", async () => {
  await showRooms(true);
  await expect.element(price).toBeVisible();
  await expect.element(cancelNote).not.toBeInTheDocument();
});

const sixAdults = { adults: 6, childAges: [], nonMalaysians: 0 };
const showGroup = (rooms: Pick<RoomTypeOffer, "refusal" | "several">) =>
  showStep(<RoomsStep resort={resort} />, {
    json: { optionId: "option" as never, checkIn: "2026-12-05" as never, party: sixAdults },
    answers: { "/api/room-types": { roomTypes: [{ ...villa, ...rooms, prices: [] }] } },
  });
const takeTwo = page.getByRole("button", { name: "Choose 2 rooms" });

it("offers a group several rooms that have a price together", async () => {
  const occupants = { adult: 3, child: 0, toddler: 0, infant: 0 };
  const room = { roomTypeId: "villa" as never, bedType: "triple" as const, occupants };
  await showGroup({ refusal: "ROOM_TOO_SMALL", several: [room, room] });
  await expect.element(takeTwo).toBeVisible();
});

it("says why a group can't have them", async () => {
  await showGroup({ refusal: "NO_RATE", several: [] });
  await expect.element(page.getByText("Not available for your party with this package")).toBeInTheDocument();
  await expect.element(takeTwo).not.toBeInTheDocument();
});

/** Two adults in one villa, which is split by hand; the quote of two rooms is as the server answers it. */
async function splitVilla(quoted: Promise<unknown>) {
  const occupants = { adult: 2, child: 0, toddler: 0, infant: 0 };
  const bedTypes = ["single", "twin"];
  await showStep(<RoomsStep resort={resort} />, {
    json: {
      optionId: "option" as never,
      checkIn: "2026-12-05" as never,
      rooms: [{ roomTypeId: "villa" as never, bedType: "twin", occupants }],
    },
    answers: { "/api/room-types": { roomTypes: [{ ...villa, bedTypes }] }, [quote.path]: quoted },
  });
  await userEvent.click(page.getByRole("button", { name: "Split into two rooms" }));
}
const holdTwo = page.getByRole("button", { name: "Hold these 2 rooms" });
const noPrice = page.getByText("Not available for your party with this package");

it("says where rooms split by hand have no price, and offers them no more", async () => {
  const refused = Promise.reject(new CallFailure("NO_RATE"));
  refused.catch(() => undefined);
  await splitVilla(refused);
  await expect.element(noPrice).toBeVisible();
  await expect.element(holdTwo).toBeDisabled();
});

it("offers to hold rooms split by hand that have a price", async () => {
  await splitVilla(
    Promise.resolve({ quote: { totalSen: 200_000 }, rooms: [], activities: [], included: [] }),
  );
  await expect.element(holdTwo).toBeEnabled();
  await expect.element(noPrice).not.toBeInTheDocument();
});
