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

/** Where people work. Their ids are given: what else the demo draws stays as it was. */
export const demoDepartments = [
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2a01",
    name: "Management",
    desc: "Runs the resort.",
    activeStatus: true,
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2a02",
    name: "Front office",
    desc: "Reservations, reception and guest relations.",
    activeStatus: true,
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2a03",
    name: "Dive centre",
    desc: "Courses, guided dives and the compressor.",
    activeStatus: true,
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2a04",
    name: "Transport",
    desc: "Vans and jetties.",
    activeStatus: true,
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2a05",
    name: "Sales office",
    desc: "Closed; agencies book for themselves.",
    activeStatus: false,
  },
] as const;
export type DepartmentName = (typeof demoDepartments)[number]["name"];

/** The roles of the house with what each may do. The last three are people outside it. */
export const demoStaffRoles = [
  {
    name: "Administrator",
    departments: ["Management"],
    desc: "May do everything.",
    permissions: matrix(everything),
    locked: true,
  },
  {
    name: "Supervisor",
    departments: ["Front office"],
    desc: "Runs a shift.",
    permissions: matrix(supervisor),
  },
  {
    name: "Manager",
    departments: ["Management"],
    desc: "Runs the resort; leaves settings, users and the security log to administrators.",
    permissions: matrix({ ...everything, users: edit, settings: look, security: [] }),
  },
  {
    name: "Staff",
    departments: ["Front office"],
    desc: "Front desk and guest relations.",
    permissions: matrix(desk),
  },
  {
    name: "Driver",
    departments: ["Transport"],
    desc: "Vans and jetties: reads lists.",
    permissions: matrix(water),
  },
  {
    name: "Diving Instructor",
    departments: ["Dive centre"],
    desc: "Courses and guided dives.",
    permissions: matrix(water),
  },
  {
    name: "Diving Master",
    departments: ["Dive centre"],
    desc: "Runs the dive centre.",
    permissions: matrix({ ...water, boats: edit }),
  },
  { name: "Customer", departments: [], desc: "A guest; nothing on the staff side.", permissions: matrix({}) },
  {
    name: "Travel Agent Admin",
    departments: [],
    desc: "Owner of an agency; portal only.",
    permissions: matrix({}),
  },
  {
    name: "Travel Agent Staff",
    departments: [],
    desc: "Books for an agency; portal only.",
    permissions: matrix({}),
  },
] as const;

type RoleName = (typeof demoStaffRoles)[number]["name"];

export const demoStaff: readonly {
  readonly username: string;
  readonly name: string;
  readonly role: "admin" | "staff" | "user";
  readonly roleName: RoleName;
  readonly department: DepartmentName;
  readonly mobile: string;
}[] = [
  {
    username: "admin",
    name: "Farah Idris",
    role: "admin",
    roleName: "Administrator",
    department: "Management",
    mobile: "+60 12-730 1101",
  },
  {
    username: "manager",
    name: "Suresh Pillai",
    role: "staff",
    roleName: "Manager",
    department: "Management",
    mobile: "+60 12-730 1102",
  },
  {
    username: "frontdesk",
    name: "Nadia Salleh",
    role: "staff",
    roleName: "Staff",
    department: "Front office",
    mobile: "+60 12-730 1103",
  },
  {
    username: "driver",
    name: "Wan Azlan",
    role: "user",
    roleName: "Driver",
    department: "Transport",
    mobile: "+60 12-730 1104",
  },
];
