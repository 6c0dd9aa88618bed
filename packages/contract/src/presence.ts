import type { BookingId, NewsLineId, StaffId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Done, idOf } from "./fields.ts";
import { defineRoute } from "./route.ts";

const staff = { scope: "staff", permission: ["bookings", "read"], tag: "Front desk" } as const;

const place = {
  chart: z.boolean().meta({ description: "the tape chart is open" }),
  bookingId: idOf<BookingId>().nullable().meta({ description: "the booking that is open, if any" }),
};

export const presenceRoute = defineRoute({
  ...staff,
  method: "GET",
  path: "/admin/api/presence",
  summary:
    "Colleagues who have the tape chart or a booking open now. Each is there as long as the page that follows the news is",
  reply: z.object({
    people: z.array(z.object({ ...place, staffId: idOf<StaffId>(), name: z.string() })),
  }),
});

export const announcePresenceRoute = defineRoute({
  ...staff,
  method: "POST",
  keepsNothing: true,
  path: "/admin/api/presence",
  summary:
    "Say what is open on a page that follows the news, by its `line`: colleagues see it until the page stops following",
  body: z
    .object({
      ...place,
      line: idOf<NewsLineId>().meta({
        description: "what the page called itself when it began to follow the news",
      }),
    })
    .meta({
      example: { line: "01890000-0000-7000-8000-000000000000", chart: true, bookingId: null },
    }),
  reply: Done,
  failures: ["NOT_FOUND"],
});
