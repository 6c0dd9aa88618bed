import { CurrencyAdd, CurrencyChange } from "@pulau/contract/currencies.ts";
import { MailText } from "@pulau/contract/mail-texts.ts";
import { PageText } from "@pulau/contract/pages.ts";
import { ContractBody, LinkBody } from "@pulau/contract/partners.ts";
import { StaffRewardSettings } from "@pulau/contract/rewards.ts";
import { RoomTypeBody, updateRoomRoute } from "@pulau/contract/room-admin.ts";
import { PromoCodeInput } from "@pulau/contract/staff-promo-codes.ts";
import { WalletSetting } from "@pulau/contract/wallet.ts";
import { describe, expect, it } from "vitest";
import cnLog from "../../../i18n/cn/staff/audit-log.ts";
import cnFile from "../../../i18n/cn/staff/catalogue-file.ts";
import enLog from "../../../i18n/en/staff/audit-log.ts";
import enFile from "../../../i18n/en/staff/catalogue-file.ts";
import myLog from "../../../i18n/my/staff/audit-log.ts";
import myFile from "../../../i18n/my/staff/catalogue-file.ts";

const words = {
  en: { ...enFile.parts, ...enLog.fields },
  my: { ...myFile.parts, ...myLog.fields },
  cn: { ...cnFile.parts, ...cnLog.fields },
};

/** What is told by another name than it is sent: ids as what they are the ids of. */
const toldAs: Readonly<Record<string, string>> = {
  packageId: "package",
  packageIds: "packages",
  bedOptionId: "beds",
};

const schemas = {
  "a promo code": PromoCodeInput,
  "a currency": CurrencyAdd,
  "a change of a currency": CurrencyChange,
  "a room": updateRoomRoute.body,
  "a room type": RoomTypeBody,
  "the wallets": WalletSetting,
  "the limits of top-ups": WalletSetting.shape.topUp,
  "the limits of payouts": WalletSetting.shape.payout,
  "the rewards": StaffRewardSettings,
  "a contract": ContractBody,
  "an influencer's link": LinkBody,
  "a page": PageText,
  "an e-mail": MailText,
};

describe.each(["en", "my", "cn"] as const)("the audit log in %s", (language) => {
  it.each(Object.entries(schemas))("has a word for each field of %s", (_, { shape }) => {
    const fields = Object.keys(shape).map((field) => toldAs[field] ?? field);
    expect(fields.filter((field) => !(field in words[language]))).toEqual([]);
  });

  it("has words for what it adds itself", () => {
    const added = [
      "totalUses",
      "connecting",
      "bedOptions",
      "address",
      "place",
      "balanceDaysBefore",
      "withinDays",
    ];
    expect(added.filter((field) => !(field in words[language]))).toEqual([]);
  });
});
