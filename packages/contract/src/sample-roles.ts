import { z } from "zod";
import { defineRoute } from "./route.ts";

const Names = z.array(z.string());

export const addSampleRolesRoute = defineRoute({
  method: "POST",
  path: "/admin/api/rolesList/sample-roles",
  scope: "staff",
  permission: ["users", "create"],
  tag: "People",
  summary: "Add the sample roles that are missing by name. Existing roles stay as they are",
  reply: z.object({
    added: Names,
    withheld: Names.meta({
      description: "roles with more rights than the caller's; somebody with those rights can add them",
    }),
  }),
});
