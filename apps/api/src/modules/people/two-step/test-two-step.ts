import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { beginTwoStepRoute, confirmTwoStepRoute } from "@pulau/contract/two-step.ts";
import { loadNow } from "../../../db/clock.ts";
import { sql } from "../../../db/orm.ts";
import { Caller } from "../../../races/caller.ts";
import type { Stage } from "../../../races/one-server.ts";
import { createStaff, testPassword } from "../accounts/test-people.ts";
import { codeAt, fromBase32, stepOf } from "./totp.ts";

const every = { read: true, write: true, create: true, delete: true };
export const onlyPassword = { password: testPassword };

/** A member of staff whose role moves money, signed in by password alone. */
export async function cashier(stage: Stage, more: Record<string, typeof every> = {}) {
  const person = await createStaff(stage.base.db, { role: { payments: every, ...more } });
  const logIn = (code?: string, urls = stage.urls) =>
    new Caller(urls).call(staffLoginRoute, {
      body: { email: person.email, password: testPassword, ...(code !== undefined && { code }) },
    });
  const first = await logIn();
  if (!first.ok) throw new Error(first.code);
  return { person, logIn, caller: new Caller(stage.urls, first.value.accessToken) };
}
export type Cashier = Awaited<ReturnType<typeof cashier>>;

/** Their authenticator, set up: its codes, of now or of a step aside. */
export async function setUp(stage: Stage, { caller }: Pick<Cashier, "caller">) {
  const { secret } = await caller.must(beginTwoStepRoute, { body: onlyPassword });
  const code = async (aside = 0) => codeAt(fromBase32(secret), stepOf(await loadNow(stage.base.db)) + aside);
  // The step before, so that the code of now is still to be used.
  const { recoveryCodes } = await caller.must(confirmTwoStepRoute, { body: { code: await code(-1) } });
  return { code, recoveryCodes };
}

/** Forgets which codes were used and how often somebody tried. */
export const forgetTries = (stage: Stage) => stage.base.db.execute(sql`DELETE FROM rate_window`);
