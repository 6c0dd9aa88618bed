import { loginRoute } from "@pulau/contract/accounts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { staffLoginRoute } from "@pulau/contract/staff.ts";
import { createSession, type Session } from "../../apps/web/src/api/session.ts";
import { portalSide, type Side } from "../../apps/web/src/api/side.ts";
import { staffSide } from "../../apps/web/src/api/staff-side.ts";
import { expect, type Page } from "./test.ts";

/** A page of the server's that holds no script: there a browser's storage can be filled before any page reads it. */
const barePage = "/health/live";

type Person = { readonly email: string; readonly password: string };

/** Sends the call of a log-in page from the browser, so that it gets the cookie, and gives back what was answered. */
async function send<T>(page: Page, path: string, person: Person): Promise<T> {
  await page.goto(barePage);
  const { status, text } = await page.evaluate(
    async ([to, body]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(to, { method: "POST", headers, body });
      return { status: answer.status, text: await answer.text() };
    },
    [path, JSON.stringify(person)] as const,
  );
  expect(status, text).toBe(200);
  return JSON.parse(text) as T;
}

/** Keeps a session in the browser as the pages themselves do. */
async function keep(page: Page, side: Side, fill: (session: Session) => void): Promise<void> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
  fill(createSession(side, storage));
  await page.evaluate(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    [...kept],
  );
}

/** Signs a guest, an agency or an influencer in without their log-in page, which has journeys of its own. */
export async function signInAtPortal(page: Page, person: Person): Promise<void> {
  const { user, accessToken } = await send<Reply<typeof loginRoute>>(page, loginRoute.path, person);
  const record = { id: user.id, name: user.name, profilePicture: user.profilePicture?.url ?? null };
  const { role, accountKind } = user;
  await keep(page, portalSide, (session) =>
    session.signIn({ accessToken, record, role, loginMethod: "jwt", accountKind }),
  );
}

/** Signs a member of staff in without the log-in page. */
export async function signInAsStaff(page: Page, person: Person): Promise<void> {
  const { user, accessToken } = await send<Reply<typeof staffLoginRoute>>(page, staffLoginRoute.path, person);
  const record = { id: user.id, name: user.name, profilePicture: user.avatar || null };
  await keep(page, staffSide, (session) => {
    session.signIn({ accessToken, record, role: user.role, loginMethod: "jwt" });
    session.renew(accessToken, user);
  });
}

/** What a call of the member of staff who is signed in there carries. */
export const rightsOf = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("pulau.staff.accessToken"))}`,
  "x-api-scope": "staff",
});
