import { BookingJson } from "@pulau/contract/drafts.ts";
import { expect, test } from "vitest";
import type { DraftAnswer } from "../calls.ts";
import { createDraftQueue } from "./draft-queue.ts";
import type { UnsavedCopy } from "./unsaved-copy.ts";

const empty = BookingJson.parse({});
const answerOf = (json: BookingJson, version: number): DraftAnswer => ({
  _id: "0199a0a0-0000-7000-8000-000000000001",
  json,
  version,
  updatedAt: `2026-11-21T10:00:0${version}+08:00`,
  holdId: null,
  bookingId: null,
});

/** A server that answers when told to, timers that run when told to, and a device's memory. */
function bench(kept: UnsavedCopy | null = null, first = answerOf(empty, 1)) {
  const sent: BookingJson[] = [];
  const waiting: { take: () => void; drop: (failure: unknown) => void }[] = [];
  const timers: { ms: number; act: () => void }[] = [];
  const memory: { copy: UnsavedCopy | null; newest: DraftAnswer | null; meanwhile: () => void } = {
    copy: kept,
    newest: null,
    meanwhile: () => undefined,
  };
  const draws: (() => void)[] = [];
  const queue = createDraftQueue({
    first,
    afterDrawing: () => new Promise((done) => void draws.push(done)),
    copies: {
      read: () => memory.copy,
      keep: (copy) => {
        memory.copy = copy;
      },
      forget: () => {
        memory.copy = null;
      },
    },
    save: (json) =>
      new Promise((resolve, reject) => {
        sent.push(json);
        waiting.push({ take: () => resolve(answerOf(json, sent.length + 1)), drop: reject });
      }),
    newest: async () => {
      memory.meanwhile();
      return memory.newest ?? first;
    },
    isStale: (failure) => failure === "stale",
    mayPass: (failure) => failure === "offline",
    after: (ms, act) => {
      const timer = { ms, act };
      timers.push(timer);
      return () => {
        timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      };
    },
  });
  const settle = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  const draw = async () => {
    for (const done of draws.splice(0)) done();
    await settle();
  };
  return { queue, sent, waiting, timers, memory, settle, draw };
}

test("what is typed is in the draft and on the device at once, and told when its letter has been drawn", async () => {
  const { queue, memory, timers, draw } = bench();
  let news = 0;
  queue.subscribe(() => {
    news += 1;
  });
  queue.type({ specialRequest: "A cot" });
  expect(queue.state().json).toMatchObject({ specialRequest: "A cot" });
  expect(memory.copy?.json).toMatchObject({ specialRequest: "A cot" });
  expect(timers).toHaveLength(1);
  expect(news).toBe(0);
  await draw();
  expect(news).toBe(1);
});

test("changes of one moment travel in one save", async () => {
  const { queue, sent, waiting, timers, memory, settle } = bench();
  queue.edit({ specialRequest: "a" });
  queue.edit({ specialRequest: "ab" });
  expect(timers).toHaveLength(1);
  expect(memory.copy?.json.specialRequest).toBe("ab");
  timers[0]?.act();
  waiting[0]?.take();
  await settle();
  expect(sent.map((json) => json.specialRequest)).toEqual(["ab"]);
  expect(queue.state().status).toBe("saved");
  expect(memory.copy).toBeNull();
});

test("what is typed during a save follows it, one save at a time", async () => {
  const { queue, sent, waiting, settle } = bench();
  queue.edit({ specialRequest: "first" });
  const done = queue.flush();
  queue.edit({ specialRequest: "second" });
  expect(sent).toHaveLength(1);
  waiting[0]?.take();
  await settle();
  expect(queue.state().status).toBe("saving");
  waiting[1]?.take();
  await done;
  expect(sent.map((json) => json.specialRequest)).toEqual(["first", "second"]);
  expect(queue.state().status).toBe("saved");
});

