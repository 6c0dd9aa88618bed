import { z } from "zod";
import { Whole } from "./boats-admin.ts";
import { AgeBandField, NationalityField } from "./card-conditions.ts";
import { AmountField, GuestKindField } from "./fields.ts";
import { eachGuestOnce } from "./guest-amounts.ts";

const way = { sen: AmountField, returnSen: AmountField.nullish() };
const PersonPrice = z.strictObject({
  per: z.literal("person"),
  /** Ages of its own; the boats' where missing. */
  bands: z.array(AgeBandField).max(5).nullish(),
  amounts: z
    .array(
      z.strictObject({
        ...way,
        guestKind: GuestKindField.nullable().default(null),
        who: NationalityField.nullish(),
      }),
    )
    .min(1, { error: "adultPrice" })
    .max(15)
    .superRefine(eachGuestOnce)
    .superRefine((amounts, context) => {
      const priced = (nationality: string) =>
        amounts.some(
          ({ guestKind, who }) => (guestKind ?? "adult") === "adult" && (who ?? nationality) === nationality,
        );
      if (!priced("malaysian") || !priced("foreign"))
        context.addIssue({ code: "custom", message: "adultPrice", path: [0, "guestKind"] });
    }),
  /** Fewer pay for the seats that lack, at the adult's price unless it says its own. */
  minimum: z
    .strictObject({
      persons: Whole(1, 100),
      sen: AmountField.optional(),
      returnSen: AmountField.nullish(),
    })
    .nullish(),
});
const VehiclePrice = z.strictObject({
  per: z.literal("vehicle"),
  /** Up to so many persons this price, the smallest first. */
  steps: z
    .array(z.strictObject({ ...way, upTo: Whole(1, 100) }))
    .min(1, { error: "required" })
    .max(12)
    .superRefine((steps, context) => {
      for (const [at, { upTo }] of steps.entries())
        if (upTo <= (steps[at - 1]?.upTo ?? 0))
          context.addIssue({ code: "custom", message: "stepsRise", path: [at, "upTo"] });
    }),
  beyond: z.enum(["more", "enquiry"], { error: "required" }),
});

/** What a land transfer costs: by the person, by the vehicle that is large enough, or by the trip. */
export const RoadPrice = z
  .discriminatedUnion("per", [PersonPrice, VehiclePrice, z.strictObject({ per: z.literal("trip"), ...way })])
  .meta({
    example: {
      per: "person",
      amounts: [
        { guestKind: "adult", who: null, sen: 2_500, returnSen: 4_000 },
        { guestKind: "child", who: null, sen: 1_500, returnSen: 2_500 },
        { guestKind: "infant", who: null, sen: 0 },
      ],
    },
  });
export type RoadPrice = z.input<typeof RoadPrice>;
