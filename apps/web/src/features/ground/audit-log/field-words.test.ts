import { BoatBody } from "@pulau/contract/boats-admin.ts";
import { CurrencyAdd, CurrencyChange } from "@pulau/contract/currencies.ts";
import { EventBody } from "@pulau/contract/event-admin.ts";
import { MailText } from "@pulau/contract/mail-texts.ts";
import { PackageBody, PackageOptionBody } from "@pulau/contract/package-admin.ts";
import { PageText } from "@pulau/contract/pages.ts";
import { ContractBody, LinkBody } from "@pulau/contract/partners.ts";
import { PromoPackageBody } from "@pulau/contract/promo-package-admin.ts";
import { saveResortChargesRoute } from "@pulau/contract/resort-charges.ts";
import { StaffRewardSettings } from "@pulau/contract/rewards.ts";
import { RoomTypeBody, updateRoomRoute } from "@pulau/contract/room-admin.ts";
import { settingGroups } from "@pulau/contract/settings/groups.ts";
import { PromoCodeInput } from "@pulau/contract/staff-promo-codes.ts";
import { WalletSetting } from "@pulau/contract/wallet.ts";
import { describe, expect, it } from "vitest";
import cnLog from "../../../i18n/cn/staff/audit-log.ts";
import cnFile from "../../../i18n/cn/staff/catalogue-file.ts";
import enLog from "../../../i18n/en/staff/audit-log.ts";
import enFile from "../../../i18n/en/staff/catalogue-file.ts";
import myLog from "../../../i18n/my/staff/audit-log.ts";
import myFile from "../../../i18n/my/staff/catalogue-file.ts";
import { isShownName } from "./shown-fields.ts";

const words = {
  en: { ...enFile.parts, ...enLog.fields },
  my: { ...myFile.parts, ...myLog.fields },
  cn: { ...cnFile.parts, ...cnLog.fields },
};

/** What is told by another name than it is sent: ids as what they are the ids of. */
const shownAs: Readonly<Record<string, string>> = {
  packageId: "package",
  packageIds: "packages",
  bedOptionId: "beds",
  optionId: "option",
  taxIds: "taxes",
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

type Schema = { readonly _zod?: { readonly def: Record<string, unknown> }; readonly shape?: object };

/** The names of a schema's fields, in whatever they stand. Keys that a resort makes itself have no words of ours. */
function namesIn(schema: unknown): string[] {
  const { _zod, shape } = (schema ?? {}) as Schema;
  const { type, element, valueType, innerType, in: input, options = [] } = _zod?.def ?? {};
  if (type === "object")
    return Object.entries(shape ?? {}).flatMap(([name, field]) => [shownAs[name] ?? name, ...namesIn(field)]);
  return [element, valueType, innerType, input, ...(options as unknown[])].flatMap((inner) =>
    inner === undefined ? [] : namesIn(inner),
  );
}

describe.each(["en", "my", "cn"] as const)("the audit log in %s", (language) => {
  it.each(Object.entries(schemas))("has a word for each field of %s", (_, { shape }) => {
    const fields = Object.keys(shape).map((field) => shownAs[field] ?? field);
    expect(fields.filter((field) => !(field in words[language]))).toEqual([]);
  });

  it.each(
    Object.entries({
      ...settingGroups,
      boat: BoatBody,
      package: PackageBody,
      option: PackageOptionBody,
      event: EventBody,
      ahead: PromoPackageBody,
      charges: saveResortChargesRoute.body,
    }),
  )("has a word for each field of %s, however deep", (_, schema) =>
    expect(namesIn(schema).filter((field) => isShownName(field) && !(field in words[language]))).toEqual([]),
  );

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
