import { staffSide } from "../../api/side.ts";
import { boot } from "../boot.tsx";
import { createStaffRouter } from "./router.tsx";

await boot(staffSide, createStaffRouter);
