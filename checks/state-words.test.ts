import { auditActs } from "@pulau/domain/access/audit-acts.ts";
import { describe, expect, it } from "vitest";
import { ownStateWords, stateWords } from "../apps/api/src/listing/state-words.ts";
import { paymentCells } from "../apps/api/src/modules/money/payment-history/payment-cells.ts";
import { modules } from "../apps/api/src/modules.ts";
import cnCommission from "../apps/web/src/i18n/cn/commission.ts";
import cnEnquiries from "../apps/web/src/i18n/cn/enquiries.ts";
import cnEvents from "../apps/web/src/i18n/cn/events.ts";
import cnPartners from "../apps/web/src/i18n/cn/partners.ts";
import cnPayments from "../apps/web/src/i18n/cn/payments.ts";
import cnPieces from "../apps/web/src/i18n/cn/pieces.ts";
import cnPromoPackages from "../apps/web/src/i18n/cn/promo-packages.ts";
import cnPromotions from "../apps/web/src/i18n/cn/promotions.ts";
import cnAudit from "../apps/web/src/i18n/cn/staff/audit-log.ts";
import cnBooks from "../apps/web/src/i18n/cn/staff/books.ts";
import cnMoney from "../apps/web/src/i18n/cn/staff/money.ts";
import cnStaffPromotions from "../apps/web/src/i18n/cn/staff/staff-promotions.ts";
import cnStaff from "../apps/web/src/i18n/cn/staff.ts";
import cnTransfer from "../apps/web/src/i18n/cn/transfer.ts";
import cnTrips from "../apps/web/src/i18n/cn/trips.ts";
import cnWallet from "../apps/web/src/i18n/cn/wallet.ts";
import cnWallets from "../apps/web/src/i18n/cn/wallets.ts";
import enCommission from "../apps/web/src/i18n/en/commission.ts";
import enEnquiries from "../apps/web/src/i18n/en/enquiries.ts";
import enEvents from "../apps/web/src/i18n/en/events.ts";
import enPartners from "../apps/web/src/i18n/en/partners.ts";
import enPayments from "../apps/web/src/i18n/en/payments.ts";
import enPieces from "../apps/web/src/i18n/en/pieces.ts";
import enPromoPackages from "../apps/web/src/i18n/en/promo-packages.ts";
import enPromotions from "../apps/web/src/i18n/en/promotions.ts";
import enAudit from "../apps/web/src/i18n/en/staff/audit-log.ts";
import enBooks from "../apps/web/src/i18n/en/staff/books.ts";
import enMoney from "../apps/web/src/i18n/en/staff/money.ts";
import enStaffPromotions from "../apps/web/src/i18n/en/staff/staff-promotions.ts";
import enStaff from "../apps/web/src/i18n/en/staff.ts";
import enTransfer from "../apps/web/src/i18n/en/transfer.ts";
import enTrips from "../apps/web/src/i18n/en/trips.ts";
import enWallet from "../apps/web/src/i18n/en/wallet.ts";
import enWallets from "../apps/web/src/i18n/en/wallets.ts";
import myCommission from "../apps/web/src/i18n/my/commission.ts";
import myEnquiries from "../apps/web/src/i18n/my/enquiries.ts";
import myEvents from "../apps/web/src/i18n/my/events.ts";
import myPartners from "../apps/web/src/i18n/my/partners.ts";
import myPayments from "../apps/web/src/i18n/my/payments.ts";
import myPieces from "../apps/web/src/i18n/my/pieces.ts";
import myPromoPackages from "../apps/web/src/i18n/my/promo-packages.ts";
import myPromotions from "../apps/web/src/i18n/my/promotions.ts";
import myAudit from "../apps/web/src/i18n/my/staff/audit-log.ts";
import myBooks from "../apps/web/src/i18n/my/staff/books.ts";
import myMoney from "../apps/web/src/i18n/my/staff/money.ts";
import myStaffPromotions from "../apps/web/src/i18n/my/staff/staff-promotions.ts";
import myStaff from "../apps/web/src/i18n/my/staff.ts";
import myTransfer from "../apps/web/src/i18n/my/transfer.ts";
import myTrips from "../apps/web/src/i18n/my/trips.ts";
import myWallet from "../apps/web/src/i18n/my/wallet.ts";
import myWallets from "../apps/web/src/i18n/my/wallets.ts";

