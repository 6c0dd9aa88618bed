import { addBoatRoute, boatsRoute, deleteBoatRoute, updateBoatRoute } from "@pulau/contract/boats-admin.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";
import { resort } from "../../../api/resort.ts";

export const boats = faceOf(boatsRoute);
export const addBoat = faceOf(addBoatRoute);
export const updateBoat = faceOf(updateBoatRoute);
export const deleteBoat = faceOf(deleteBoatRoute);

/** What is out of date once a boat has changed. */
export const boatPaths = [boats.path, resort.path] as const;

export type Boat = Reply<typeof boatsRoute>["boats"][number];
export type Timetable = Boat["timetables"][number];
export type Times = Timetable["out"];
