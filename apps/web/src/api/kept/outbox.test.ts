import { describe, expect, it } from "vitest";
import { CallFailure } from "../call-failure.ts";
import type { Call } from "../client.ts";
import { createQueries } from "../queries.ts";
import { memoryDatabase } from "./database.ts";
import { forgetAnswers, keepAnswers, recallAnswers } from "./kept-answers.ts";
import { type ActKind, createOutbox, type KeptAct } from "./outbox.ts";

const face = { method: "POST", path: "/tick", scope: "staff" } as never;
const list = { method: "GET", path: "/list", scope: "staff" } as never;
const day = "2026-06-12";

const act = (id: string, more: Partial<KeptAct> = {}): KeptAct => ({
  id,
  kind: "tick",
  list: "boat",
  owner: "aini",
  day,
  madeAt: Number(id),
  sentAt: null,
  params: {},
  body: { id },
  names: [`Guest ${id}`],
  ...more,
});

/** A device with its person, and a server that may be out of reach and remembers each key once. */
function device(database = memoryDatabase()) {
  const world = {
    reached: true,
    owner: "aini",
    today: day as typeof day | "2026-06-13",
    lists: 0,
    listFails: false,
    /** The act during whose call its person goes. */
    leavesWith: "",
  };
  const had: string[] = [];
  const photos: string[] = [];
  const refusing = new Map<string, CallFailure>();
  const call = (async (
    { path }: { path: string },
    { body, file }: { body?: { id: string }; file?: Blob },
  ) => {
    if (!world.reached) throw new CallFailure("OFFLINE");
    if (path === "/list" && world.listFails) throw new CallFailure("UNEXPECTED");
    if (path === "/list") return ++world.lists;
    const id = body?.id ?? "";
    const failure = refusing.get(id);
    if (failure) throw failure;
    had.push(id);
    if (id === world.leavesWith) world.owner = "bala";
    if (file) photos.push(await file.text());
    return { isLate: id === "9" };
  }) as unknown as Call;
  const kind: ActKind = {
    face,
    shownBy: () => [list, {}],
    answered: (of, { isLate }: { isLate: boolean }) =>
      isLate ? { outcomes: [{ ...of, id: `${of.id} told`, facts: "a colleague was first" }] } : {},
    refused: (of, { code }) =>
      of.id === "7"
        ? { instead: [act("71", { body: { id: "71" } }), act("72", { body: { id: "72" } })] }
        : { outcomes: [{ ...of, id: `${of.id} refused`, facts: code }] },
  };
  const queries = createQueries();
  const around = {
    database,
    queries,
    call,
    owner: () => world.owner,
    today: () => world.today,
    oneAtATime: <T>(_: string, run: () => Promise<T>) => run(),
  };
  return {
    world,
    had,
    photos,
    refusing,
    database,
    queries,
    around,
    outbox: createOutbox(around, { tick: kind }),
  };
}

const waiting = ({ outbox }: ReturnType<typeof device>) =>
  outbox.kept().acts.flatMap(({ id, sentAt }) => (sentAt === null ? [id] : []));

