import type { Db } from "../db/connect.ts";
import { inTransaction } from "../db/tx.ts";
import { type Gateways, openGateways } from "../gateways/gateways.ts";
import type { MailJob } from "../mail/mail-job.ts";
import { remindPayment } from "../modules/booking/bookings/public.ts";
import { seatAllLacking } from "../modules/booking/changes/public.ts";
import { endCourtesy } from "../modules/booking/courtesy-holds/public.ts";
import {
  askForDeposit,
  fulfilGroupPayment,
  releaseAtCutOff,
  remindGroup,
} from "../modules/booking/groups/public.ts";
import { hasEnded, sweepHolds } from "../modules/booking/holds/public.ts";
import { remindOfList } from "../modules/booking/rooming-list/public.ts";
import { endOffer, offerFreed } from "../modules/booking/waiting-list/public.ts";
import { askForFeedback } from "../modules/desk/feedback/public.ts";
import { markNoShows } from "../modules/desk/front-desk/public.ts";
import { soilAfterNight } from "../modules/desk/housekeeping/public.ts";
import { closeDeparted } from "../modules/desk/sailings/public.ts";
import { fileStoreOf } from "../modules/ground/files/public.ts";
import { chaseBalance, chaseBalances } from "../modules/money/balance/public.ts";
import { importRates } from "../modules/money/currencies/public.ts";
import { checkAndReport, type LedgerLog, sealAndReport } from "../modules/money/ledger/public.ts";
import { findUnmatched } from "../modules/money/money-desk/public.ts";
import { issueBookingPapers, issuePlacesPapers } from "../modules/money/papers/public.ts";
import {
  expireUnpaid,
  pollPayment,
  receiveGatewayEvent,
  sendRefund,
} from "../modules/money/payments/public.ts";
import { fulfilPhoneSale } from "../modules/money/till-sales/public.ts";
import { creditTopUp } from "../modules/money/wallet/public.ts";
import { settleOutstanding } from "../modules/partners/commission/public.ts";
import { endOwnData, makeExport } from "../modules/people/own-data/public.ts";
import { makeAddOnDays } from "../modules/selling/add-on-admin/public.ts";
import { makeSailings } from "../modules/selling/boat-admin/public.ts";
import { makeTickets, recogniseEventRevenue, refundEvent } from "../modules/selling/events/public.ts";
import { publishPlanned } from "../modules/selling/price-drafts/public.ts";
import { createBought, expirePackages } from "../modules/selling/promo-packages/public.ts";
import { type Fulfilments, fulfilPurchase } from "../modules/selling/purchases/public.ts";
import { carryOnClosures } from "../modules/selling/room-closures/public.ts";
import { makeVehicleDays } from "../modules/selling/transfer-admin/public.ts";
import { endVouchers, issueVouchers } from "../modules/selling/vouchers/public.ts";
import { createSealer } from "../plugins/seal.ts";
import type { Settings } from "../settings.ts";
import type { JobHandlers } from "./jobs.ts";

/** What each flow does with a purchase that has its money. */
const fulfilments: Fulfilments = {
  "top-up": creditTopUp,
  "package-deposit": createBought,
  event: makeTickets,
  "promo-code": issueVouchers,
  till: fulfilPhoneSale,
  group: fulfilGroupPayment,
};

/** What each job does. A handler that throws is tried again later. */
export function jobHandlers(deps: {
  db: Db;
  settings: Settings;
  deliverMail: (job: MailJob) => Promise<void>;
  /** Those of the settings unless told. */
  gateways?: Gateways;
  /** Where the ledger's seals and its breaks are written down, out of the database's reach. */
  log?: LedgerLog;
}): JobHandlers {
  const { db, settings } = deps;
  const { gateways: given } = deps;
  const gateways = given ? async () => given : openGateways(db, settings);
  const sealer = createSealer(settings);
  return {
    "apply-message": async ({ inboxId }) => receiveGatewayEvent(db, await gateways(), inboxId),
    "issue-invoice": ({ bookingId }) => inTransaction(db, (tx) => issueBookingPapers(tx, bookingId)),
    "issue-places-papers": ({ purchaseId }) => inTransaction(db, (tx) => issuePlacesPapers(tx, purchaseId)),
    "lapse-booking": async (booking) => expireUnpaid({ db, gateways: await gateways() }, booking),
    "lapse-purchase": async (purchase) => expireUnpaid({ db, gateways: await gateways() }, purchase),
    "fulfil-purchase": ({ purchaseId }) =>
      inTransaction(db, (tx) => fulfilPurchase(tx, purchaseId, fulfilments)),
    "chase-balances": () => chaseBalances(db),
    "chase-balance": async ({ bookingId }) => chaseBalance(db, await gateways(), bookingId),
    "poll-payment": async (wanted) =>
      pollPayment({ db, gateways: await gateways(), publicUrl: settings.publicUrl }, wanted),
    "remind-rooming-list": (data) => inTransaction(db, (tx) => remindOfList(tx, data)),
    "remind-group": (data) => inTransaction(db, (tx) => remindGroup(tx, data)),
    "ask-group-deposit": (data) => inTransaction(db, (tx) => askForDeposit(tx, data)),
    "release-group": ({ groupId }) => inTransaction(db, (tx) => releaseAtCutOff(tx, groupId)),
    "return-money": async ({ refundId }) => sendRefund(db, await gateways(), refundId),
    "send-mail": deps.deliverMail,
    "mark-no-shows": () => markNoShows(db),
    "soil-rooms": () => soilAfterNight(db),
    "offer-freed": async ({ holdId, ...freed }) => {
      if (holdId === undefined || (await hasEnded(db, holdId))) await offerFreed(db, sealer, freed);
    },
    "end-offer": ({ entryId }) => inTransaction(db, (tx) => endOffer(tx, entryId)),
    "end-courtesy-hold": ({ holdId }) => inTransaction(db, (tx) => endCourtesy(tx, holdId)),
    // A bank that is silent is written down, and asked again after its next session.
    "import-rates": async () => {
      await importRates(db, { url: settings.bankNegaraUrl });
    },
    "publish-prices": (planned) => publishPlanned(db, planned),
    "make-sailings": async () => {
      await makeSailings(db);
      await makeVehicleDays(db);
      await makeAddOnDays(db);
      await carryOnClosures(db);
    },
    "close-departed": () => closeDeparted(db, sealer),
    "remind-payment": (wanted) => inTransaction(db, (tx) => remindPayment(tx, wanted)),
    "settle-commissions": () => settleOutstanding(db),
    "expire-packages": () => expirePackages(db),
    "earn-events": () => recogniseEventRevenue(db),
    "refund-event": ({ eventId }) => refundEvent(db, eventId),
    "seal-ledger": () => sealAndReport(db, deps.log),
    "check-ledger": () => checkAndReport(db, deps.log),
    "ask-feedback": () => askForFeedback(db),
    "end-vouchers": () => endVouchers(db),
    "find-unmatched": () => findUnmatched(db),
    "sweep-holds": async () => {
      await sweepHolds(db);
    },
    "end-own-data": () => endOwnData({ db, store: fileStoreOf(settings), sealer }),
    "make-export": ({ exportId }) => makeExport({ db, store: fileStoreOf(settings), sealer }, exportId),
    "seat-parked": () => seatAllLacking(db),
  };
}
