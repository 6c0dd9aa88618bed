import type { sampleRoles } from "@pulau/domain/access/sample-roles.ts";
import type { RoleId, StaffId } from "@pulau/domain/ids.ts";

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
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2a06",
    name: "Housekeeping",
    desc: "Rooms, linen and laundry.",
    activeStatus: true,
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2a07",
    name: "Food and beverage",
    desc: "Kitchen, restaurant and beach bar.",
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

type RoleName = (typeof sampleRoles)[number]["name"];

/** Roles that came later have an id of their own, for the same reason. */
export const givenRoleIds: Partial<Record<RoleName, RoleId>> = {
  Housekeeping: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2b01",
  Bar: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2b02",
  "Boat Crew": "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2b03",
  Kitchen: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2b04",
};

export const demoStaff: readonly {
  /** Given to who came later. */
  readonly id?: StaffId;
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
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2c01",
    username: "housekeeping",
    name: "Rosnah Bakar",
    role: "user",
    roleName: "Housekeeping",
    department: "Housekeeping",
    mobile: "+60 12-730 1105",
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2c02",
    username: "housekeeping2",
    name: "Devi Muniandy",
    role: "user",
    roleName: "Housekeeping",
    department: "Housekeeping",
    mobile: "+60 12-730 1106",
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2c03",
    username: "bar",
    name: "Jason Lim",
    role: "user",
    roleName: "Bar",
    department: "Food and beverage",
    mobile: "+60 12-730 1107",
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2c04",
    username: "crew",
    name: "Hafiz Mat Nor",
    role: "user",
    roleName: "Boat Crew",
    department: "Transport",
    mobile: "+60 12-730 1108",
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2c05",
    username: "dive",
    name: "Farah Idris",
    role: "user",
    roleName: "Diving Instructor",
    department: "Dive centre",
    mobile: "+60 12-730 1109",
  },
  {
    id: "6f0c2a7e-91b4-4d55-8f3a-0d5e7c1b2c06",
    username: "kitchen",
    name: "Chong Wei Lun",
    role: "user",
    roleName: "Kitchen",
    department: "Food and beverage",
    mobile: "+60 12-730 1110",
  },
];
