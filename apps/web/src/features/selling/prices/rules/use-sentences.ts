import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Extra, Fee, Surcharge } from "@pulau/domain/catalogue/charges.ts";
import type { GuestConditions, Span, StayConditions } from "@pulau/domain/catalogue/conditions.ts";
import type { RateOf } from "@pulau/domain/catalogue/rates.ts";
import type { Discount, FreePlaces } from "@pulau/domain/catalogue/reductions.ts";
import type {
  FreeGuests,
  Minimum,
  Price,
  PricedAs,
  SingleSupplement,
} from "@pulau/domain/catalogue/room-rules.ts";
import type { Tax } from "@pulau/domain/catalogue/taxes.ts";
import type { Transfer } from "@pulau/domain/catalogue/transfers.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { weekdayNames } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RuleList } from "../form/rule-groups.ts";
import { rangeBrief } from "../words/dates.ts";
import { type RowSpeech, spanText } from "../words/row-words.ts";
import type { Rule, RulesProps, TermName } from "./rule.ts";

type Speaker = RowSpeech & {
  readonly say: (words: Words) => string;
  /** What a tax of the card is called. */
  readonly taxName?: (id: string) => string;
};

const joined = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => typeof part === "string" && part !== "").join(", ");

const days = ({ language }: Speaker, list: readonly number[] | null | undefined): string =>
  (list ?? []).map((day) => weekdayNames(language)[day - 1] ?? "").join(" ");

/** Which stays a rule is for. */
function whenText(speaker: Speaker, when: StayConditions | null | undefined): string {
  if (!when) return "";
  const { t, language } = speaker;
  const span = (key: "nights" | "party" | "daysBefore", value: Span | null | undefined) =>
    value && t(`sentence.when.${key}`, { span: spanText(t, value) });
  const dates = (key: "booked" | "arrival", from?: Day | null, to?: Day | null) =>
    from && to
      ? t(`sentence.when.${key}`, { dates: rangeBrief(from, to, language) })
      : from
        ? t(`sentence.when.${key}From`, { date: rangeBrief(from, from, language) })
        : to && t(`sentence.when.${key}To`, { date: rangeBrief(to, to, language) });
  return joined([
    span("nights", when.nights),
    span("party", when.party),
    span("daysBefore", when.daysBefore),
    dates("booked", when.bookedFrom, when.bookedTo),
    dates("arrival", when.arrivalFrom, when.arrivalTo),
    (when.arrivalWeekdays?.length ?? 0) > 0 &&
      t("terms.arrival", { days: days(speaker, when.arrivalWeekdays) }),
    ...(when.seasons ?? []),
    ...(when.markets ?? []).map(speaker.wordName),
    ...(when.priceLists ?? []).map(speaker.listName),
    ...(when.notPriceLists ?? []).map((list) => t("sentence.when.not", { list: speaker.listName(list) })),
  ]);
}

function whomText({ t, typeName, wordName }: Speaker, whom: GuestConditions | null | undefined): string {
  if (!whom) return "";
  return joined([
    ...(whom.guestKinds ?? []).map((kind) => t(`guest.${kind}`)),
    whom.ages && t("terms.ages", { span: spanText(t, whom.ages) }),
    whom.nationality && t(`nationality.${whom.nationality}`),
    ...(whom.roomTypeIds ?? []).map(typeName),
    ...(whom.bedTypes ?? []).map((bed) => t(`sharing.${bed}`)),
    ...(whom.places ?? []).map((place) => t(`place.${place}`)),
    ...(whom.activities ?? []).map(wordName),
    ...(whom.markets ?? []).map(wordName),
    whom.disabled && t("guest.disabled"),
  ]);
}

const priceText = ({ t }: Speaker, { sen, share }: Price): string =>
  [share != null && share > 0 && formatShare(share), (sen ?? 0) > 0 && formatRinggit(sen ?? 0)]
    .filter(Boolean)
    .join(" + ") || t("sentence.nothing");

