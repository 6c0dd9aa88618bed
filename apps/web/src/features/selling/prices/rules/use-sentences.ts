import type { RateBook, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Fee, Surcharge } from "@pulau/domain/catalogue/charges.ts";
import type { GuestConditions, StayConditions } from "@pulau/domain/catalogue/conditions.ts";
import type { Discount, FreePlaces } from "@pulau/domain/catalogue/reductions.ts";
import type { FreeGuests, Minimum, PricedAs, SingleSupplement } from "@pulau/domain/catalogue/room-rules.ts";
import type { Tax } from "@pulau/domain/catalogue/taxes.ts";
import type { Transfer } from "@pulau/domain/catalogue/transfers.ts";
import type { TaxId } from "@pulau/domain/ids.ts";
import type { RuleList } from "../../../../business/card-form/rule-groups.ts";
import { feeText, surchargeText, taxText } from "../../../../business/price-sentences/charge-sentences.ts";
import { ruleSentence, type Speaker } from "../../../../business/price-sentences/sentence-parts.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { seasonText } from "../words/use-cell-sentence.ts";
import {
  discountText,
  freeGuestsText,
  freePlacesText,
  minimumText,
  pricedAsText,
  singleText,
} from "./room-sentences.ts";
import type { Rule, RulesProps, TermName } from "./rule.ts";
import { termText } from "./term-sentences.ts";
import { transferText } from "./transfer-sentences.ts";

const bodyOf = (speaker: Speaker, list: RuleList, rule: Rule): string => {
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
    case "minimums":
      return minimumText(speaker, rule as Minimum);
    case "freePlaces":
      return freePlacesText(speaker, rule as FreePlaces);
    case "discounts":
      return discountText(speaker, rule as Discount);
    case "freeGuests":
      return freeGuestsText(speaker, rule as FreeGuests);
    case "pricedAs":
      return pricedAsText(speaker, rule as PricedAs);
    case "transfers":
      return transferText(speaker, rule as Transfer);
  }
};

/** Whom a rule is for, where its sentence does not begin with them. */
function whomOf(list: RuleList, rule: Rule): GuestConditions | undefined {
  if (list === "freeGuests") return undefined;
  if (list !== "pricedAs") return (rule as Rule & { whom?: GuestConditions }).whom;
  const { roomTypeIds = null, bedTypes = null } = rule as PricedAs;
  return { roomTypeIds, bedTypes };
}

/** Rules and terms as a price list says them. */
export function sentencesOf(words: Speaker, card: RateBook) {
  const names = new Map(card.taxes.map(({ id, name }) => [id, words.say(name)]));
  const speaker: Speaker = {
    ...words,
    taxName: (id: TaxId) => names.get(id) || id,
    seasonName: (season) => seasonText(season, card.periods ?? [], words.language),
  };
  return {
    ofRule: (list: RuleList, rule: Rule): string => {
      const { name, when } = rule as Rule & { name?: Words; when?: StayConditions };
      return ruleSentence(speaker, { name, when, whom: whomOf(list, rule) }, bodyOf(speaker, list, rule));
    },
    /** A term of the card, or of one in which something else was typed for it. */
    ofTerm: (term: TermName, of: RateBook = card): string => termText(speaker, of, term),
  };
}

export function useSentences({ editor, speech }: Pick<RulesProps, "editor" | "speech">) {
  const { say } = useLanguage();
  return sentencesOf({ ...speech, say }, editor.card);
}
