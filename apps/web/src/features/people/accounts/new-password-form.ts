import { NewPassword } from "@pulau/contract/accounts.ts";
import { z } from "zod";

/** A new password, typed twice. */
export const passwordTwice = {
  password: NewPassword,
  again: z.string({ error: "required" }).min(1, { error: "required" }),
};

export const same = (typed: { password: string; again: string }) => typed.password === typed.again;
export const differ = { error: "passwordsDiffer", path: ["again"] };
