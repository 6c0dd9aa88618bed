import type { FastifyBaseLogger } from "fastify";
import { jobHandlers } from "./jobs/handlers.ts";
import { workOnJobs } from "./jobs/queue.ts";
import { mailSender } from "./jobs/send-mail.ts";
import { devMailbox } from "./mail/dev-mailbox.ts";
import type { AppDeps, Module } from "./module.ts";
import { sessionReader, tidyAccounts } from "./modules/accounts/public.ts";
import { accounts } from "./modules/accounts/routes.ts";
import { agentsModule } from "./modules/agents/routes.ts";
import { deskAvailability } from "./modules/availability/desk-routes.ts";
import { availability } from "./modules/availability/routes.ts";
import { balanceModule } from "./modules/balance/routes.ts";
import { bookingsModule } from "./modules/bookings/routes.ts";
import { cancellationModule } from "./modules/cancellation/routes.ts";
import { catalogue } from "./modules/catalogue/routes.ts";
import { changesModule } from "./modules/changes/routes.ts";
import { checkoutModule } from "./modules/checkout/routes.ts";
import { commissionModule } from "./modules/commission/routes.ts";
import { currenciesModule } from "./modules/currencies/routes.ts";
import { draftsModule } from "./modules/drafts/routes.ts";
import { eInvoiceFilesModule } from "./modules/e-invoices/file-routes.ts";
import { eInvoicesModule } from "./modules/e-invoices/routes.ts";
import { enquiriesModule } from "./modules/enquiries/routes.ts";
import { eventsModule } from "./modules/events/routes.ts";
import { fileStoreOf, tidyFiles } from "./modules/files/public.ts";
import { filesModule } from "./modules/files/routes.ts";
import { frontDeskModule } from "./modules/front-desk/routes.ts";
import { gatewaysModule } from "./modules/gateways/routes.ts";
import { holdsModule } from "./modules/holds/routes.ts";
import { leadSourcesModule } from "./modules/lead-sources/routes.ts";
import { ledgerModule } from "./modules/ledger/routes.ts";
import { moneyDeskModule } from "./modules/money-desk/routes.ts";
import { newsModule } from "./modules/news/routes.ts";
import { offlinePaymentsModule } from "./modules/offline-payments/routes.ts";
import { onBehalfModule } from "./modules/on-behalf/routes.ts";
import { paperListModule } from "./modules/papers/admin-routes.ts";
import { receiptsModule } from "./modules/papers/receipt-routes.ts";
import { papersModule } from "./modules/papers/routes.ts";
import { partnersModule } from "./modules/partners/routes.ts";
import { payLinkModule } from "./modules/pay-link/routes.ts";
import { paymentHistoryModule } from "./modules/payment-history/routes.ts";
import { paymentsModule } from "./modules/payments/routes.ts";
import { payoutsModule } from "./modules/payouts/routes.ts";
import { promoPackagesModule } from "./modules/promo-packages/routes.ts";
import { promotionsModule } from "./modules/promotions/routes.ts";
import { purchasesModule } from "./modules/purchases/routes.ts";
import { quotes } from "./modules/quotes/routes.ts";
import { referralModule } from "./modules/referral/routes.ts";
import { refundsModule } from "./modules/refunds/routes.ts";
import { resort } from "./modules/resort/routes.ts";
import { roomAdmin } from "./modules/room-admin/routes.ts";
import { roomingListModule } from "./modules/rooming-list/routes.ts";
import { rooms } from "./modules/rooms/routes.ts";
import { securityLogModule } from "./modules/security-log/routes.ts";
import { staffSessions } from "./modules/staff/session-routes.ts";
import { transport } from "./modules/transport/routes.ts";
import { vouchersModule } from "./modules/vouchers/routes.ts";
import { waitingListModule } from "./modules/waiting-list/routes.ts";
import { walletModule } from "./modules/wallet/routes.ts";
import type { ReadSession } from "./plugins/session.ts";
import { tidy } from "./plugins/tidy.ts";

/** Every module of the API, in the order in which `/docs` lists their calls. */
export const modules: readonly Module[] = [
  resort,
  catalogue,
  availability,
  deskAvailability,
  quotes,
  rooms,
  transport,
  accounts,
  agentsModule,
  referralModule,
  commissionModule,
  partnersModule,
  draftsModule,
  holdsModule,
  leadSourcesModule,
  bookingsModule,
  checkoutModule,
  filesModule,
  offlinePaymentsModule,
  refundsModule,
  moneyDeskModule,
  paymentsModule,
  purchasesModule,
  gatewaysModule,
  promotionsModule,
  vouchersModule,
  balanceModule,
  payLinkModule,
  paymentHistoryModule,
  walletModule,
  payoutsModule,
  promoPackagesModule,
  eventsModule,
  ledgerModule,
  cancellationModule,
  changesModule,
  onBehalfModule,
  papersModule,
  paperListModule,
  receiptsModule,
  eInvoicesModule,
  eInvoiceFilesModule,
  currenciesModule,
  roomingListModule,
  enquiriesModule,
  waitingListModule,
  staffSessions,
  securityLogModule,
  frontDeskModule,
  newsModule,
  roomAdmin,
  devMailbox,
];

/** Who is calling, as the accounts and staff modules read it from the token. */
export const readSessionFrom = (deps: Pick<AppDeps, "db" | "settings">): ReadSession => sessionReader(deps);

const hour = 3_600_000;

/** Starts what runs beside the calls, and gives back what ends it once the work at hand is done. */
export async function startJobs(
  deps: Pick<AppDeps, "db" | "pool" | "settings">,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const store = fileStoreOf(deps.settings);
  const hourly = setInterval(() => {
    Promise.all([tidy(deps.db), tidyAccounts(deps.db), tidyFiles({ db: deps.db, store })]).catch(
      (error: unknown) => log.warn({ err: error }, "could not tidy up"),
    );
  }, hour);
  const handlers = jobHandlers({ ...deps, log, deliverMail: mailSender(deps) });
  const stopWork = await workOnJobs(deps.pool, handlers, (error) =>
    log.error({ err: error }, "a job failed"),
  );
  return async () => {
    clearInterval(hourly);
    await stopWork();
  };
}
