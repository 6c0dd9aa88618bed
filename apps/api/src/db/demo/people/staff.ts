import {
  type Act,
  acts,
  type Permissions,
  type Resource,
  resources,
} from "@pulau/domain/access/permissions.ts";

type Matrix = { readonly [R in Resource]?: readonly Act[] };

const matrix = (given: Matrix): Permissions =>
  Object.fromEntries(
    resources.map((resource) => [
      resource,
      {
        read: given[resource]?.includes("read") ?? false,
        write: given[resource]?.includes("write") ?? false,
        create: given[resource]?.includes("create") ?? false,
        delete: given[resource]?.includes("delete") ?? false,
      },
    ]),
  );

const everything: Matrix = Object.fromEntries(resources.map((resource) => [resource, acts]));
const look = ["read"] as const;
const edit = ["read", "write"] as const;
const make = ["read", "write", "create"] as const;

const supervisor: Matrix = {
  ...{ users: look, posts: edit, comments: make, bookings: acts, rooms: edit, rates: look, boats: make },
  ...{ payments: make, wallets: look, customers: make, reports: look },
};
const desk: Matrix = {
  ...{
    comments: look,
    bookings: acts,
    rooms: edit,
    rates: look,
    boats: edit,
    payments: make,
    customers: make,
  },
};
const water: Matrix = { bookings: look, boats: look, customers: look };

/** The roles of the house with what each may do. The last three are people outside it. */
export const demoStaffRoles = [
  { name: "Administrator", desc: "May do everything.", permissions: matrix(everything) },
  { name: "Supervisor", desc: "Runs a shift.", permissions: matrix(supervisor) },
  {
    name: "Manager",
    desc: "Runs the resort; leaves settings, users and the security log to administrators.",
    permissions: matrix({ ...everything, users: edit, settings: look, security: [] }),
  },
  { name: "Staff", desc: "Front desk and guest relations.", permissions: matrix(desk) },
  { name: "Driver", desc: "Vans and jetties: reads lists.", permissions: matrix(water) },
  { name: "Diving Instructor", desc: "Courses and guided dives.", permissions: matrix(water) },
  { name: "Diving Master", desc: "Runs the dive centre.", permissions: matrix({ ...water, boats: edit }) },
  { name: "Customer", desc: "A guest; nothing on the staff side.", permissions: matrix({}) },
  { name: "Travel Agent Admin", desc: "Owner of an agency; portal only.", permissions: matrix({}) },
  { name: "Travel Agent Staff", desc: "Books for an agency; portal only.", permissions: matrix({}) },
] as const;

type RoleName = (typeof demoStaffRoles)[number]["name"];

export const demoStaff: readonly {
  readonly username: string;
  readonly name: string;
  readonly role: "admin" | "staff" | "user";
  readonly roleName: RoleName;
}[] = [
  { username: "admin", name: "Farah Idris", role: "admin", roleName: "Administrator" },
  { username: "manager", name: "Suresh Pillai", role: "staff", roleName: "Manager" },
  { username: "frontdesk", name: "Nadia Salleh", role: "staff", roleName: "Staff" },
  { username: "driver", name: "Wan Azlan", role: "user", roleName: "Driver" },
];
