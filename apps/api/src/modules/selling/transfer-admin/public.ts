export { checkRoute, type Route } from "./land-transfers.ts";
export { checkRidden, makeVehicleDays, type VehicleRow, writeVehicleDays } from "./vehicle-days.ts";
export { checkVehicleType } from "./vehicles.ts";
