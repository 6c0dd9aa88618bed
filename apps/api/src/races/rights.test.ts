import { loginRoute } from "@pulau/contract/accounts.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMember, createStaff, testPassword } from "../modules/people/accounts/test-people.ts";
import { Caller } from "./caller.ts";
import { nameOf, sendExample } from "./every-call.ts";
import { memberWithWallet } from "./members.ts";
import { openStage, type Stage } from "./one-server.ts";

// Rights of every mounted call, taken from the routes themselves: a new call is in here by being mounted.

let stage: Stage;
let app: FastifyInstance;
let routes: readonly RouteDefinition[];
let owner: Caller;
let viewer: Caller;
let powerless: Caller;

beforeAll(async () => {
  stage = await openStage({ rooms: { standard: 20 }, days: 90 });
  app = stage.app;
  routes = app.mounting.routes;
  owner = (await memberWithWallet(stage, 100_000_00)).member;
  viewer = await viewerOfAnAccount();
  powerless = await staffWithoutRights();
});
afterAll(() => stage.close());

async function viewerOfAnAccount(): Promise<Caller> {
  const person = await createMember(stage.base.db, { role: "viewer" });
  const caller = new Caller(stage.urls);
  const { accessToken } = await caller.must(loginRoute, {
    body: { email: person.email, password: testPassword },
  });
  caller.token = accessToken;
  return caller;
}

async function staffWithoutRights(): Promise<Caller> {
  const person = await createStaff(stage.base.db, {});
  const caller = new Caller(stage.urls);
  const { accessToken } = await caller.must(staffLoginRoute, {
    body: { email: person.email, password: testPassword },
  });
  caller.token = accessToken;
  return caller;
}

const signedIn = () => routes.filter(({ scope }) => scope !== "none");
const send = (route: RouteDefinition, caller: Pick<Caller, "token"> | null) =>
  sendExample(app, route, caller);

async function statusesOf(
  which: readonly RouteDefinition[],
  call: (route: RouteDefinition) => Promise<{ readonly statusCode: number }>,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const route of which) found[nameOf(route)] = (await call(route)).statusCode;
  return found;
}
const others = (found: Record<string, number>, ...fine: number[]) =>
  Object.entries(found).filter(([, status]) => !fine.includes(status));

describe("every call that is not for everybody", () => {
  it("answers 401 to somebody without a token", async () => {
    expect(signedIn().length).toBeGreaterThan(40);
    const found = await statusesOf(signedIn(), (route) => send(route, null));
    expect(others(found, 401)).toEqual([]);
  });

  it("opens no staff call to a portal token, and no portal call to a staff token", async () => {
    const found = await statusesOf(signedIn(), (route) =>
      send(route, route.scope === "staff" ? owner : powerless),
    );
    expect(others(found, 401, 403)).toEqual([]);
  });

  it("answers 403 to staff whose matrix does not permit it", async () => {
    const limited = routes.filter(({ scope, permission }) => scope === "staff" && permission);
    const found = await statusesOf(limited, (route) => send(route, powerless));
    expect(others(found, 403)).toEqual([]);
  });

  it("answers 403 to a viewer where only others may", async () => {
    const limited = routes.filter(
      ({ roles, scope }) => scope !== "staff" && roles && !roles.includes("viewer"),
    );
    const found = await statusesOf(limited, (route) => send(route, viewer));
    expect(others(found, 403)).toEqual([]);
  });

  it("is for agencies where it says so", async () => {
    const agents = routes.filter(({ scope }) => scope === "agent");
    const found = await statusesOf(agents, (route) => send(route, owner));
    expect(others(found, 403)).toEqual([]);
  });
});
