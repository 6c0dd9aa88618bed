import { z } from "zod";
import type { Bank } from "../port.ts";

const Answer = z.object({ banks: z.array(z.object({ name: z.string(), active: z.boolean() })) });

/** What Billplz's bank codes stand for; it answers codes alone. */
const names: Readonly<Record<string, string>> = {
  ABB0233: "Affin Bank",
  ABB0234: "Affin Bank",
  ABMB0212: "Alliance Bank",
  AGRO01: "Agrobank",
  AMBB0209: "AmBank",
  BCBB0235: "CIMB Clicks",
  BIMB0340: "Bank Islam",
  BKRM0602: "Bank Rakyat",
  BMMB0341: "Bank Muamalat",
  BOCM01: "Bank of China",
  BSN0601: "BSN",
  HLB0224: "Hong Leong Bank",
  HSBC0223: "HSBC Bank",
  KFH0346: "KFH",
  MB2U0227: "Maybank2u",
  MBB0227: "Maybank2E",
  MBB0228: "Maybank2E",
  MBSB0232: "MBSB Bank",
  OCBC0229: "OCBC Bank",
  PBB0233: "Public Bank",
  RHB0218: "RHB Bank",
  SCB0216: "Standard Chartered",
  UOB0226: "UOB Bank",
  UOB0229: "UOB Bank",
};

/** The banks that are open for business now, by name; null when the answer is none. */
export function banksOf(answer: unknown): readonly Bank[] | null {
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return null;
  return parsed.data.banks
    .filter((bank) => bank.active)
    .map(({ name: code }) => ({ code, name: names[code] ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}
