import { describe, expect, it, vi } from "vitest";
import { CallFailure } from "./call-failure.ts";
import { createCall, faceOf, type Surroundings } from "./client.ts";
import { createSession } from "./session.ts";
import { createSessionExpiry } from "./session-expiry.ts";
import { portalSide } from "./side.ts";

class MemoryStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
}

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const question = faceOf({ method: "GET", path: "/api/thing/:_id", scope: "user" });
const order = { method: "POST", path: "/api/order", scope: "userPortal", idempotent: true } as const;

/** A client whose network answers from a list, in order, and which remembers what was sent. */
function clientWith(...answers: (Response | Error)[]) {
  const sent: { url: string; headers: Record<string, string> }[] = [];
  const storage = new MemoryStorage() as unknown as Storage;
  const session = createSession(portalSide, storage);
  const network = vi.fn(async (url: string, init: RequestInit) => {
    sent.push({ url, headers: init.headers as Record<string, string> });
    const next = answers.shift();
    if (next === undefined || next instanceof Error) throw next ?? new TypeError("no network");
    return next;
  });
  const lapse = createSessionExpiry(session);
  const reached = vi.fn();
  let worksHere = false;
  const surroundings: Surroundings = {
    signInAgain: () => (worksHere ? lapse.wait() : null),
    side: portalSide,
    session,
    tag: () => "zh-CN",
    fetch: network as unknown as typeof fetch,
    sessionOver: vi.fn(),
    reached,
    oneAtATime: (_, act) => act(),
  };
  return {
    call: createCall(surroundings),
    session,
    sent,
    sessionOver: surroundings.sessionOver,
    reached,
    lapse: {
      ...lapse,
      begin: () => {
        worksHere = true;
      },
    },
  };
}
type Given = ReturnType<typeof clientWith>;

const person = { id: "1", name: "Aisyah", profilePicture: null };
const signIn = (session: ReturnType<typeof createSession>, accessToken = "old", record = person) =>
  session.signIn({ accessToken, record, role: "admin", loginMethod: "jwt" });

