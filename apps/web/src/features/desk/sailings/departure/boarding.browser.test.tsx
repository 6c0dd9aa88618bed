import type { BoardingMark } from "@pulau/domain/transport/boarding.ts";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Call } from "../../../../api/client.ts";
import { nobody } from "../../../../api/session.ts";
import { show } from "../../../../dev/browser-test.tsx";
import type { Manifest, Marked, Passenger } from "../calls.ts";
import { boardingActs, weightActs } from "../kept.ts";
import { Boarding } from "./boarding.tsx";

const at = "2026-06-12T02:20:00.000Z";
const name = { en: "Bayu", my: "Bayu", cn: "Bayu" };
const names = ["Aini", "Bala", "Chong", "Dina", "Ellis", "Farid", "Goh", "Hana"];

const passenger = (of: string, mark: BoardingMark): Passenger => ({
  guestId: `guest ${of}`,
  bookingId: "booking",
  bookingNo: "TB-26-00001",
  bookingName: "Aini",
  mobile: "+60123456789",
  note: "Two surfboards",
  name: of,
  age: 34,
  sex: "female",
  nationality: "MY",
  fixed: [],
  room: "B-07",
  disabled: false,
  lacks: [],
  mark,
  markedAt: null,
  markedBy: null,
});

const manifest = (more: Partial<Manifest> = {}): Manifest => ({
  departure: {
    sailingId: "sailing",
    party: null,
    kind: "ferry",
    name,
    direction: "out",
    day: "2026-06-12",
    time: "11:00",
    fromJetty: "A",
    toJetty: "B",
    seats: 40,
    cancelled: null,
  },
  today: "2026-06-12",
  at,
  counts: {
    listed: 8,
    aboard: 0,
    waiting: 8,
    late: 0,
    moved: 0,
    left: 0,
    adults: 8,
    children: 0,
    infants: 0,
    lacking: 0,
  },
  load: null,
  passengers: names.map((of) => passenger(of, "waiting")),
  closed: null,
  erased: false,
  changes: [],
  earlier: [],
  codes: [],
  crew: [],
  ...more,
});

const signedIn = { record: { id: "crew" }, role: "staff", rights: ["boarding:write"] } as never;
const crew = { ...nobody, state: () => signedIn };
const crewWith = (rights: readonly string[]) => {
  const state = { record: { id: "crew" }, role: "staff", rights } as never;
  return { ...nobody, state: () => state };
};

/** Shows a boat to the crew; calls are kept and answered so. */
async function showBoat(shown: Manifest, answer: Partial<Marked> = {}, rights?: readonly string[]) {
  const sent: Record<string, unknown>[] = [];
  const call = (async (_: unknown, { body }: { body?: (typeof sent)[number] }) => {
    // Without one it is the list, which is read anew after each mark.
    if (!body) return shown;
    sent.push(body);
    return { overtaken: [], replaced: [], afterClosing: false, ...answer };
  }) as unknown as Call;
  const { rerender } = await show(<Boarding shown={shown} readAt={Date.now()} />, {
    speaks: ["sailings", "staff", "crew"],
    kinds: { boarding: boardingActs, weights: weightActs },
    call,
    session: rights ? crewWith(rights) : crew,
  });
  return { sent, rerender: (next: Manifest) => rerender(<Boarding shown={next} readAt={Date.now()} />) };
}

const press = (button: string | RegExp) => page.getByRole("button", { name: button }).first().click();

