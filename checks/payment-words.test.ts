import { describe, expect, it } from "vitest";
import { paymentCells } from "../apps/api/src/modules/money/payment-history/payment-cells.ts";
import cnPayments from "../apps/web/src/i18n/cn/payments.ts";
import cnMoney from "../apps/web/src/i18n/cn/staff/money.ts";
import cnStaff from "../apps/web/src/i18n/cn/staff.ts";
import cnTransfer from "../apps/web/src/i18n/cn/transfer.ts";
import cnTrips from "../apps/web/src/i18n/cn/trips.ts";
import cnUi from "../apps/web/src/i18n/cn/ui.ts";
import enPayments from "../apps/web/src/i18n/en/payments.ts";
import enMoney from "../apps/web/src/i18n/en/staff/money.ts";
import enStaff from "../apps/web/src/i18n/en/staff.ts";
import enTransfer from "../apps/web/src/i18n/en/transfer.ts";
import enTrips from "../apps/web/src/i18n/en/trips.ts";
import enUi from "../apps/web/src/i18n/en/ui.ts";
import myPayments from "../apps/web/src/i18n/my/payments.ts";
import myMoney from "../apps/web/src/i18n/my/staff/money.ts";
import myStaff from "../apps/web/src/i18n/my/staff.ts";
import myTransfer from "../apps/web/src/i18n/my/transfer.ts";
import myTrips from "../apps/web/src/i18n/my/trips.ts";
import myUi from "../apps/web/src/i18n/my/ui.ts";

const spoken = {
  en: {
    ui: enUi,
    trips: enTrips,
    payments: enPayments,
    transfer: enTransfer,
    staff: enStaff,
    money: enMoney,
  },
  my: {
    ui: myUi,
    trips: myTrips,
    payments: myPayments,
    transfer: myTransfer,
    staff: myStaff,
    money: myMoney,
  },
  cn: {
    ui: cnUi,
    trips: cnTrips,
    payments: cnPayments,
    transfer: cnTransfer,
    staff: cnStaff,
    money: cnMoney,
  },
} as const;

const states = ["captured", "declined", "awaitingVerification"] as const;

describe.each(["en", "my", "cn"] as const)("the state of a payment in %s", (language) => {
  const { ui, trips, payments, transfer, staff, money } = spoken[language];
  const { success, failed, awaitingVerification } = ui.payment;

  it.each([
    ["a booking's payments", trips.payments.states],
    ["the payment history", payments.states],
    ["a guest's slips", transfer.states],
    ["staff's booking", staff.paymentStates],
    ["staff's payments", money.states],
  ] as const)("has on %s the word of the booking itself", (_, words) => {
    expect(states.map((state) => words[state])).toEqual([success, failed, awaitingVerification]);
  });

  it("has it in the file too", () => {
    const { state } = paymentCells({ language, timeZone: "Asia/Kuala_Lumpur" });
    const inFile = states.map((value) => state({ state: value } as Parameters<typeof state>[0]));
    expect(inFile).toEqual([success, failed, awaitingVerification]);
  });
});

it("is Success once it is paid", () => {
  expect(enUi.payment.success).toBe("Success");
});
