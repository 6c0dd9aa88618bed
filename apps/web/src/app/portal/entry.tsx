import { portalSide } from "../../api/side.ts";
import { boot } from "../boot.tsx";
import { createPortalRouter } from "./router.tsx";

await boot(portalSide, createPortalRouter);
