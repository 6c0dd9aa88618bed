import { z } from "zod";
import { DayField } from "../fields.ts";

/** Whether guests can book. Closed, they are told when it opens; who has the preview address sees everything. */
export const Opening = z.object({
  open: z.boolean().default(true),
  /** The day that guests are told; null where it is not known yet. It opens nothing by itself. */
  opensOn: DayField.nullable().default(null),
});