describe("a call", () => {
  it("fills the path and the query, and says who asks, for what and in which language", async () => {
    const { call, session, sent } = clientWith(answer(200, { ok: 1 }));
    signIn(session);
    const reply = await call(question, { params: { _id: "a/b" }, query: { page: 2, none: null } } as never);
    expect(reply).toEqual({ ok: 1 });
    expect(sent[0]?.url).toBe("/api/thing/a%2Fb?page=2");
    expect(sent[0]?.headers).toMatchObject({
      authorization: "Bearer old",
      "x-api-scope": "user",
      "accept-language": "zh-CN",
    });
  });

  it("renews a spent token once and calls again with the new one", async () => {
    const { call, session, sent } = clientWith(
      answer(401, { code: "NOT_SIGNED_IN" }),
      answer(200, { accessToken: "new" }),
      answer(200, { ok: 1 }),
    );
    signIn(session);
    await call(question, { params: { _id: "1" } } as never);
    expect(sent.map(({ url }) => url)).toEqual(["/api/thing/1", "/api/auth/refresh-token", "/api/thing/1"]);
    expect(sent[2]?.headers.authorization).toBe("Bearer new");
    expect(session.state()?.record).toEqual(person);
  });

  it("reads anew with the token what a member of staff may do", async () => {
    const may = { read: true, write: false, create: false, delete: true };
    const { call, session } = clientWith(
      answer(401, { code: "NOT_SIGNED_IN" }),
      answer(200, { accessToken: "new", userData: { permissions: { payments: may }, looksAs: "Driver" } }),
      answer(200, { ok: 1 }),
    );
    session.signIn({
      accessToken: "old",
      record: person,
      role: "staff",
      loginMethod: "jwt",
    });
    session.renew("old", { permissions: { wallets: { read: true } }, looksAs: null });
    await call(question, { params: { _id: "1" } } as never);
    expect(session.state()).toMatchObject({
      rights: ["payments:read", "payments:delete"],
      looksAs: "Driver",
    });
  });

  it("does not renew again what another tab has renewed meanwhile", async () => {
    const { call, session, sent } = clientWith(answer(401, {}), answer(200, {}));
    signIn(session);
    const reply = call(question, { params: { _id: "1" } } as never);
    signIn(session, "from another tab");
    await reply;
    expect(sent.map(({ url }) => url)).toEqual(["/api/thing/1", "/api/thing/1"]);
  });

  it("keeps the token when only a password was wrong", async () => {
    const { call, session, sent } = clientWith(answer(401, { code: "BAD_CREDENTIALS" }));
    signIn(session);
    await expect(call(question, { params: { _id: "1" } } as never)).rejects.toMatchObject({
      code: "BAD_CREDENTIALS",
    });
    expect(sent).toHaveLength(1);
    expect(session.state()).not.toBeNull();
  });

  it("signs out when the session is over", async () => {
    const { call, session, sessionOver } = clientWith(
      answer(401, { code: "NOT_SIGNED_IN" }),
      answer(401, {}),
    );
    signIn(session);
    await expect(call(question, { params: { _id: "1" } } as never)).rejects.toMatchObject({
      code: "NOT_SIGNED_IN",
    });
    expect(session.state()).toBeNull();
    expect(sessionOver).toHaveBeenCalledOnce();
  });

  it("waits where its side signs in over the page, and goes on with the same key as soon as that was done", async () => {
    const { call, session, sent, lapse, sessionOver } = clientWith(
      answer(401, { code: "NOT_SIGNED_IN" }),
      answer(401, {}),
      answer(201, { _id: "1" }),
    );
    signIn(session);
    lapse.begin();
    const saving = call(order, { body: {} } as never);
    await vi.waitFor(() => expect(lapse.over()).toBe(true));
    expect(session.state()?.record).toEqual(person);
    signIn(session, "new");
    await expect(saving).resolves.toEqual({ _id: "1" });
    expect(lapse.over()).toBe(false);
    expect(sent[2]?.headers).toMatchObject({
      authorization: "Bearer new",
      "idempotency-key": sent[0]?.headers["idempotency-key"],
    });
    expect(sessionOver).not.toHaveBeenCalled();
  });

  it.each([
    ["nobody signs in again", (given: Given) => given.lapse.giveUp()],
    ["somebody else does", ({ session }: Given) => signIn(session, "theirs", { ...person, id: "2" })],
  ])("is not made again when %s", async (_, act) => {
    const given = clientWith(answer(401, { code: "NOT_SIGNED_IN" }), answer(401, {}));
    signIn(given.session);
    given.lapse.begin();
    const saving = given.call(order, { body: {} } as never);
    await vi.waitFor(() => expect(given.lapse.over()).toBe(true));
    act(given);
    await expect(saving).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
    expect(given.sent).toHaveLength(2);
  });

  it("tells a sign-in that asks for a second step from a session that is over", async () => {
    const { call, session, sent } = clientWith(answer(401, { code: "TWO_STEP_NEEDED" }));
    signIn(session);
    await expect(call(question, { params: { _id: "1" } } as never)).rejects.toMatchObject({
      code: "TWO_STEP_NEEDED",
    });
    expect(sent).toHaveLength(1);
  });

  it("begins an anonymous visit before the first thing that needs an owner, and sends a key with it", async () => {
    const { call, sent } = clientWith(answer(201, { guestToken: "visitor" }), answer(201, { _id: "1" }));
    await call(order, { body: {} } as never);
    expect(sent.map(({ url }) => url)).toEqual(["/api/auth/guest-session", "/api/order"]);
    expect(sent[1]?.headers.authorization).toBe("Bearer visitor");
    expect(sent[1]?.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("throws what the problem document says", async () => {
    const problem = { code: "SOLD_OUT", requestId: "r-1", facts: { left: 0 }, fields: [] };
    const { call } = clientWith(answer(409, problem));
    await expect(call(question, { params: { _id: "1" } } as never)).rejects.toMatchObject(problem);
  });

  it("calls it offline when no answer comes", async () => {
    const { call } = clientWith(new TypeError("failed"));
    const failure = await call(question, { params: { _id: "1" } } as never).catch(
      (thrown: unknown) => thrown,
    );
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ code: "OFFLINE", requestId: null });
  });

  it("says that no answer came, and that one came again", async () => {
    const { call, reached } = clientWith(new TypeError("failed"), answer(200, {}));
    await call(question, { params: { _id: "1" } } as never).catch(() => undefined);
    await call(question, { params: { _id: "1" } } as never);
    expect(vi.mocked(reached).mock.calls).toEqual([[false], [true]]);
  });

  it("calls it offline when a visit can’t begin", async () => {
    const { call } = clientWith(new TypeError("failed"));
    await expect(call(order, { body: {} } as never)).rejects.toMatchObject({ code: "OFFLINE" });
  });

  it("calls it offline when a token can’t be renewed", async () => {
    const { call, session } = clientWith(answer(401, { code: "NOT_SIGNED_IN" }), new TypeError("failed"));
    signIn(session);
    await expect(call(question, { params: { _id: "1" } } as never)).rejects.toMatchObject({
      code: "OFFLINE",
    });
    expect(session.token()).toBe("old");
  });
});

describe("a session", () => {
  it("clears only its own side", () => {
    const storage = new MemoryStorage();
    storage.setItem("pulau.staff.accessToken", "theirs");
    const session = createSession(portalSide, storage as unknown as Storage);
    signIn(session);
    session.signOut();
    expect([...storage.values.keys()]).toEqual(["pulau.staff.accessToken"]);
  });
});
