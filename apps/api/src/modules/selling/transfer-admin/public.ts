export { checkRidden, makeVehicleDays, type VehicleRow, writeVehicleDays } from "./vehicle-days.ts";
