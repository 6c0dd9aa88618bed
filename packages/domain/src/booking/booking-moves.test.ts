import { describe, expect, it } from "vitest";
import {
  type BookingEvent,
  type BookingState,
  bookingEvents,
  bookingMoves,
  bookingStates,
  type CancelReason,
  isOpen,
  move,
  statesOfTab,
  tabOf,
} from "./booking-moves.ts";

const after = (state: BookingState, event: BookingEvent, reason: CancelReason | null = null): string => {
  const result = move(state, event, reason);
  return result.ok ? result.value : result.failure.code;
};

describe("a booking's life", () => {
  it("reaches every state from its first", () => {
    const reached = new Set<BookingState>(["awaitingPayment"]);
    for (const state of reached) for (const next of Object.values(bookingMoves[state])) reached.add(next);
    expect([...reached].toSorted()).toEqual([...bookingStates].toSorted());
  });

  it("ends where an end is, and goes on from there only by what the desk takes back, or by late money", () => {
    const isUndo = (event: string) => event.startsWith("undo");
    const ends = bookingStates.filter((state) => Object.keys(bookingMoves[state]).every(isUndo));
    expect(ends).toEqual(["completed", "noShow"]);
    for (const event of bookingEvents) {
      for (const end of ends)
        if (!isUndo(event)) expect(after(end, event, "NOT_PAID_IN_TIME")).toBe("WRONG_STATE");
      expect(after("cancelled", event, "BY_GUEST")).toBe("WRONG_STATE");
      expect(after("cancelled", event, "BY_STAFF")).toBe("WRONG_STATE");
      expect(after("cancelled", event)).toBe("WRONG_STATE");
    }
  });

  it("uses every event", () => {
    const used = new Set(bookingStates.flatMap((state) => Object.keys(bookingMoves[state])));
    expect([...used].toSorted()).toEqual([...bookingEvents].toSorted());
  });

  it.each([
    ["awaitingPayment", "pay", "confirmed"],
    ["awaitingPayment", "lapse", "cancelled"],
    ["awaitingPayment", "cancel", "cancelled"],
    ["awaitingPayment", "checkIn", "WRONG_STATE"],
    ["confirmed", "pay", "WRONG_STATE"],
    ["confirmed", "lapse", "WRONG_STATE"],
    ["confirmed", "checkIn", "inHouse"],
    ["confirmed", "cancel", "cancelled"],
    ["confirmed", "noShow", "noShow"],
    ["confirmed", "checkOut", "WRONG_STATE"],
    ["inHouse", "checkOut", "completed"],
    ["inHouse", "cancel", "WRONG_STATE"],
    ["completed", "cancel", "WRONG_STATE"],
    ["inHouse", "undoCheckIn", "confirmed"],
    ["completed", "undoCheckOut", "inHouse"],
    ["noShow", "undoNoShow", "confirmed"],
    ["confirmed", "undoCheckOut", "WRONG_STATE"],
    ["cancelled", "undoNoShow", "WRONG_STATE"],
  ] as const)("%s, %s: %s", (state, event, expected) => {
    expect(after(state, event)).toBe(expected);
  });

  it("comes back by late money after a missed deadline alone", () => {
    expect(after("cancelled", "payLate", "NOT_PAID_IN_TIME")).toBe("confirmed");
    expect(after("cancelled", "pay", "NOT_PAID_IN_TIME")).toBe("WRONG_STATE");
    expect(after("confirmed", "payLate", "NOT_PAID_IN_TIME")).toBe("WRONG_STATE");
  });
});

describe("the tabs", () => {
  it("hold every state once", () => {
    const tabs = ["upcoming", "past", "preBooking"] as const;
    expect(tabs.flatMap(statesOfTab).toSorted()).toEqual([...bookingStates].toSorted());
    for (const tab of tabs) for (const state of statesOfTab(tab)) expect(tabOf(state)).toBe(tab);
  });

  it("are open until the guests have left, or will not come", () => {
    expect(bookingStates.filter(isOpen)).toEqual(["awaitingPayment", "confirmed", "inHouse"]);
  });
});