describe("acts of a device", () => {
  it("wait while nobody answers, outlive the page, and are sent in their order once somebody does", async () => {
    const first = device();
    first.world.reached = false;
    for (const id of ["2", "1", "3"]) expect(await first.outbox.send(act(id))).toBeNull();
    expect(waiting(first)).toEqual(["1", "2", "3"]);

    const reloaded = device(first.database);
    await reloaded.outbox.read();
    expect(waiting(reloaded)).toEqual(["1", "2", "3"]);
    await reloaded.outbox.flush();
    expect(reloaded.had).toEqual(["1", "2", "3"]);
    expect(reloaded.outbox.kept().acts).toEqual([]);
    expect(reloaded.world.lists).toBe(1);
  });

  it("wait for the act that they follow, and are sent after it with their photo", async () => {
    const of = device();
    of.refusing.set("1", new CallFailure("UNEXPECTED"));
    await of.outbox.send(act("1"));
    await of.outbox.send(act("2", { follows: "1", file: new Blob(["photo"]) }));
    await of.outbox.send(act("3"));
    expect(of.had).toEqual(["3"]);
    expect(waiting(of)).toEqual(["1", "2"]);
    of.refusing.clear();
    await of.outbox.flush();
    expect(of.had).toEqual(["3", "1", "2"]);
    expect(of.photos).toEqual(["photo"]);
  });

  it("stay on the list until the server's own list was read anew", async () => {
    const of = device();
    const answer = of.around.call;
    let lists = false;
    const outbox = createOutbox(
      {
        ...of.around,
        call: ((route: { path: string }, sent: object) =>
          route.path === "/list" && !lists
            ? Promise.reject(new CallFailure("OFFLINE"))
            : answer(route as never, sent as never)) as unknown as Call,
      },
      { tick: { face, shownBy: () => [list, {}], answered: () => ({}), refused: () => ({}) } },
    );
    await outbox.send(act("1"));
    expect(outbox.kept().acts).toMatchObject([{ id: "1", sentAt: expect.any(Number) }]);
    lists = true;
    await outbox.flush();
    expect(of.had).toEqual(["1"]);
    expect(outbox.kept().acts).toEqual([]);
  });

  it("are told of later where nobody was there to hear it, and at once to who waits", async () => {
    const of = device();
    expect(await of.outbox.send(act("9"))).toEqual({ reply: { isLate: true } });
    expect(of.outbox.kept().outcomes).toEqual([]);
    of.world.reached = false;
    await of.outbox.send(act("9"));
    of.refusing.set("8", new CallFailure("WRONG_STATE"));
    await of.outbox.send(act("8"));
    of.world.reached = true;
    await of.outbox.flush();
    const outcomes = of.outbox.kept().outcomes;
    expect(outcomes.map(({ facts }) => facts)).toEqual(["WRONG_STATE", "a colleague was first"]);
    for (const outcome of outcomes) await of.outbox.dismiss(outcome);
    expect(of.outbox.kept().outcomes).toEqual([]);
  });

  it("hold up no other when one is refused, and several may take the place of one", async () => {
    const of = device();
    of.world.reached = false;
    for (const id of ["7", "8"]) await of.outbox.send(act(id));
    of.refusing.set("7", new CallFailure("NOT_FOUND"));
    of.refusing.set("72", new CallFailure("NOT_FOUND"));
    of.world.reached = true;
    await of.outbox.flush();
    expect(of.had).toEqual(["8", "71"]);
    expect(of.outbox.kept().outcomes).toMatchObject([{ id: "72 refused" }]);
  });

  it("of somebody else are not sent in this person's name, and keep no guest's name when they leave or the day is over", async () => {
    const of = device();
    of.world.reached = false;
    await of.outbox.send(act("1"));
    await of.outbox.forget();
    of.world.owner = "bala";
    of.world.reached = true;
    await of.outbox.flush();
    expect(of.had).toEqual([]);
    expect(await of.database.all("acts")).toMatchObject([{ id: "1", names: [] }]);
    of.world.owner = "aini";
    await of.outbox.flush();
    expect(of.had).toEqual(["1"]);

    of.world.reached = false;
    await of.outbox.send(act("2"));
    of.world.today = "2026-06-13";
    await of.outbox.read();
    expect(await of.database.all("acts")).toMatchObject([{ id: "2", names: [] }]);
  });
});

describe("acts of who goes, and photos", () => {
  it("leave nothing behind that the server has, also where its answer comes after they have gone", async () => {
    const of = device();
    of.world.listFails = true;
    await of.outbox.send(act("1"));
    expect(await of.database.all("acts")).toMatchObject([{ id: "1", sentAt: expect.any(Number) }]);
    await of.outbox.forget();
    expect(await of.database.all("acts")).toEqual([]);
    of.world.leavesWith = "2";
    await of.outbox.send(act("2"));
    expect(of.had).toEqual(["1", "2"]);
    expect(await of.database.all("acts")).toEqual([]);
  });

  it("that are too many for an hour hold up no act without one", async () => {
    const of = device();
    of.world.reached = false;
    await of.outbox.send(act("1", { file: new Blob(["first"]) }));
    await of.outbox.send(act("2", { file: new Blob(["second"]) }));
    await of.outbox.send(act("3"));
    of.world.reached = true;
    of.refusing.set("1", new CallFailure("TOO_MANY_REQUESTS"));
    await of.outbox.flush();
    expect(of.had).toEqual(["3"]);
    of.refusing.clear();
    await of.outbox.flush();
    expect(of.had).toEqual(["3", "1", "2"]);
  });
});

describe("answers of a device", () => {
  const key = ["GET", "/list", {}] as const;
  const kept = async ({ queries, around }: ReturnType<typeof device>) => {
    keepAnswers(around, {
      "/list": (reply) => ({ reply, day }),
      "/resort": (reply) => ({ reply, day: null }),
    });
    for (const path of ["/list", "/resort", "/other"])
      await queries.fetchQuery({ queryKey: ["GET", path, {}], queryFn: async () => path });
  };
  const recalled = async (of: ReturnType<typeof device>) => {
    const next = createQueries();
    await recallAnswers({ ...of.around, queries: next });
    return ["/list", "/resort", "/other"].map((path) => next.getQueryData(["GET", path, {}]) ?? null);
  };

  it("are there again with their age, and those that are not to be kept are not", async () => {
    const of = device();
    await kept(of);
    expect(await recalled(of)).toEqual(["/list", "/resort", null]);
    const next = createQueries();
    await recallAnswers({ ...of.around, queries: next });
    expect(next.getQueryState(key)?.dataUpdatedAt).toBe(of.queries.getQueryState(key)?.dataUpdatedAt);
  });

  it("are gone for another person, after their day, and when their person signs out", async () => {
    for (const change of [
      (of: ReturnType<typeof device>) => Object.assign(of.world, { owner: "bala" }),
      (of: ReturnType<typeof device>) => Object.assign(of.world, { today: "2026-06-13" }),
      (of: ReturnType<typeof device>) => forgetAnswers(of.database),
    ]) {
      const of = device();
      await kept(of);
      await change(of);
      expect(await recalled(of)).toEqual([null, "/resort", null]);
      expect(await of.database.all("answers")).toHaveLength(1);
    }
  });
});
