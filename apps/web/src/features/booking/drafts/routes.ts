import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";

const pageSearch = ({ page: asked }: Record<string, unknown>): { page?: number } => {
  const number = Number(asked);
  return Number.isSafeInteger(number) && number > 1 ? { page: number } : {};
};

export const draftRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/draft-booking/listing",
    validateSearch: pageSearch,
    beforeLoad: needsSession,
    ...page(() => import("./listing.tsx"), "drafts"),
  }),
] as const;