function surchargeText(speaker: Speaker, rule: Surcharge): string {
  const { t, language } = speaker;
  return joined([
    `${priceText(speaker, rule)} ${t(`choices.surchargePer.${rule.per}`)}`,
    rangeBrief(rule.from, rule.to, language),
    rule.weekdays.length > 0 && rule.by === "arrival"
      ? t("terms.arrival", { days: days(speaker, rule.weekdays) })
      : days(speaker, rule.weekdays),
    rule.guestKinds.map((kind) => t(`guest.${kind}`)).join(", "),
    ...(rule.amounts ?? []).map(({ whom, sen }) => `${whomText(speaker, whom)} ${formatRinggit(sen)}`),
  ]);
}

function feeText(speaker: Speaker, rule: Fee | Extra): string {
  const { t, wordName } = speaker;
  const amounts = rule.amounts.map(({ who, guestKind, activity, sen }) =>
    [
      who && t(`nationality.${who}`),
      guestKind && t(`guest.${guestKind}`),
      activity && wordName(activity),
      formatRinggit(sen),
    ]
      .filter(Boolean)
      .join(" "),
  );
  return joined([
    t(`choices.feePer.${rule.per}`),
    rule.days != null && t("sentence.everyDays", { count: rule.days }),
    ...amounts,
  ]);
}

const taxText = ({ t, taxName }: Speaker, { share, group, groups, inside, onTaxes }: Tax): string =>
  t(inside ? "sentence.taxInside" : "sentence.tax", {
    share: formatShare(share),
    on: joined([
      ...[...new Set([group, ...(groups ?? [])])].map((one) => t(`choices.taxGroup.${one}`)),
      ...(onTaxes ?? []).map((id) => taxName?.(id) ?? id),
    ]),
  });

const singleText = (speaker: Speaker, { pricedAs, stay, night, extraNight }: SingleSupplement): string => {
  const { t } = speaker;
  return joined([
    t("sentence.single", { sharing: t(`sharing.${pricedAs}`) }),
    stay && t("sentence.onStay", { price: priceText(speaker, stay) }),
    night && t("sentence.onNight", { price: priceText(speaker, night) }),
    extraNight && t("sentence.onExtraNight", { price: priceText(speaker, extraNight) }),
  ]);
};

/** The price that a free place is worth, by its guest and sharing: "twin, adult". */
const namedWorth = (t: Speaker["t"], { bedType, guestKind }: RateOf): string =>
  joined([bedType && t(`sharing.${bedType}`), guestKind && t(`guest.${guestKind}`)]) ||
  t("sentence.namedWorth");

const freePlacesText = ({ t }: Speaker, { paying, free, most, worth }: FreePlaces): string =>
  joined([
    t("sentence.freePlaces", {
      free,
      paying,
      worth:
        typeof worth === "string"
          ? t(`choices.worth.${worth}`)
          : t("sentence.worth", { price: namedWorth(t, worth) }),
    }),
    most != null && t("sentence.most", { count: most }),
  ]);

function discountText({ t }: Speaker, { share, sen, per, freeNights }: Discount): string {
  if (freeNights) return t("sentence.freeNights", { stay: freeNights.stay, pay: freeNights.pay });
  if (share != null) return t("sentence.off", { price: formatShare(share) });
  return t("sentence.offPer", {
    price: formatRinggit(sen ?? 0),
    per: t(`choices.discountPer.${per ?? "booking"}`),
  });
}

function transferText({ t }: Speaker, { price }: Transfer): string {
  if (price.per === "trip") return `${formatRinggit(price.sen)} ${t("choices.transferPer.trip")}`;
  if (price.per === "vehicle") {
    const steps = price.steps.map(({ upTo, sen }) =>
      t("sentence.vehicle", { upTo, price: formatRinggit(sen) }),
    );
    return joined([t("choices.transferPer.vehicle"), ...steps]);
  }
  const amounts = price.amounts.map(({ guestKind, who, sen, returnSen }) =>
    joined([
      [
        who && t(`nationality.${who}`),
        guestKind && t(`guest.${guestKind}`),
        t("sentence.oneWay", { price: formatRinggit(sen) }),
      ]
        .filter(Boolean)
        .join(" "),
      returnSen != null && t("sentence.bothWays", { price: formatRinggit(returnSen) }),
    ]),
  );
  const { minimum } = price;
  return joined([
    t("choices.transferPer.person"),
    ...amounts,
    minimum?.sen != null &&
      t("sentence.lackingSeat", { price: formatRinggit(minimum.sen), count: minimum.persons }),
  ]);
}

