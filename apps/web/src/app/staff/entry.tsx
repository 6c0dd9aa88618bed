import { createConnection } from "../../api/connection.ts";
import { createLapse } from "../../api/lapse.ts";
import { staffSide } from "../../api/staff-side.ts";
import { staffWords } from "../../i18n/staff-words.ts";
import { boot } from "../boot.tsx";
import { createStaffRouter } from "./router.tsx";

await boot(staffSide, createStaffRouter, staffWords, { lapse: createLapse, connection: createConnection });
