import { z } from "zod";
import { defineRoute } from "./route.ts";

const Names = z.array(z.string());

export const addSampleRolesRoute = defineRoute({
  method: "POST",
  path: "/admin/api/rolesList/sample-roles",
  scope: "staff",
  permission: ["users", "create"],
  tag: "People",
  summary:
    "Add the roles that a resort begins with and that are missing by name, as they were. Those that are there stay as they are",
  reply: z.object({
    added: Names,
    withheld: Names.meta({
      description: "roles that may do more than who asks: somebody with those rights adds them",
    }),
  }),
});
