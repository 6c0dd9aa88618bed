import {
  addCustomerRoute,
  agentInfoRoute,
  changeCustomerRoute,
  customersRoute,
  deleteCustomerRoute,
  oneCustomerRoute,
} from "@pulau/contract/agents.ts";
import {
  agentBankDetailsRoute,
  ownBankDetailsRoute,
  setAgentBankDetailsRoute,
  setOwnBankDetailsRoute,
} from "@pulau/contract/bank-details.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { rowOf, saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { confirmPassword } from "../../people/accounts/public.ts";
import { bankDetailsOf, showBankDetails, writeBankDetails } from "./bank-details.ts";
import { contractOf } from "./contract-of.ts";
import { contractInWords } from "./contract-words.ts";
import { agencyCustomers, deleteCustomer, findCustomer, writeCustomer } from "./customers.ts";
import { findAgency } from "./find-agency.ts";
import { mountMembers } from "./member-routes.ts";

/** Agencies: their contract, and the customers for whom they book. */
export const agentsModule: Module = (app, { db, settings }) => {
  const sealer = createSealer(settings);
  for (const route of [agentBankDetailsRoute, ownBankDetailsRoute] as const)
    mount(app, route, async ({ session: { accountId } }) => ok(await showBankDetails(db, accountId)));
  for (const route of [setAgentBankDetailsRoute, setOwnBankDetailsRoute] as const)
    mount(app, route, async ({ body, request, session: { accountId, memberId }, saves }) => {
      const sure = await confirmPassword(db, request, body.password);
      if (!sure.ok) return sure;
      return saveWhole(
        db,
        { ...saves, key: accountId },
        (tx) => bankDetailsOf(tx, sealer, accountId),
        async (tx) => ok(await writeBankDetails(tx, { accountId, memberId, body, sealer })),
      );
    });
  mountMembers(app, { db, settings });
  mount(app, agentInfoRoute, async ({ session: { accountId } }) => {
    const [agency, found] = await Promise.all([findAgency(db, accountId), contractOf(db, accountId)]);
    if (found === null) return ok({ agency, contract: null });
    const { id: _id, roomsUnpaid: _, ...contract } = found;
    return ok({ agency, contract: { _id, ...contract, terms: contractInWords(found) } });
  });
  mountList(app, customersRoute, async ({ query, session: { accountId } }) =>
    ok(agencyCustomers({ ...query, accountId })),
  );
  mount(app, oneCustomerRoute, async ({ params, session: { accountId } }) => {
    const found = await findCustomer(db, { id: params._id, accountId });
    return found ? ok(found) : refuse("NOT_FOUND");
  });
  mount(app, addCustomerRoute, ({ body, session: { accountId } }) =>
    inTransaction(db, async (tx) => {
      const made = await writeCustomer(tx, { accountId, body });
      return made ? ok(made) : refuse("NOT_FOUND");
    }),
  );
  mount(app, changeCustomerRoute, ({ params: { _id }, body, session: { accountId }, saves }) =>
    saveWhole(db, { ...saves, key: _id }, rowOf("customer", _id, body), async (tx) => {
      const changed = await writeCustomer(tx, { accountId, id: _id, body });
      return changed ? ok(changed) : refuse("NOT_FOUND");
    }),
  );
  mount(app, deleteCustomerRoute, ({ params, session: { accountId } }) =>
    inTransaction(db, async (tx) => {
      const gone = await deleteCustomer(tx, { id: params._id, accountId });
      return gone ? ok({ done: true as const }) : refuse("NOT_FOUND");
    }),
  );
};
