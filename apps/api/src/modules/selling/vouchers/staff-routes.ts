import { staffVouchersRoute, voidVoucherRoute } from "@pulau/contract/vouchers.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { voidVoucher } from "./end-vouchers.ts";
import { issuedVouchers } from "./list-for-staff.ts";

/** Vouchers as staff see them. */
export function staffVouchers(app: FastifyInstance, { db }: AppDeps): void {
  mountList(app, staffVouchersRoute, async ({ query }) => ok(issuedVouchers(query)));
  mount(app, voidVoucherRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => voidVoucher(tx, { id: params._id, staffId, ...body })),
  );
}
