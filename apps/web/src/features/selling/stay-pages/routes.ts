import { createRoute } from "@tanstack/react-router";
import { readChoice } from "../../../business/stay-choice.ts";
import { page, portal } from "../../../shell/routing.ts";
import { loadAhead } from "./load-ahead.ts";

const ofPackage = page(() => import("./package/page.tsx"), "stay-pages", "price", "feedback");
const ofRoom = page(() => import("./room/page.tsx"), "stay-pages", "price", "feedback");
const ofIsland = page(() => import("./island/page.tsx"), "stay-pages");
const ofContact = page(() => import("./contact/page.tsx"), "stay-pages");

/**
 * Pages that visitors and search engines find: of packages and room types, of the island, and how to reach the resort. The
 * server waits for what they show; a browser shows their shape and fills it in, and loads nothing of how the server does.
 */
export const stayPageRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/packages/$slug",
    validateSearch: readChoice,
    ...ofPackage,
    ...(import.meta.env.SSR && { loader: loadAhead(ofPackage, "package") }),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/rooms/$slug",
    ...ofRoom,
    ...(import.meta.env.SSR && { loader: loadAhead(ofRoom, "room") }),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/island",
    ...ofIsland,
    ...(import.meta.env.SSR && { loader: loadAhead(ofIsland, "island") }),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/contact",
    ...ofContact,
    ...(import.meta.env.SSR && { loader: loadAhead(ofContact, "island") }),
  }),
] as const;
