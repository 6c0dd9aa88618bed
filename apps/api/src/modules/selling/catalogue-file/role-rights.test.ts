import { roleRecords } from "@pulau/contract/staff-records.ts";
import { everyRight, type Permissions } from "@pulau/domain/access/permissions.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { type FileDesk, openFileDesk } from "./test-desk.ts";

const all = { read: true, write: true, create: true, delete: true };
let stage: Stage;
let owner: FileDesk;
beforeAll(async () => {
  stage = await openStage();
  owner = await openFileDesk(stage, everyRight());
  const { pool } = stage.base;
  await pool.query("INSERT INTO department (name) VALUES ('Jetty'), ('Kitchen')");
  for (const [name, permissions] of Object.entries({ Porter: { rooms: all }, Cashier: { payments: all } }))
    await owner.desk.must(roleRecords.add, { body: { obj: { name, permissions, departments: ["Jetty"] } } });
});
afterAll(() => stage.close());

/** Somebody who may do this with roles, and everything with rooms. */
const clerkWith = (acts: Partial<typeof all>) => {
  const users = { read: true, write: false, create: false, delete: false, ...acts };
  return openFileDesk(stage, { settings: all, rooms: all, users } satisfies Permissions);
};

/** The file with the departments of one role changed. */
async function fileWith(roleName: string, change: "added" | "gone") {
  const { roles = [], departments = [], roleDepartments = [] } = await owner.exported();
  const roleId = roles.find(({ name }) => name === roleName)?.id;
  const departmentId = departments.find(({ name }) => name === "Kitchen")?.id;
  const others = roleDepartments.filter((row) => change === "added" || row.roleId !== roleId);
  const more = change === "added" ? [{ roleId, departmentId }] : [];
  const head = { format: "pulau-catalogue", version: 1 };
  return { ...head, roles, departments, roleDepartments: [...others, ...more] };
}
const rules = (faults: readonly (readonly [string, string])[]) =>
  faults.map(([path, rule]) => `${path.replace(/\d+/, "n")} ${rule}`);

describe("the departments of a role in the catalogue's file", () => {
  it("are changed by nobody who may not change roles, whatever else they may do with them", async () => {
    const clerk = await clerkWith({ create: true, delete: true });
    const right = "catalogue.right";
    expect(rules(await clerk.take(await fileWith("Porter", "added")))).toEqual([
      `roleDepartments.n.roleId ${right}`,
    ]);
    expect(rules(await clerk.take(await fileWith("Porter", "gone")))).toEqual([`roleDepartments ${right}`]);
  });

  it("are changed by whoever may change roles, of those that may no more than they", async () => {
    const clerk = await clerkWith({ write: true });
    for (const change of ["added", "gone"] as const)
      expect(await clerk.take(await fileWith("Cashier", change))).toHaveLength(1);
    for (const change of ["added", "gone"] as const)
      expect(await clerk.take(await fileWith("Porter", change))).toEqual([]);
  });

  it("are the owner's own: no file gives any to a locked role", async () => {
    const { rows } = await stage.base.pool.query(
      "INSERT INTO staff_role (name, permissions, locked) VALUES ('Owner', '{}', true) RETURNING id",
    );
    const file = await fileWith("Cashier", "added");
    const last = file.roleDepartments.at(-1);
    const roleDepartments = [...file.roleDepartments, { ...last, roleId: rows[0].id }];
    const { roles: _, ...without } = file;
    expect(rules(await owner.take({ ...without, roleDepartments }))).toEqual([
      "roleDepartments.n.roleId catalogue.right",
    ]);
  });
});
