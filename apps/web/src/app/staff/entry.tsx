import "./first-paint.css";
import { createConnection } from "../../api/connection.ts";
import { createSessionExpiry } from "../../api/session-expiry.ts";
import { staffSide } from "../../api/staff-side.ts";
import { staffWords } from "../../i18n/staff-words.ts";
import { boot } from "../boot.tsx";
import { keepOnDevice } from "./device.ts";
import { createStaffRouter } from "./router.tsx";

await boot(staffSide, createStaffRouter, staffWords, {
  lapse: createSessionExpiry,
  connection: createConnection,
  device: keepOnDevice,
});
