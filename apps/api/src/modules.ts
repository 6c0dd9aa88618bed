import type { FastifyBaseLogger } from "fastify";
import { jobHandlers } from "./jobs/handlers.ts";
import { workOnJobs } from "./jobs/queue.ts";
import { mailSender } from "./jobs/send-mail.ts";
import { importProgress } from "./listing/import/progress.ts";
import { devMailbox } from "./mail/dev-mailbox.ts";
import { mailTextsModule } from "./mail/texts/routes.ts";
import type { AppDeps, Module } from "./module.ts";
import { bookingsModule } from "./modules/booking/bookings/routes.ts";
import { cancellationModule } from "./modules/booking/cancellation/routes.ts";
import { changesModule } from "./modules/booking/changes/routes.ts";
import { checkoutModule } from "./modules/booking/checkout/routes.ts";
import { draftsModule } from "./modules/booking/drafts/routes.ts";
import { enquiriesModule } from "./modules/booking/enquiries/routes.ts";
import { holdsModule } from "./modules/booking/holds/routes.ts";
import { leadSourcesModule } from "./modules/booking/lead-sources/routes.ts";
import { onBehalfModule } from "./modules/booking/on-behalf/routes.ts";
import { linkedListModule } from "./modules/booking/rooming-list/link-routes.ts";
import { roomingListModule } from "./modules/booking/rooming-list/routes.ts";
import { waitingListModule } from "./modules/booking/waiting-list/routes.ts";
import { feedback } from "./modules/desk/feedback/routes.ts";
import { frontDeskModule } from "./modules/desk/front-desk/routes.ts";
import { settingUpModule } from "./modules/desk/setting-up/routes.ts";
import { auditLogModule } from "./modules/ground/audit-log/routes.ts";
import { fileStoreOf, tidyFiles } from "./modules/ground/files/public.ts";
import { filesModule } from "./modules/ground/files/routes.ts";
import { newsModule } from "./modules/ground/news/routes.ts";
import { pagesModule } from "./modules/ground/pages/routes.ts";
import { resort } from "./modules/ground/resort/routes.ts";
import { settingsModule } from "./modules/ground/resort/setting-routes.ts";
import { securityLogModule } from "./modules/ground/security-log/routes.ts";
import { balanceModule } from "./modules/money/balance/routes.ts";
import { currenciesModule } from "./modules/money/currencies/routes.ts";
import { eInvoiceFilesModule } from "./modules/money/e-invoices/file-routes.ts";
import { eInvoicesModule } from "./modules/money/e-invoices/routes.ts";
import { gatewaysModule } from "./modules/money/gateways/routes.ts";
import { ledgerModule } from "./modules/money/ledger/routes.ts";
import { moneyDeskModule } from "./modules/money/money-desk/routes.ts";
import { offlinePaymentsModule } from "./modules/money/offline-payments/routes.ts";
import { paperListModule } from "./modules/money/papers/admin-routes.ts";
import { receiptsModule } from "./modules/money/papers/receipt-routes.ts";
import { papersModule } from "./modules/money/papers/routes.ts";
import { payLinkModule } from "./modules/money/pay-link/routes.ts";
import { paymentHistoryModule } from "./modules/money/payment-history/routes.ts";
import { paymentsModule } from "./modules/money/payments/routes.ts";
import { payoutsModule } from "./modules/money/payouts/routes.ts";
import { refundsModule } from "./modules/money/refunds/routes.ts";
import { walletModule } from "./modules/money/wallet/routes.ts";
import { agentsModule } from "./modules/partners/agents/routes.ts";
import { commissionModule } from "./modules/partners/commission/routes.ts";
import { partnersModule } from "./modules/partners/partners/routes.ts";
import { priceListsModule } from "./modules/partners/price-lists/routes.ts";
import { referralModule } from "./modules/partners/referral/routes.ts";
import { sessionReader, tidyAccounts } from "./modules/people/accounts/public.ts";
import { accounts } from "./modules/people/accounts/routes.ts";
import { passkeysModule } from "./modules/people/passkeys/routes.ts";
import { preferencesModule } from "./modules/people/preferences/routes.ts";
import { staffSessions } from "./modules/people/staff/session-routes.ts";
import { staffLists } from "./modules/people/staff-lists/routes.ts";
import { twoStepModule } from "./modules/people/two-step/routes.ts";
import { addOnAdmin } from "./modules/selling/add-on-admin/routes.ts";
import { deskAvailability } from "./modules/selling/availability/desk-routes.ts";
import { availability } from "./modules/selling/availability/routes.ts";
import { boatAdmin } from "./modules/selling/boat-admin/routes.ts";
import { catalogue } from "./modules/selling/catalogue/routes.ts";
import { catalogueFileModule } from "./modules/selling/catalogue-file/routes.ts";
import { eventsModule } from "./modules/selling/events/routes.ts";
import { packageAdmin } from "./modules/selling/package-admin/routes.ts";
import { priceDrafts } from "./modules/selling/price-drafts/routes.ts";
import { promoPackagesModule } from "./modules/selling/promo-packages/routes.ts";
import { promotionsModule } from "./modules/selling/promotions/routes.ts";
import { purchasesModule } from "./modules/selling/purchases/routes.ts";
import { quotes } from "./modules/selling/quotes/routes.ts";
import { resortChargesModule } from "./modules/selling/resort-charges/routes.ts";
import { roomAdmin } from "./modules/selling/room-admin/routes.ts";
import { roomLists } from "./modules/selling/room-lists/routes.ts";
import { rooms } from "./modules/selling/rooms/routes.ts";
import { transferAdmin } from "./modules/selling/transfer-admin/routes.ts";
import { transport } from "./modules/selling/transport/routes.ts";
import { vouchersModule } from "./modules/selling/vouchers/routes.ts";
import type { ReadSession } from "./plugins/session.ts";
import { tidy } from "./plugins/tidy.ts";

/** Every module of the API, in the order in which `/docs` lists their calls. */
export const modules: readonly Module[] = [
  resort,
  catalogue,
  catalogueFileModule,
  priceDrafts,
  packageAdmin,
  availability,
  deskAvailability,
  quotes,
  rooms,
  transport,
  boatAdmin,
  addOnAdmin,
  transferAdmin,
  feedback,
  accounts,
  twoStepModule,
  passkeysModule,
  preferencesModule,
  agentsModule,
  referralModule,
  commissionModule,
  partnersModule,
  priceListsModule,
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
  linkedListModule,
  enquiriesModule,
  waitingListModule,
  staffSessions,
  importProgress,
  staffLists,
  securityLogModule,
  auditLogModule,
  settingsModule,
  pagesModule,
  mailTextsModule,
  frontDeskModule,
  settingUpModule,
  newsModule,
  roomAdmin,
  roomLists,
  resortChargesModule,
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
