import { chargeRoute } from "@pulau/contract/till.ts";
import { expect, it } from "vitest";
import { pointOn, withPoint } from "./signature.ts";

const box = { left: 10, top: 20, width: 160, height: 60 };

it("is drawn in the field's own units, and never beside it", () => {
  expect(pointOn(box, { clientX: 90, clientY: 50 })).toEqual([160, 60]);
  expect(pointOn(box, { clientX: -50, clientY: 500 })).toEqual([0, 120]);
});

it("is strokes that the call takes", () => {
  let path = withPoint("", [20, 60], true);
  path = withPoint(path, [20, 60], false);
  path = withPoint(path, [80, 30], false);
  path = withPoint(path, [5, 5], true);
  expect(path).toBe("M20 60L80 30M5 5");
  const { signature } = chargeRoute.body.shape;
  expect(signature.safeParse(path).success).toBe(true);
  for (let x = 0; x < 20_000; x++) path = withPoint(path, [x % 320, x % 120], false);
  expect(signature.safeParse(path).success).toBe(true);
});