const spoken = {
  en: {
    chips: enPieces,
    trips: enTrips,
    payments: enPayments,
    transfer: enTransfer,
    staff: enStaff,
    money: enMoney,
    audit: enAudit,
    books: enBooks,
    events: enEvents,
    partners: enPartners,
    promoPackages: enPromoPackages,
    promotions: enPromotions,
    staffPromotions: enStaffPromotions,
    wallet: enWallet,
    wallets: enWallets,
    enquiries: enEnquiries,
    commission: enCommission,
  },
  my: {
    chips: myPieces,
    trips: myTrips,
    payments: myPayments,
    transfer: myTransfer,
    staff: myStaff,
    money: myMoney,
    audit: myAudit,
    books: myBooks,
    events: myEvents,
    partners: myPartners,
    promoPackages: myPromoPackages,
    promotions: myPromotions,
    staffPromotions: myStaffPromotions,
    wallet: myWallet,
    wallets: myWallets,
    enquiries: myEnquiries,
    commission: myCommission,
  },
  cn: {
    chips: cnPieces,
    trips: cnTrips,
    payments: cnPayments,
    transfer: cnTransfer,
    staff: cnStaff,
    money: cnMoney,
    audit: cnAudit,
    books: cnBooks,
    events: cnEvents,
    partners: cnPartners,
    promoPackages: cnPromoPackages,
    promotions: cnPromotions,
    staffPromotions: cnStaffPromotions,
    wallet: cnWallet,
    wallets: cnWallets,
    enquiries: cnEnquiries,
    commission: cnCommission,
  },
} as const;

const states = ["captured", "declined", "awaitingVerification"] as const;

describe.each(["en", "my", "cn"] as const)("the state of a payment in %s", (language) => {
  const { chips, trips, payments, transfer, staff, money } = spoken[language];
  const { success, failed, awaitingVerification } = chips.payment;

  it.each([
    ["a booking's payments", trips.payments.states],
    ["the payment history", payments.states],
    ["a guest's slips", transfer.states],
    ["staff's booking", staff.paymentStates],
    ["staff's payments", money.states],
  ] as const)("has on %s the word of the booking itself", (_, words) => {
    expect(states.map((state) => words[state])).toEqual([success, failed, awaitingVerification]);
  });

  it("is told by a booking and by the payment history in the same words, and so is the way it was paid", () => {
    expect(trips.payments.states).toEqual(payments.states);
    expect(payments.gateways).toMatchObject(trips.payments.gateways);
  });

  it("has it in the file too", () => {
    const { state } = paymentCells({ language, timeZone: "Asia/Kuala_Lumpur" });
    const inFile = states.map((value) => state({ state: value } as Parameters<typeof state>[0]));
    expect(inFile).toEqual([success, failed, awaitingVerification]);
  });
});

describe.each(["en", "my", "cn"] as const)("one state in %s", (language) => {
  const { chips, staff, trips, commission, wallet, wallets } = spoken[language];

  it("of a stay has one word on the day's page, in lists and on the booking", () => {
    expect([staff.today.stats.inHouse, staff.today.lists.inHouse]).toEqual([
      chips.stay.inHouse,
      chips.stay.inHouse,
    ]);
    expect(staff.booking.paid).toBe(trips.price.paid);
  });

  it("of money that leaves a wallet has one word for staff, for its owner and on a commission", () => {
    const { requested, paid } = wallets.payouts.states;
    expect(wallet.payout.states).toEqual(wallets.payouts.states);
    expect(commission.states).toMatchObject({ requested, paid });
    expect(wallets.payouts.states.cancelled).toBe(chips.stay.cancelled);
    expect(wallets.payouts.states.cancelled).not.toBe(commission.states.reversed);
  });
});

