import { addDays } from "@pulau/domain/calendar/day.ts";
import { PriceRows, PriceTotal } from "../../../../business/price-lines.tsx";
import { RateNote } from "../../../../business/shown-currency/rate-note.tsx";
import { depositWords } from "../../../../business/term-words.ts";
import { usePriceRows } from "../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { rangeText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useAgency } from "../agent/use-agency.ts";
import type { Quote, Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useStepBusy } from "../frame/step-busy.ts";
import { useHold } from "../hold/hold-context.ts";
import { usePackages } from "../package/use-packages.ts";
import { usePartyText } from "../party/use-party-text.ts";
import { CancelNote } from "./cancel-note.tsx";
import styles from "./summary.module.css";

/** The chosen package and option with their names, once the catalogue is there, and the nights with those added. */
export function useChosenOption() {
  const { json } = useDraft();
  const { data } = usePackages();
  const chosen = data?.packages.find((offer) => offer._id === json.packageId);
  const option = chosen?.options.find((option) => option._id === json.optionId);
  return { chosen, option, nights: json.nights ?? option?.nights };
}

function StayFacts({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  const { json } = useDraft();
  const { chosen, option, nights } = useChosenOption();
  const partyText = usePartyText(resort.bands);
  return (
    <div className={styles.facts}>
      {json.checkIn !== null && nights !== undefined && (
        <p>
          {t("summary.days", {
            days: rangeText(json.checkIn, addDays(json.checkIn, nights), language, "weekday"),
            nights: t("nights", { count: nights }),
          })}
        </p>
      )}
      {chosen !== undefined && option !== undefined && (
        <p>{t("summary.package", { name: say(chosen.name), option: say(option.name) })}</p>
      )}
      <p>{partyText(json.party)}</p>
    </div>
  );
}

/** The stay and its price, line by line with the reasons. */
export function StayLines({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { hold } = useHold();
  const { unpriced } = useStepBusy();
  if (!unpriced) return <PricedLines resort={resort} quote={hold?.quote ?? null} />;
  return (
    <>
      <StayFacts resort={resort} />
      <p className="hint">{t("summary.lacksAge")}</p>
    </>
  );
}

type Priced<Q> = { resort: Resort; quote: Q };

export function PricedLines({ resort, quote }: Priced<Quote | null>) {
  const { t } = useTranslation("booking");
  const rowsOf = usePriceRows();
  return (
    <>
      <StayFacts resort={resort} />
      {quote === null ? (
        <p className="hint">{t("summary.later")}</p>
      ) : (
        <PriceRows rows={rowsOf(quote.lines)} />
      )}
    </>
  );
}

/** What it comes to, what of it is due now, and until when it can be cancelled. */
export function StayTotal({ resort }: { resort: Resort }) {
  const { hold, state } = useHold();
  const { unpriced } = useStepBusy();
  return hold && !unpriced && <PricedTotal resort={resort} quote={hold.quote} ended={state === "ended"} />;
}

/** `ended`: the price is of a hold whose time is over. */
export function PricedTotal({ resort, quote, ended = false }: Priced<Quote> & { ended?: boolean }) {
  const { t } = useTranslation("booking");
  const { t: tPrice } = useTranslation("price");
  const { language } = useLanguage();
  const { contract } = useAgency();
  const deposit = depositWords(tPrice, quote, language);
  return (
    <div className={styles.total}>
      <PriceTotal
        total={quote.totalSen}
        totalText={t(contract === null ? "summary.total" : "summary.agencyTotal")}
      />
      <RateNote />
      {deposit !== null && <p className={`hint ${styles.deposit}`}>{deposit}</p>}
      <CancelNote resort={resort} />
      {ended && <p className={`hint ${styles.deposit}`}>{t("summary.lastPrice")}</p>}
    </div>
  );
}
