import { expect, it } from "vitest";
import type { Db } from "./connect.ts";
import { shareReads } from "./share-reads.ts";

const db = {} as Db;

/** A read that answers when it is let, with how many were begun before it. */
function slowRead() {
  const begun: { answer: (fails?: boolean) => void }[] = [];
  const look = shareReads(
    (day: string) => day,
    () =>
      new Promise<number>((resolve, reject) => {
        const turn = begun.length;
        begun.push({ answer: (fails) => (fails ? reject(new Error("lost")) : resolve(turn)) });
      }),
  );
  return { begun, look };
}

const soon = () => new Promise<void>((go) => setImmediate(go));

it("shares the next look among all who ask while one is on its way", async () => {
  const { begun, look } = slowRead();
  const answers = [look(db, "a"), look(db, "a"), look(db, "a"), look(db, "b")];
  expect(begun).toHaveLength(2);
  begun[0]?.answer();
  await soon();
  expect(begun).toHaveLength(3);
  begun[1]?.answer();
  begun[2]?.answer();
  expect(await Promise.all(answers)).toEqual([0, 2, 2, 1]);
  void look(db, "a");
  expect(begun).toHaveLength(4);
});

it("tells a failure to those who shared it, and looks again for the others", async () => {
  const { begun, look } = slowRead();
  const [first, second] = [look(db, "a"), look(db, "a")];
  begun[0]?.answer(true);
  await expect(first).rejects.toThrow("lost");
  await soon();
  begun[1]?.answer();
  expect(await second).toBe(1);
});