test("without a network the typing stays on the device and is tried again, less and less often", async () => {
  const { queue, sent, waiting, timers, memory, settle } = bench();
  queue.edit({ specialRequest: "kept" });
  await expect(Promise.all([queue.flush(), Promise.resolve(waiting[0]?.drop("offline"))])).rejects.toBe(
    "offline",
  );
  expect(queue.state().status).toBe("offline");
  expect(memory.copy?.json.specialRequest).toBe("kept");
  expect(timers.at(-1)?.ms).toBe(2_000);
  timers.at(-1)?.act();
  waiting[1]?.drop("offline");
  await settle();
  expect(timers.at(-1)?.ms).toBe(4_000);
  timers.at(-1)?.act();
  waiting[2]?.take();
  await settle();
  expect(sent).toHaveLength(3);
  expect(queue.state().status).toBe("saved");
});

test("a refusal is not tried again by itself", async () => {
  const { queue, waiting, timers } = bench();
  queue.edit({ specialRequest: "late" });
  const done = queue.flush();
  waiting[0]?.drop("WRONG_STATE");
  await expect(done).rejects.toBe("WRONG_STATE");
  expect(queue.state().status).toBe("refused");
  expect(timers).toHaveLength(0);
});

test("typing that a reload interrupted goes on from the device", () => {
  const { queue, timers } = bench({ json: { ...empty, specialRequest: "typed" }, baseVersion: 1 });
  expect(queue.state().json.specialRequest).toBe("typed");
  expect(queue.state().status).toBe("waiting");
  expect(timers).toHaveLength(1);
});

test("a copy older than what another device saved gives way", () => {
  const { queue, memory } = bench(
    { json: { ...empty, specialRequest: "old" }, baseVersion: 1 },
    answerOf({ ...empty, specialRequest: "new" }, 2),
  );
  expect(queue.state().json.specialRequest).toBe("new");
  expect(memory.copy).toBeNull();
});

test("another tab's save is taken over only when nothing typed here is on its way", () => {
  const { queue } = bench();
  queue.adopt(answerOf({ ...empty, specialRequest: "theirs" }, 2));
  expect(queue.state().json.specialRequest).toBe("theirs");
  queue.edit({ specialRequest: "mine" });
  queue.adopt(answerOf({ ...empty, specialRequest: "theirs again" }, 3));
  expect(queue.state().json.specialRequest).toBe("mine");
});

test("what another device saved meanwhile stays, and what was typed here goes over it", async () => {
  const { queue, sent, waiting, memory, settle } = bench();
  queue.edit({ specialRequest: "mine" });
  const done = queue.flush();
  memory.newest = answerOf({ ...empty, nights: 3 }, 5);
  waiting[0]?.drop("stale");
  await settle();
  waiting[1]?.take();
  await done;
  expect(sent.at(-1)).toMatchObject({ specialRequest: "mine", nights: 3 });
  expect(queue.state()).toMatchObject({ status: "saved", rival: null, round: 1 });
});

test("what is typed while another device's save is read is not lost", async () => {
  const { queue, sent, waiting, memory, settle } = bench();
  queue.edit({ specialRequest: "mine" });
  const done = queue.flush();
  memory.newest = answerOf({ ...empty, nights: 3 }, 5);
  memory.meanwhile = () => queue.edit({ specialRequest: "mine, and more" });
  waiting[0]?.drop("stale");
  await settle();
  waiting[1]?.take();
  await done;
  expect(sent.at(-1)).toMatchObject({ specialRequest: "mine, and more", nights: 3 });
});

test("what both answered each in their own way is asked about, and either can be taken", async () => {
  const { queue, sent, waiting, memory, settle } = bench();
  queue.edit({ specialRequest: "mine" });
  const done = queue.flush();
  memory.newest = answerOf({ ...empty, specialRequest: "theirs" }, 5);
  waiting[0]?.drop("stale");
  await settle();
  waiting[1]?.take();
  await done;
  expect(sent.at(-1)?.specialRequest).toBe("mine");
  expect(queue.state().rival?.both).toEqual(["specialRequest"]);
  queue.settle("theirs");
  expect(queue.state()).toMatchObject({ rival: null, status: "waiting" });
  expect(queue.state().json.specialRequest).toBe("theirs");
});

test("typing that a reload interrupted goes over what another device saved since", () => {
  const { queue } = bench(
    { json: { ...empty, specialRequest: "typed" }, baseVersion: 1, base: empty },
    answerOf({ ...empty, nights: 2 }, 2),
  );
  expect(queue.state().json).toMatchObject({ specialRequest: "typed", nights: 2 });
  expect(queue.state().status).toBe("waiting");
});
