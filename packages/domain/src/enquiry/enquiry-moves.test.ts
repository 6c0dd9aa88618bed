import { describe, expect, it } from "vitest";
import { afterReply, type EnquiryState, enquiryMoves, enquiryStates, moveEnquiry } from "./enquiry-moves.ts";

describe("an enquiry's life", () => {
  it("reaches every state from new, and ends in a booking alone", () => {
    const reached = new Set<EnquiryState>(["new"]);
    for (const state of reached) for (const next of enquiryMoves[state]) reached.add(next);
    expect([...reached].sort()).toEqual([...enquiryStates].sort());
    expect(enquiryStates.filter((state) => enquiryMoves[state].length === 0)).toEqual(["booked"]);
  });

  it.each([
    ["new", "answered", true],
    ["closed", "answered", true],
    ["answered", "answered", true],
    ["answered", "new", false],
    ["booked", "closed", false],
  ] as const)("from %s to %s: %s", (from, to, may) => {
    expect(moveEnquiry(from, to).ok).toBe(may);
  });

  it("is answered by a reply, unless it is booked", () => {
    expect(enquiryStates.map(afterReply)).toEqual(["answered", "answered", "booked", "answered"]);
  });
});
