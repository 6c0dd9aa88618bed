import { z } from "zod";
import { Id, WordsField } from "./fields.ts";
import { defineRoute } from "./route.ts";

/** An answer to "How did you find us?", in the order in which it is offered. */
export const LeadSourceReply = z.object({ _id: Id, name: WordsField });

export const leadSourcesRoute = defineRoute({
  method: "GET",
  path: "/api/lead-sources",
  scope: "none",
  tag: "Bookings",
  summary: 'The answers to "How did you find us?"; a booking needs one of them, if there are any',
  reply: z.object({
    leadSources: z.array(LeadSourceReply).meta({
      example: [
        {
          _id: "5b0f6a39-3c1e-4a53-9d53-4d0f62a8f001",
          name: { en: "A friend", my: "Rakan", cn: "朋友推荐" },
        },
      ],
    }),
  }),
});
