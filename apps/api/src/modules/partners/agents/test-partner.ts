import { randomUUID } from "node:crypto";
import { loginRoute } from "@pulau/contract/accounts.ts";
import type { PortalRole } from "@pulau/contract/route.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { only } from "../../../db/factories/words.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { agentContract } from "../../../db/schema/agents.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { Caller } from "../../../races/caller.ts";
import type { Stage } from "../../../races/one-server.ts";
import { loadToday } from "../../ground/resort/public.ts";
import { hashPassword } from "../../people/accounts/public.ts";

const password = "salt wind and coral";
const passwordHash = hashPassword(password).then((made) => (made.ok ? made.value : ""));

export type Partner = {
  readonly accountId: AccountId;
  signIn(role: PortalRole): Promise<Caller>;
  email(role: PortalRole): string;
};

/** An account of some kind with a member in each role. */
export async function makePartner(
  stage: Pick<Stage, "base" | "urls">,
  kind: (typeof account.$inferSelect)["kind"],
  name = "Coral & Co",
): Promise<Partner> {
  const { db } = stage.base;
  const mark = randomUUID();
  const { id: accountId } = only(
    await db.insert(account).values({ kind, name }).returning({ id: account.id }),
  );
  await db.insert(wallet).values({ accountId });
  const email = (role: PortalRole) => `${role}-${mark}@example.test`;
  for (const role of ["admin", "editor", "viewer"] as const) {
    await db
      .insert(member)
      .values({ accountId, name: role, email: email(role), role, passwordHash: await passwordHash });
  }
  const signIn = async (role: PortalRole) => {
    const caller = new Caller(stage.urls);
    caller.token = (await caller.must(loginRoute, { body: { email: email(role), password } })).accessToken;
    return caller;
  };
  return { accountId, signIn, email };
}

/** A contract that is valid from a month ago on; a net rate of a tenth off, paid at once, unless told. */
export async function makeContract(
  db: Db,
  accountId: AccountId,
  given: Partial<typeof agentContract.$inferInsert> = {},
): Promise<string> {
  const today = await loadToday(db, malaysianTime);
  const net = { model: "net", markdown: 1_000, payment: { kind: "payNow" } } as const;
  const made = await db
    .insert(agentContract)
    .values({ ...net, from: addDays(today, -30), ...given, accountId })
    .returning({ id: agentContract.id });
  return only(made).id;
}
