import { onDemand } from "../../ui/on-demand.tsx";

/** What guests think of a package or a room type, which leads to their reviews: loaded once something with a score is shown. */
export const Score = onDemand(() => import("./score-line.tsx"), "feedback");
