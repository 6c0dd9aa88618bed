import { isKnownNumber } from "@pulau/contract/bank-details.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { confirmPassword } from "../../people/accounts/public.ts";

/** A payout to an account that is not the known one takes the password once more. */
export const confirmAccount = async (
  db: Db,
  request: Parameters<typeof confirmPassword>[1],
  { accountNumber, password }: { readonly accountNumber: string; readonly password?: string | undefined },
): Promise<Result<unknown>> =>
  isKnownNumber(accountNumber) ? ok(true) : confirmPassword(db, request, password ?? "");