function pricedAsText(speaker: Speaker, { occupants, bedType, guests }: PricedAs): string {
  const { t } = speaker;
  const who = Object.entries(occupants).map(
    ([kind, span]) => `${t(`guest.${kind as "adult"}`)} ${span ? spanText(t, span) : ""}`,
  );
  return joined([
    t("sentence.room", { who: who.join(", ") }),
    bedType && t("sentence.paysBed", { sharing: t(`sharing.${bedType}`) }),
    ...(guests ?? []).map(({ from, to }) =>
      t("sentence.paysAs", { from: t(`guest.${from}`), to: t(`guest.${to}`) }),
    ),
  ]);
}

const bodyOf = (speaker: Speaker, list: RuleList, rule: Rule): string => {
  const { t } = speaker;
  switch (list) {
    case "surcharges":
      return surchargeText(speaker, rule as Surcharge);
    case "fees":
    case "extras":
      return feeText(speaker, rule as Fee);
    case "taxes":
      return taxText(speaker, rule as Tax);
    case "singleSupplements":
      return singleText(speaker, rule as SingleSupplement);
    case "minimums": {
      const { persons, fewer } = rule as Minimum;
      return t(`sentence.minimum.${fewer}`, { count: persons });
    }
    case "freePlaces":
      return freePlacesText(speaker, rule as FreePlaces);
    case "discounts":
      return discountText(speaker, rule as Discount);
    case "freeGuests": {
      const { count, per, whom } = rule as FreeGuests;
      return t("sentence.freeGuests", {
        count,
        who: whomText(speaker, whom),
        per: t(`choices.freeGuestsPer.${per}`),
      });
    }
    case "pricedAs":
      return pricedAsText(speaker, rule as PricedAs);
    case "transfers":
      return transferText(speaker, rule as Transfer);
  }
};

function termText({ t, wordName }: Speaker, card: RateBook, term: TermName): string {
  switch (term) {
    case "deposit": {
      const { share, balanceDaysBefore: count } = card.deposit;
      return t("sentence.deposit", { share: formatShare(share), count });
    }
    case "amendmentFee": {
      const fee = card.amendmentFee;
      if (!fee) return t("sentence.noAmendment");
      return `${formatRinggit(fee.sen)} ${t(`choices.amendmentPer.${fee.per}`)}`;
    }
    case "bands":
      return card.bands.package
        .map(
          ({ kind, fromAge, toAge }) => `${t(`guest.${kind}`)} ${spanText(t, { from: fromAge, to: toAge })}`,
        )
        .join(", ");
    case "frame":
      return joined([
        t("nights", { count: card.option.nights }),
        card.activity && t("sentence.activity", { word: wordName(card.activity) }),
        card.homeMarket && t("sentence.market", { word: wordName(card.homeMarket) }),
        card.seasons?.package === "night" && t("sentence.byNight"),
      ]);
  }
}

/** Rules and terms as a price list says them. */
export function sentencesOf(words: Speaker, card: RateBook) {
  const names = new Map(card.taxes.map(({ id, name }) => [id, words.say(name)]));
  const speaker = { ...words, taxName: (id: string) => names.get(id) ?? id };
  return {
    ofRule: (list: RuleList, rule: Rule): string => {
      const { name, when, whom } = rule as Rule & {
        name?: Words;
        when?: StayConditions;
        whom?: GuestConditions;
      };
      const conditions = joined([
        whenText(speaker, when),
        list === "freeGuests" ? "" : whomText(speaker, whom),
      ]);
      const body = bodyOf(speaker, list, rule);
      const whole = conditions === "" ? body : speaker.t("sentence.only", { body, conditions });
      const named = name ? speaker.say(name) : "";
      return named === "" ? whole : `${named}: ${whole}`;
    },
    ofTerm: (term: TermName): string => termText(speaker, card, term),
  };
}

export function useSentences({ editor, speech }: Pick<RulesProps, "editor" | "speech">) {
  const { say } = useLanguage();
  return sentencesOf({ ...speech, say }, editor.card);
}
