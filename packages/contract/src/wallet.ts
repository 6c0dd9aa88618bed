import type { BookingId, LedgerEntryId, PayoutId, PurchaseId } from "@pulau/domain/ids.ts";
import { walletKinds } from "@pulau/domain/ledger/wallet-kinds.ts";
import { z } from "zod";
import { AmountField, DayField, Done, idOf, Moment, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { purchaseFlows } from "./purchases.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const limitSen = AmountField.min(100, { error: "ringgit" }).max(10_000_000, { error: "tooLarge" });

/** What staff say of wallets. Amounts are in sen, both ends of the top-up's range included. */
export const WalletSetting = z
  .object({
    /** Whether wallets take money and pay with it. What is in them stays its owner's. */
    enabled: z.boolean(),
    topUp: z.object({ minSen: limitSen, maxSen: limitSen }),
    payout: z.object({
      enabled: z.boolean(),
      minSen: limitSen,
      /** Whether who approved a payout can't be who marks it as paid. */
      secondPerson: z.boolean(),
    }),
  })
  .refine(({ topUp }) => topUp.minSen <= topUp.maxSen, { error: "range", path: ["topUp", "maxSen"] })
  .meta({
    example: {
      enabled: true,
      topUp: { minSen: 10_000, maxSen: 100_000 },
      payout: { enabled: true, minSen: 5_000, secondPerson: true },
    },
  });
export type WalletSetting = z.infer<typeof WalletSetting>;

export const walletSettingRoute = defineRoute({
  method: "GET",
  path: "/api/wallet-setting",
  scope: "user",
  tag: "Wallet",
  summary: "The limits of top-ups, and whether payouts are possible",
  reply: WalletSetting,
});

/** Of an intersection, for the rules of a setting go over several of its fields. */
const VersionedWalletSetting = WalletSetting.and(z.object({ version: VersionField }));

export const staffWalletSettingRoute = defineRoute({
  method: "GET",
  path: "/admin/api/wallet-setting",
  scope: "staff",
  permission: ["wallets", "read"],
  tag: "Wallet",
  summary: "The wallet settings",
  reply: VersionedWalletSetting,
});

export const setWalletSettingRoute = defineRoute({
  method: "PUT",
  versioned: "walletSetting",
  path: "/admin/api/wallet-setting",
  scope: "staff",
  permission: ["settings", "write"],
  tag: "Wallet",
  summary: "Change the limits of top-ups, and whether and from what amount payouts are possible",
  body: WalletSetting,
  reply: Done,
});

/** A top-up within the range, in whole sen. One schema for the form and for the server. */
export const topUpBody = ({ minSen, maxSen }: WalletSetting["topUp"]) =>
  z.object({
    amountSen: z
      .int({ error: "topUpRange" })
      .min(minSen, { error: "topUpRange" })
      .max(maxSen, { error: "topUpRange" }),
  });

export const topUpRoute = defineRoute({
  method: "POST",
  path: "/api/wallet/top-up",
  scope: "user",
  roles: ["admin", "editor"],
  tag: "Wallet",
  summary: "Start a top-up, to be paid like any purchase; its limits are in the wallet settings",
  idempotent: true,
  body: z.object({ amountSen: SenField.positive() }).meta({ example: { amountSen: 25_000 } }),
  reply: z.object({ _id: idOf<PurchaseId>().meta({ description: "the purchase to pay" }), payUntil: Moment }),
  status: 201,
  failures: ["WALLET_OFF", "PURCHASE_QUOTA"],
});

export const WalletMovement = z.object({
  _id: idOf<LedgerEntryId>(),
  at: Moment,
  kind: z.enum(walletKinds),
  /** Positive came in, negative went out. */
  sen: SenField,
  /** What the wallet held after it, reserved amounts included. */
  balanceSen: SenField,
  booking: z.object({ _id: idOf<BookingId>(), number: z.string(), name: WordsField }).nullable(),
  purchase: z
    .object({ _id: idOf<PurchaseId>(), number: z.string(), name: WordsField, flow: z.enum(purchaseFlows) })
    .nullable(),
  payout: z.object({ _id: idOf<PayoutId>(), number: z.string() }).nullable(),
});
export type WalletMovement = z.infer<typeof WalletMovement>;

export const walletMovementsRoute = defineList({
  path: "/api/wallet/transactions",
  scope: "user",
  tag: "Wallet",
  summary: "All movements of the wallet, newest first, with the balance after each",
  rows: "transactions",
  row: WalletMovement,
  filters: {
    kind: z.enum(walletKinds).optional(),
    /** Money that came in, or that went out. */
    direction: z.enum(["in", "out"]).optional(),
    /** Both days included, as they are at the resort. */
    from: DayField.optional(),
    to: DayField.optional(),
  },
  search: "the numbers of bookings, purchases and payouts, and their names",
  sorts: ["-at", "at"],
  extra: {
    /** Of all that was found, not of this page alone. */
    inSen: SenField,
    outSen: SenField,
  },
  csv: {
    name: "wallet",
    path: "/api/wallet/transactions/csv",
    columns: ["day", "time", "kind", "for", "number", "in", "out", "balance"],
  },
});

export const walletCsvRoute = walletMovementsRoute.csv;
