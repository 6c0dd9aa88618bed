import { amenityRecords } from "@pulau/contract/amenity-records.ts";
import { buildingRecords } from "@pulau/contract/building-records.ts";
import { roomTypeRecords } from "@pulau/contract/room-type-records.ts";
import { faceOf } from "../../../../api/client.ts";
import { roomPaths } from "../calls.ts";

export const allBuildings = faceOf(buildingRecords.initial);
export const allTypes = faceOf(roomTypeRecords.initial);
export const allAmenities = faceOf(amenityRecords.initial);

/** What is out of date once a room or a type has changed in its list. */
export const listPaths: readonly string[] = roomPaths;
