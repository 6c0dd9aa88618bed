import {
  addCurrencyRoute,
  adminCurrenciesRoute,
  changeCurrencyRoute,
  currencyRatesRoute,
  enterRateRoute,
  importOwnRatesRoute,
  importRatesRoute,
  orderCurrenciesRoute,
} from "@pulau/contract/currencies.ts";
import { ok } from "@pulau/domain/result.ts";
import { rowOf, saveWhole } from "../../../db/saved-versions.ts";
import { inSavepoint } from "../../../db/tx.ts";
import { mountImport } from "../../../listing/import/mount-import.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { saveOrder } from "../../../records/order-rows.ts";
import { currencyOrder } from "./currency-order.ts";
import { importRates } from "./import-rates.ts";
import { addCurrency, changeCurrency, enterRate, importRate } from "./keep-currency.ts";
import { currencyRates, listAdminCurrencies } from "./list-currencies.ts";

/** Currencies and their rates as staff keep them. */
export const currenciesModule: Module = (app, { db, settings }) => {
  mount(app, adminCurrenciesRoute, async () => ok(await listAdminCurrencies(db)));
  mount(app, addCurrencyRoute, ({ body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => addCurrency(tx, { staffId, body })),
  );
  mount(app, importRatesRoute, ({ body, session: { staffId } }) =>
    importRates(db, { url: settings.bankNegaraUrl, session: body.session, staffId }),
  );
  mount(app, orderCurrenciesRoute, ({ body, session: { staffId }, saves }) =>
    saveOrder(db, currencyOrder, { staffId, saves, ids: body.currencyIds }),
  );
  mount(app, changeCurrencyRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    saveWhole(db, { ...saves, key: _id }, rowOf("currency", _id, body), (tx) =>
      changeCurrency(tx, { staffId, currencyId: _id, body }),
    ),
  );
  mountList(app, currencyRatesRoute, async ({ params }) => ok(currencyRates(params._id)));
  mountImport(
    app,
    importOwnRatesRoute,
    async (_, { params, session: { staffId } }) =>
      (tx, row) =>
        inSavepoint(tx, (inner) => importRate(inner, { staffId, currencyId: params._id, row })),
  );
  mount(app, enterRateRoute, ({ params, body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => enterRate(tx, { staffId, currencyId: params._id, body })),
  );
};
