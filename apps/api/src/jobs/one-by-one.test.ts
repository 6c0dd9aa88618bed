import { expect, it } from "vitest";
import { oneByOne } from "./one-by-one.ts";

it("does the rest where one fails, and tells at the end of all that failed", async () => {
  const done: number[] = [];
  const act = async (count: number) => {
    if (count % 2 === 0) throw new Error("even");
    done.push(count);
  };
  const nameOf = (count: number) => `number ${count}`;
  await expect(oneByOne([1, 2, 3, 4, 5], { act, nameOf })).rejects.toMatchObject({
    message: "number 2 failed; number 4 failed",
    errors: [{ cause: new Error("even") }, { cause: new Error("even") }],
  });
  expect(done).toEqual([1, 3, 5]);
  await oneByOne([7], { act, nameOf });
});