describe("marking guests", () => {
  it("asks of a group for the one who was pressed, and for all by one more press", async () => {
    const { sent } = await showBoat(manifest());
    await press(/^Chong/);
    await expect.element(page.getByRole("button", { name: "Mark 1 aboard" })).toBeVisible();
    await press("Select all 8");
    await press("Mark 8 aboard");
    await expect
      .poll(() => sent)
      .toMatchObject([{ guests: names.map((of) => `guest ${of}`), mark: "aboard", at }]);
  });

  it("sends only who still stands so when a colleague has ticked one meanwhile", async () => {
    const party = names.slice(0, 4);
    const { sent, rerender } = await showBoat(
      manifest({ passengers: party.map((of) => passenger(of, "waiting")) }),
    );
    await press(/^Aini/);
    await expect.element(page.getByRole("button", { name: "Mark 4 aboard" })).toBeVisible();
    const later = party.map((of) => passenger(of, of === "Dina" ? "aboard" : "waiting"));
    await rerender(manifest({ passengers: later }));
    await press("Mark 3 aboard");
    await expect.poll(() => sent[0]?.guests).toEqual(["guest Aini", "guest Bala", "guest Chong"]);
  });

  it("is left without a mark by Cancel, and tells whom a colleague has marked otherwise", async () => {
    const overtaken = [{ name: "Aini", mark: "left" as const, at, by: "Nadia", device: "Android 7K2" }];
    const boat = manifest({ passengers: [passenger("Aini", "waiting")] });
    const { sent } = await showBoat(boat, { overtaken });
    await press(/^Aini/);
    await press("Cancel");
    expect(sent).toEqual([]);
    await press(/^Aini/);
    await press("Mark 1 aboard");
    await expect.element(page.getByText(/Nadia has just changed this to “Left behind”/)).toBeVisible();
  });

  it("goes on after closing for who is not aboard, and says that it is listed as a later change", async () => {
    const passengers = [passenger("Aini", "late"), passenger("Bala", "aboard")];
    const { sent } = await showBoat(manifest({ passengers, closed: { at, by: null } }), {
      afterClosing: true,
    });
    await expect.element(page.getByRole("button", { name: /^Bala/ })).not.toBeInTheDocument();
    await press(/^Aini/);
    await press("Mark 1 aboard");
    await expect.element(page.getByText(/this is listed as a later change/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it("is not offered before the day of the boat; the note for the crew and the phone stand below", async () => {
    await showBoat(manifest({ today: "2026-06-11" }));
    await expect.element(page.getByText(/^This boat leaves on/)).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Aini/ })).not.toBeInTheDocument();
    await expect.element(page.getByText(/Two surfboards/)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /\+60123456789/ }))
      .toHaveAttribute("href", "tel:+60123456789");
  });
});

describe("weights", () => {
  const load = { weighs: "withLuggage" as const, limitKg: 150, listedKg: 70, aboardKg: 70, unweighed: 1 };
  const weighed = (of: string, mark: BoardingMark, bodyKg: number | null): Passenger => ({
    ...passenger(of, mark),
    weight: bodyKg === null ? null : { bodyKg, luggageKg: 0 },
    weighedAt: bodyKg === null ? null : at,
  });
  const boat = (bodyKg: number | null) =>
    manifest({ load, passengers: [weighed("Aini", "aboard", 70), weighed("Bala", "waiting", bodyKg)] });

  it("are typed for a party, with what is left shown as one types, and only what is new is sent", async () => {
    const { sent } = await showBoat(boat(null));
    await press(/^Weights/);
    await page.getByLabelText("Body, kg").nth(1).fill("60");
    await page.getByLabelText("Luggage, kg").nth(1).fill("12");
    await expect.element(page.getByText(/142 kg on the list · limit 150 kg · 8 kg left/)).toBeVisible();
    await press("Save weights");
    await expect
      .poll(() => sent)
      .toMatchObject([{ guest: "guest Bala", bodyKg: 60, luggageKg: 12, seen: at }]);
  });

  it("over the limit are told before the tick, which is for whoever manages the boats alone", async () => {
    await showBoat(boat(90));
    await press(/^Bala/);
    await expect.element(page.getByText("10 kg over the limit")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Mark 1 aboard anyway" })).toBeDisabled();
  });

  it("over the limit may be let go by who has the right and says why", async () => {
    const { sent } = await showBoat(boat(90), {}, ["boarding:write", "boats:write"]);
    await press(/^Bala/);
    await press("Mark 1 aboard anyway");
    const reason = page.getByRole("textbox", { name: "Reason for sailing over the limit" });
    await expect.element(reason).toHaveFocus();
    expect(sent).toEqual([]);
    await reason.fill("Calm sea, luggage follows");
    await press("Mark 1 aboard anyway");
    await expect
      .poll(() => sent)
      .toMatchObject([{ guests: ["guest Bala"], overWeightReason: "Calm sea, luggage follows" }]);
  });
});
