import type { AgentContract, PaymentTerms } from "@pulau/domain/agents/contract.ts";
import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { type Language, localeOf } from "../../../plugins/language.ts";

const days = (count: number): Words => ({
  en: count === 1 ? "1 day" : `${count} days`,
  my: `${count} hari`,
  cn: `${count} 天`,
});

/** What was agreed, as sentences that an agent can hold the resort to. Staff read them too, so they speak of the agency. */
export const contractInWords = (contract: AgentContract): Words[] => [
  ...priceWords(contract),
  ...paymentWords(contract.payment),
  validityWords(contract),
];

function priceWords({ model, commission, markdown, priceList, market }: AgentContract): Words[] {
  if (model === "commission") {
    const share = formatShare(commission);
    return [
      {
        en: `Bookings are made at the public price. ${share} of the package’s value is the agency’s commission.`,
        my: `Tempahan dibuat pada harga awam. ${share} daripada nilai pakej ialah komisen agensi.`,
        cn: `按公开价预订，套餐价值的 ${share} 为旅行社的佣金。`,
      },
      ...(priceList === null && market === null ? [] : [ownPrices]),
    ];
  }
  const share = formatShare(markdown);
  const netPrice: Words =
    markdown === 0
      ? {
          en: "Bookings are made at net rates. The agency sets its own selling price.",
          my: "Tempahan dibuat pada kadar bersih. Harga kepada pelanggan terpulang kepada agensi.",
          cn: "按净价预订，对客售价由旅行社自定。",
        }
      : {
          en: `Bookings are made at net rates, ${share} below the package’s value. The agency sets its own selling price.`,
          my: `Tempahan dibuat pada kadar bersih, ${share} di bawah nilai pakej. Harga kepada pelanggan terpulang kepada agensi.`,
          cn: `按净价预订，比套餐价值低 ${share}，对客售价由旅行社自定。`,
        };
  return [
    netPrice,
    {
      en: "Add-ons, boats, fees and taxes cost the same for everybody.",
      my: "Item tambahan, bot, fi dan cukai adalah sama untuk semua orang.",
      cn: "附加项目、船票、费用和税项一律按公开价格计算。",
    },
    ...(priceList === null && market === null ? [] : [ownPrices]),
  ];
}

const ownPrices: Words = {
  en: "The agency has a price list of its own.",
  my: "Agensi mempunyai senarai harga sendiri.",
  cn: "旅行社有专属价目表。",
};

function paymentWords(payment: PaymentTerms): Words[] {
  if (payment.kind === "payNow") {
    return [
      {
        en: "A booking is paid in full when it is made.",
        my: "Tempahan dibayar penuh semasa dibuat.",
        cn: "预订时须全额付款。",
      },
    ];
  }
  if (payment.kind === "payLater") {
    const wait = days(payment.withinDays);
    return [
      {
        en: `A booking is held for ${wait.en}. It must be paid by then, and before the stay begins.`,
        my: `Tempahan ditahan selama ${wait.my} dan mesti dibayar dalam tempoh itu, sebelum penginapan bermula.`,
        cn: `预订保留 ${wait.cn}，须在此期限内且入住前付清。`,
      },
    ];
  }
  const share = formatShare(payment.share);
  const before = days(payment.balanceDaysBefore);
  const deposit: Words = {
    en: `A deposit of ${share} confirms a booking; the rest is due ${before.en} before check-in.`,
    my: `Deposit ${share} mengesahkan tempahan; bakinya perlu dibayar ${before.my} sebelum daftar masuk.`,
    cn: `支付 ${share} 订金即确认预订，余款于入住前 ${before.cn}付清。`,
  };
  if (payment.withinDays === null) return [deposit];
  const wait = days(payment.withinDays);
  return [
    deposit,
    {
      en: `The deposit can be paid within ${wait.en}.`,
      my: `Deposit boleh dibayar dalam tempoh ${wait.my}.`,
      cn: `订金可延后 ${wait.cn}支付。`,
    },
  ];
}

/** A calendar date as each language writes it; of no time zone. */
const dayInWords = (day: Day): Words => {
  const dayIn = (language: Language) =>
    dateFormat(localeOf[language], { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(`${day}T00:00:00Z`),
    );
  return { en: dayIn("en"), my: dayIn("my"), cn: dayIn("cn") };
};

function validityWords({ from, to }: AgentContract): Words {
  const [first, last] = [dayInWords(from), to === null ? null : dayInWords(to)];
  return last === null
    ? {
        en: `For bookings made from ${first.en} on.`,
        my: `Untuk tempahan yang dibuat mulai ${first.my}.`,
        cn: `适用于 ${first.cn}起的预订。`,
      }
    : {
        en: `For bookings made from ${first.en} to ${last.en}.`,
        my: `Untuk tempahan yang dibuat dari ${first.my} hingga ${last.my}.`,
        cn: `适用于 ${first.cn}至${last.cn}的预订。`,
      };
}