type Tree = { readonly [key: string]: string | Tree };

/** The acts of the audit log by their words, as its page finds them: a word of its own, else of a booking's history. */
function wordsOfActs(own: Tree, ofBookings: Tree) {
  const at = (tree: Tree, act: string) =>
    act.split(".").reduce<string | Tree | undefined>((found, key) => {
      return typeof found === "object" ? found[key] : undefined;
    }, tree);
  return Object.fromEntries(auditActs.map((act) => [act, at(own, act) ?? at(ofBookings, act)]));
}

describe.each(["en", "my", "cn"] as const)("the files of staff's lists in %s", (language) => {
  const words = spoken[language];
  const { chips, money, books, wallets, enquiries, commission } = words;
  const { models } = words.partners.contract;
  const { payment, refund, void: voided } = money.list;

  const families = [
    ["stay", chips.stay],
    ["bookingPayment", chips.payment],
    ["money", money.states],
    ["movement", { payment, refund, void: voided }],
    ["payout", wallets.payouts.states],
    ["account", wallets.payouts.kinds],
    ["wait", enquiries.wait.states],
    ["enquiry", enquiries.states],
    ["commission", commission.states],
    ["paper", books.kindOf],
    ["paperReason", books.reasons],
    ["commissionKind", commission.kinds],
    ["contract", { commission: models.commission, net: models.net }],
    ["event", words.events.staff.states],
    ["ticket", { adult: words.events.ticket.adult, child: words.events.ticket.child }],
    ["promoPackage", words.promoPackages.staff.states],
    ["promoCode", words.staffPromotions.types],
    ["voucher", words.promotions.voucher.states],
    ["auditAct", wordsOfActs(words.audit.acts, words.staff.history.happenings)],
    ["auditSubject", words.audit.subjects],
  ] as const satisfies readonly (readonly [keyof typeof stateWords, unknown])[];

  it.each(families)("call a state of %s what the page calls it", (family, shown) => {
    const inFile = Object.entries(stateWords[family]).map(([state, words]) => [state, words[language]]);
    expect(Object.fromEntries(inFile)).toEqual(shown);
  });

  it("have no other states that several lists share", () => {
    expect(families.map(([family]) => family).toSorted()).toEqual(Object.keys(stateWords).toSorted());
  });

  it("call the states of one list what its page calls them", async () => {
    expect(modules.length).toBeGreaterThan(60);
    expect(ownStateWords.length).toBeGreaterThan(0);
    for (const { page, words } of ownStateWords) {
      const inFile = Object.entries(words).map(([state, named]) => [state, named[language]]);
      expect(Object.fromEntries(inFile), page).toEqual(await wordsAt(page, language));
    }
  });
});

const namespaces = import.meta.glob<Tree>("../apps/web/src/i18n/{en,my,cn}/**/*.ts", { import: "default" });

/** What stands at a key of a namespace: `security-log:kinds`. */
async function wordsAt(page: string, language: string): Promise<unknown> {
  const [namespace = "", key = ""] = page.split(":");
  const path = `../apps/web/src/i18n/${language}/`;
  const load = namespaces[`${path}${namespace}.ts`] ?? namespaces[`${path}staff/${namespace}.ts`];
  if (!load) throw new Error(`no page speaks ${namespace}`);
  const at = (tree: Tree | string | undefined, part: string) =>
    typeof tree === "object" ? tree[part] : undefined;
  return key.split(".").reduce<Tree | string | undefined>(at, await load());
}

it("is Success once it is paid", () => {
  expect(enPieces.payment.success).toBe("Success");
});
