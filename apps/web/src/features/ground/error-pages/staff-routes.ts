import { createRoute } from "@tanstack/react-router";
import { staff } from "../../../shell/routing.ts";
import { NotFoundPage } from "./not-found.tsx";

/** Any other address of staff's side: the page that says so, inside the frame. */
export const staffDeadEndRoutes = [
  createRoute({ getParentRoute: () => staff.framed, path: "$", component: NotFoundPage }),
] as const;
