import { expect, it } from "vitest";
import { coalesce } from "./coalesce.ts";

it("does once more what is asked for while it is done, however often, and begins anew afterwards", async () => {
  let begun = 0;
  let over = 0;
  const look = coalesce(async () => {
    begun += 1;
    expect(begun - over).toBe(1);
    await new Promise((done) => setTimeout(done, 5));
    over += 1;
  });
  await Promise.all([look(), look(), look()]);
  expect([begun, over]).toEqual([2, 2]);
  await look();
  expect([begun, over]).toEqual([3, 3]);
});
