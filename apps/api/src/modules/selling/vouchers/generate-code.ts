import { randomInt } from "node:crypto";
import { makeVoucherCode } from "@pulau/domain/promotion/voucher.ts";
import { eq } from "../../../db/orm.ts";
import { voucher, voucherFormerCode } from "../../../db/schema/promotions.ts";
import type { Tx } from "../../../db/tx.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";

/**
 * A code that no voucher has or ever had. One that is taken already is drawn anew; of so many that has never been seen to
 * happen. Two that draw the same at one moment meet at the code's key.
 */
export async function generateCode(tx: Tx, { bookingNoPrefix }: ResortSettings): Promise<string> {
  for (let draws = 0; draws < 20; draws++) {
    const code = makeVoucherCode(bookingNoPrefix, (below) => randomInt(below));
    const taken =
      (await tx.$count(voucher, eq(voucher.code, code))) +
      (await tx.$count(voucherFormerCode, eq(voucherFormerCode.code, code)));
    if (taken === 0) return code;
  }
  throw new Error("no free code for a voucher");
}
