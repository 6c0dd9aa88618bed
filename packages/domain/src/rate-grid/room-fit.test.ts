import { expect, it } from "vitest";
import { unpayableReason } from "./room-fit.ts";

const room = { maxPax: 3, bedTypes: ["single", "twin", "quad"] as const };

it("finds prices at which nobody can share the room", () => {
  expect(unpayableReason({ bedType: "twin" }, room)).toBeNull();
  expect(unpayableReason({ bedType: null }, room)).toBeNull();
  expect(unpayableReason({ bedType: "quad" }, room)).toBe("tooMany");
  expect(unpayableReason({ bedType: "triple" }, room)).toBe("notSold");
});

it("counts the people that a price names one by one, but for infants", () => {
  const family = { adult: { from: 2 }, child: { from: 1 }, infant: { from: 1 } };
  expect(unpayableReason({ bedType: null, occupants: family }, room)).toBeNull();
  expect(unpayableReason({ bedType: null, occupants: { ...family, child: { from: 2 } } }, room)).toBe(
    "tooMany",
  );
});
