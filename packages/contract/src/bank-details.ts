import { bankMistakes, otherBank } from "@pulau/domain/banks/banks.ts";
import { z } from "zod";
import { Password } from "./accounts.ts";
import { Moment, text } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/** As people copy numbers: in groups, with dashes, in small letters. */
const bare = (most: number, example: string) =>
  text(most)
    .transform((typed) => typed.replace(/[\s.-]/g, "").toUpperCase())
    .meta({ example });

const fields = {
  accountName: text(120).meta({ example: "Coral & Co Travel Sdn Bhd" }),
  bank: z
    .string({ error: "required" })
    .min(1, { error: "required" })
    .max(40)
    .meta({ example: "maybank", description: "a key of the list of banks, or `other`" }),
  /** The bank's name where `bank` is `other`. */
  bankName: z.string().trim().max(120, { error: "tooLong" }).default(""),
  accountNumber: bare(60, "5123 4567 8901"),
  swift: bare(20, "MBBEMYKL"),
};

type Checked = { bank: string; bankName: string; accountNumber: string; swift: string };

/** Adds the rules that look at several fields of a bank account at once: payouts use them too. */
export function checkBank(value: Checked, context: z.RefinementCtx): void {
  for (const { path, rule } of bankMistakes(value))
    context.addIssue({ code: "custom", message: rule, path: [path] });
  if (value.bank === otherBank && value.bankName === "")
    context.addIssue({ code: "custom", message: "required", path: ["bankName"] });
}

/** The number of the account's own bank details, as it is shown: "the one that you know". */
export const isKnownNumber = (accountNumber: string): boolean => /^•{4}[A-Z0-9]{0,4}$/i.test(accountNumber);

/** The fields of a bank account, for forms that ask for more beside. */
export const bankFields = fields;
export const BankDetailsBody = z.object(fields).superRefine(checkBank);
/** A change of it: whoever found the browser open doesn't know the password. */
export const BankDetailsChange = z.object({ ...fields, password: Password }).superRefine(checkBank);
export type BankDetailsBody = z.infer<typeof BankDetailsBody>;

/** Where money is paid to. Of the number only the tail is shown. */
export const BankDetailsShown = z.object({
  accountName: z.string(),
  bank: z.string(),
  bankName: z.string(),
  accountNumber: z.string().meta({ example: "••••8901", description: "masked" }),
  swift: z.string(),
  changedAt: Moment,
});
export const BankDetailsReply = z.object({ bankDetails: BankDetailsShown.nullable(), version: VersionField });

const common = { tag: "Agents", reply: BankDetailsReply } as const;

export const agentBankDetailsRoute = defineRoute({
  ...common,
  method: "GET",
  path: "/api/agent-info/bank-details",
  scope: "agent",
  summary: "The agency's bank details, with the account number masked; null until they are set",
});

export const setAgentBankDetailsRoute = defineRoute({
  ...common,
  method: "PUT",
  versioned: "bankDetails",
  versionOptional: true,
  path: "/api/agent-info/bank-details",
  logs: "bankDetailsChanged",
  scope: "agent",
  roles: ["admin"],
  summary: "Set the agency's bank details; needs the password, and the owners are told by e-mail",
  body: BankDetailsChange,
  failures: ["BAD_CREDENTIALS", "TOO_MANY_REQUESTS"],
});

export const ownBankDetailsRoute = defineRoute({
  ...common,
  method: "GET",
  path: "/api/bank-details",
  scope: "user",
  summary: "The caller's bank details, for influencers and guests",
});

export const setOwnBankDetailsRoute = defineRoute({
  ...common,
  method: "PUT",
  versioned: "bankDetails",
  versionOptional: true,
  path: "/api/bank-details",
  logs: "bankDetailsChanged",
  scope: "user",
  roles: ["admin"],
  summary: "Set the caller's bank details; needs the password, and the account is told by e-mail",
  body: BankDetailsChange,
  failures: ["BAD_CREDENTIALS", "TOO_MANY_REQUESTS"],
});
