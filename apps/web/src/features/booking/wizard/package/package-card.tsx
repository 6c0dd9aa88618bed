import type { PackageReply } from "@pulau/contract/catalogue.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import type { z } from "zod";
import { Score } from "../../../../business/reviews/score.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCheck } from "../../../../ui/icons/index.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { textAround } from "../../../../ui/text-around.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import type { OptionPrice, Resort } from "../calls.ts";
import { ChoiceCard } from "../frame/choice-card.tsx";
import { CancelNote } from "../summary/cancel-note.tsx";
import styles from "./package.module.css";

type Props = {
  resort: Resort;
  offer: z.infer<typeof PackageReply>;
  /** Undefined while they are being worked out. */
  prices: readonly OptionPrice[] | undefined;
  /** The option that is shown first. */
  best: string | undefined;
  /** The day that is chosen; a price for another day names its own. */
  checkIn: Day | null;
  persons: number;
  /** The chosen option, when it is one of this package's. */
  chosen: string | null;
  onChoose: (optionId: OptionId) => void;
};

function Price({
  price,
  waiting,
  checkIn,
  persons,
}: {
  price: OptionPrice | undefined;
  waiting: boolean;
  checkIn: Day | null;
  persons: number;
}) {
  const { t } = useTranslation("booking");
  const priceText = usePriceText();
  const { language } = useLanguage();
  if (waiting) return <span className={styles.price} />;
  if (price === undefined) return <span className={styles.none}>{t("package.notSold")}</span>;
  const [before, after] = textAround((lowest) => t("package.from", { price: lowest }));
  return (
    <span className={styles.price}>
      {before && <small className="hint">{before}</small>}{" "}
      <b>
        <Money sen={price.totalSen} converted />
      </b>{" "}
      {after && <small className="hint">{after}</small>}
      {price.usualSen !== null && (
        <span className={styles.saving}>
          <s>
            <VisuallyHidden>{t("package.usually")} </VisuallyHidden>
            <Money sen={price.usualSen} converted />
          </s>{" "}
          <Chip tone="accent">
            {t("package.saves", { amount: priceText(price.usualSen - price.totalSen) })}
          </Chip>
        </span>
      )}
      {price.checkIn !== checkIn && (
        <span className={styles.day}>
          {t("package.arriving", { day: dayText(price.checkIn, language, "brief") })}
        </span>
      )}
      <small className="hint">{t("package.forAll", { count: persons })}</small>
    </span>
  );
}

/** A package with its options; the price is of the whole party's whole stay. */
export function PackageCard({ resort, offer, prices, best, checkIn, persons, chosen, onChoose }: Props) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const [looked, setLooked] = useState<string | null>(null);
  const at = chosen ?? looked ?? best ?? offer.options[0]?._id ?? null;
  const option = offer.options.find(({ _id }) => _id === at);
  const price = prices?.find(({ optionId }) => optionId === at);
  const name = say(offer.name);
  return (
    <ChoiceCard
      picture={offer.picture}
      alt={offer.pictures[0] ? say(offer.pictures[0].alt) : ""}
      chosen={chosen !== null}
      foot={
        <>
          <Price price={price} waiting={prices === undefined} checkIn={checkIn} persons={persons} />
          <Button
            kind={chosen === null ? "outline" : "soft"}
            aria-pressed={chosen !== null}
            aria-label={t(chosen === null ? "package.chooseOf" : "package.chosenOf", { name })}
            onClick={() => at !== null && onChoose(at)}
          >
            {chosen !== null && <Icon of={IconCheck} />}
            {t(chosen === null ? "choose" : "chosen")}
          </Button>
        </>
      }
    >
      <h2 className="display">
        <a href={`/packages/${offer.slug}`} target="_blank" rel="noreferrer">
          {name}
        </a>
      </h2>
      {offer.score && <Score score={offer.score} name={name} of={{ packageId: offer._id }} />}
      <p className="muted">{say(offer.summary)}</p>
      {offer.options.length > 1 && (
        <div className={styles.options}>
          <Segmented
            label={t("package.options", { name })}
            hideLabel
            value={at}
            choices={offer.options.map(({ _id, name: text }) => ({ value: _id, text: say(text) }))}
            onChange={(optionId) => (chosen === null ? setLooked(optionId) : onChoose(optionId))}
          />
        </div>
      )}
      {option !== undefined && (
        <ul className={styles.includes}>
          <li>{t("package.length", { days: option.nights + 1, count: option.nights })}</li>
          {option.includes.map((included) => (
            <li key={included.en}>{say(included)}</li>
          ))}
        </ul>
      )}
      {price !== undefined && <CancelNote resort={resort} otherwise={price.checkIn} />}
    </ChoiceCard>
  );
}
