import { staffLoginRoute } from "@pulau/contract/staff.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { Permissions } from "../db/schema/staff.ts";
import { createStaff, testPassword } from "../modules/people/accounts/test-people.ts";
import { Caller } from "./caller.ts";
import type { TwoServers } from "./two-servers.ts";

export const all = { read: true, write: true, create: true, delete: true };
export const everything: Permissions = { bookings: all, payments: all, customers: all };
export const lookOnly: Permissions = { bookings: { ...all, write: false, create: false, delete: false } };

/** Somebody of the staff, signed in, with these rights. */
export async function staffCaller(
  arena: Pick<TwoServers, "urls" | "base">,
  role: Permissions = everything,
): Promise<{ desk: Caller; staffId: StaffId }> {
  const person = await createStaff(arena.base.db, { role });
  const desk = new Caller(arena.urls);
  const body = { email: person.email, password: testPassword };
  desk.token = (await desk.must(staffLoginRoute, { body })).accessToken;
  return { desk, staffId: person.id };
}
