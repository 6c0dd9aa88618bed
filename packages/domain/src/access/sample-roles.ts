import { type Act, acts, type Permissions, type Resource, resources } from "./permissions.ts";

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
  users: look,
  posts: edit,
  comments: make,
  bookings: acts,
  groups: acts,
  rooms: edit,
  housekeeping: edit,
  rates: look,
  boats: make,
  kitchen: look,
  boarding: edit,
  pickUps: edit,
  activities: look,
  charges: acts,
  sales: ["read", "create", "delete"],
  payments: make,
  wallets: look,
  customers: make,
  reports: look,
};
const desk: Matrix = {
  comments: look,
  bookings: acts,
  groups: make,
  rooms: edit,
  housekeeping: edit,
  rates: look,
  boats: edit,
  kitchen: look,
  boarding: edit,
  pickUps: edit,
  activities: look,
  charges: acts,
  sales: ["read", "create", "delete"],
  payments: make,
  customers: make,
};
const till = ["read", "create"] as const;
const water: Matrix = { bookings: look, boats: look, boarding: look, customers: look };
const diveShop: Matrix = { activities: look, boats: look, boarding: look, charges: till, sales: till };

/**
 * The roles that a resort begins with, and what each may do. The first is the owner's; the last three are people outside
 * the house, who have nothing on the staff side.
 */
export const sampleRoles = [
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
    discountLimit: 2_000,
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
    discountLimit: 1_000,
    permissions: matrix(desk),
  },
  {
    name: "Driver",
    departments: ["Transport"],
    desc: "Vans and cars: picks guests up by time and place; sees no papers and no money.",
    permissions: matrix({ pickUps: edit }),
  },
  {
    name: "Boat Crew",
    departments: ["Transport"],
    desc: "Boats and jetties: reads lists, ticks off who boards.",
    permissions: matrix({ ...water, boarding: edit, pickUps: look }),
  },
  {
    name: "Diving Instructor",
    departments: ["Dive centre"],
    desc: "Courses and guided dives: who does what today and tomorrow, and the till; sees no papers.",
    permissions: matrix(diveShop),
  },
  {
    name: "Diving Master",
    departments: ["Dive centre"],
    desc: "Runs the dive centre.",
    permissions: matrix({ ...diveShop, boats: edit, boarding: edit }),
  },
  {
    name: "Housekeeping",
    departments: ["Housekeeping"],
    desc: "Rooms to clean and to inspect; sees no guest’s name, papers or money.",
    permissions: matrix({ housekeeping: edit }),
  },
  {
    name: "Bar",
    departments: ["Food and beverage"],
    desc: "The till: charges what guests have in house to their room, or takes the money.",
    permissions: matrix({ charges: till, sales: till }),
  },
  {
    name: "Kitchen",
    departments: ["Food and beverage"],
    desc: "Meals by day, diets and allergies; sees no papers and no money.",
    permissions: matrix({ kitchen: look }),
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
