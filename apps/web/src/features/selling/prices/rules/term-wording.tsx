import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { GuestWording } from "../../../../business/price-sentences/guest-wording.tsx";
import { changeFeeWords, depositWords } from "../../../../business/term-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { TrialResult } from "../model/trial.ts";
import type { TermName } from "./rule.ts";

type Props = {
  readonly card: RateBook;
  readonly term: TermName;
  /** The stay that is tried, where it is priced with this card. */
  readonly result: TrialResult | null;
};

/** What guests read of a term: of a deposit beside the total, of a fee for changes in the terms. */
export function TermWording({ card, term, result }: Props) {
  const { t } = useTranslation("price");
  const { language } = useLanguage();
  if (term === "deposit") {
    const line = result?.ok ? depositWords(t, result.quote, language) : null;
    return <GuestWording name={undefined} step={null} line={line} />;
  }
  const line = term === "amendmentFee" ? changeFeeWords(t, card.amendmentFee) : null;
  return line === null ? null : <GuestWording name={card.amendmentFee?.name} step="fee" line={line} />;
}
