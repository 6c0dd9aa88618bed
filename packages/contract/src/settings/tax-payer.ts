import { z } from "zod";

/** What e-Invoices say of the resort as a taxpayer; without it guests are not asked whether they need one. */
export const TaxPayer = z
  .object({
    tin: z.string().regex(/^[A-Z]{1,2}\d{8,12}$/, { error: "tin" }),
    /** Business registration number, twelve digits. */
    brn: z.string().regex(/^\d{12}$/, { error: "brn" }),
    sst: z.string().nullable().default(null),
    tourismTax: z.string().nullable().default(null),
    /** By the Malaysian standard industrial classification. */
    industry: z.object({
      code: z.string().regex(/^\d{5}$/, { error: "industry" }),
      name: z.string().min(1, { error: "required" }),
    }),
    address: z.object({
      lines: z
        .array(z.string().trim().max(120, { error: "tooLong" }))
        .max(3)
        .transform((lines) => lines.filter(Boolean))
        .refine((lines) => lines.length > 0, { error: "required" }),
      city: z.string().min(1, { error: "required" }),
      postCode: z.string().regex(/^\d{5}$/, { error: "postcode" }),
      /** One of the e-Invoice's state codes. */
      state: z.string().regex(/^(0[1-9]|1[0-6])$/, { error: "required" }),
    }),
    phone: z.string().regex(/^\+[1-9]\d{6,14}$/, { error: "phone" }),
  })
  .meta({
    example: {
      tin: "C2584563202",
      brn: "201901234567",
      sst: "W10-1808-32000059",
      tourismTax: null,
      industry: { code: "55101", name: "Hotels and resort hotels" },
      address: { lines: ["Lot 12, Jalan Pantai"], city: "Kuala Besut", postCode: "22300", state: "11" },
      phone: "+60123456789",
    },
  });
