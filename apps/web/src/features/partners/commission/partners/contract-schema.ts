import { ShareField } from "@pulau/contract/fields.ts";
import type { ContractBody } from "@pulau/contract/partners.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { z } from "zod";

const whole = z.int({ error: "number" });
export const models = ["commission", "net"] as const;
export const payments = ["payNow", "deposit", "payLater"] as const;

/** The form's own shape: percent as people write it, the terms of payment side by side. */
export const contractSchema = z
  .object({
    model: z.enum(models),
    share: ShareField,
    priceList: z.string().trim().max(60, { error: "tooLong" }),
    market: z.string().trim().max(60, { error: "tooLong" }),
    payment: z.enum(payments),
    depositShare: z.unknown(),
    balanceDaysBefore: whole.min(0, { error: "number" }).max(365, { error: "tooLarge" }),
    withinDays: whole.min(1, { error: "number" }).max(365, { error: "tooLarge" }).nullable(),
    roomsUnpaid: whole.min(0, { error: "number" }).max(1_000, { error: "tooLarge" }),
    from: z.iso.date({ error: "invalidDay" }),
    to: z.union([z.literal(""), z.iso.date()], { error: "invalidDay" }),
  })
  .refine(({ from, to }) => to === "" || from <= to, { error: "card.dates", path: ["to"] })
  .refine(({ payment, withinDays }) => payment !== "payLater" || withinDays !== null, {
    error: "required",
    path: ["withinDays"],
  })
  .refine(
    ({ payment, depositShare }) => payment !== "deposit" || ShareField.safeParse(depositShare).success,
    {
      error: "percent",
      path: ["depositShare"],
    },
  );
type Values = z.output<typeof contractSchema>;

function paymentOf(values: Values): ContractBody["payment"] {
  const { payment, depositShare, balanceDaysBefore, withinDays } = values;
  if (payment === "payNow") return { kind: "payNow" };
  if (payment === "payLater") return { kind: "payLater", withinDays: withinDays ?? 1 };
  return { kind: "deposit", share: ShareField.parse(depositShare), balanceDaysBefore, withinDays };
}

/** The contract as it is sent. */
export const bodyOf = (values: Values) => {
  const { model, share, priceList, market, roomsUnpaid, from, to } = values;
  return { model, share, priceList, market, roomsUnpaid, from, to, payment: paymentOf(values) };
};

/** What the form begins with; the share has to be entered. */
export const firstContract = (today: Day) =>
  ({
    model: "commission",
    share: null,
    priceList: "",
    market: "",
    payment: "payNow",
    depositShare: 3_000,
    balanceDaysBefore: 14,
    withinDays: 3,
    roomsUnpaid: 60,
    from: today,
    to: "",
  }) as unknown as z.input<typeof contractSchema>;
