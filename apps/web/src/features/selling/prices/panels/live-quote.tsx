import { addDays, type Day, isDay } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { bedTypes } from "@pulau/domain/party/party.ts";
import { priceListsOf } from "@pulau/domain/rate-grid/price-lists.ts";
import { IconX } from "@tabler/icons-react";
import { memo, useMemo } from "react";
import { usePriceRows } from "../../../../business/use-price-rows.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import type { PricedOptions } from "../calls.ts";
import { asksForBeds, asksWhenBooked, triedTypes } from "../model/first-trial.ts";
import { type Trial, type TrialResult, tryStay } from "../model/trial.ts";
import styles from "../prices.module.css";
import { type RowSpeech, rowText } from "../words/row-words.ts";
import { Compare } from "./compare.tsx";

type Props = {
  readonly optionId: string;
  readonly trial: Trial;
  readonly onTrial: (trial: Trial) => void;
  readonly result: TrialResult;
  readonly published: TrialResult;
  readonly card: RateBook;
  readonly roomTypes: PricedOptions["roomTypes"];
  readonly priceLists: PricedOptions["priceLists"];
  readonly buyers: PricedOptions["buyers"];
  readonly speech: RowSpeech;
  readonly isChanged: boolean;
  /** The rule whose line is pointed at. */
  readonly lit: string | null;
  readonly onLit: (ruleId: string | null) => void;
  readonly onGo: (ruleId: string) => void;
  readonly onClose: () => void;
};

type Tried = Pick<PricedOptions, "buyers"> & { card: RateBook; published: RateBook; today: Day };

/** The trial by the card of the editor and by the one that guests see. */
export function useTrial(trial: Trial, { card, published, today, buyers }: Tried) {
  const contract = useMemo(
    () => buyers.find(({ accountId }) => accountId === trial.buyer)?.contract ?? null,
    [buyers, trial.buyer],
  );
  const result = useMemo(() => tryStay(trial, card, { today, contract }), [trial, card, today, contract]);
  const before = useMemo(
    () => tryStay(trial, published, { today, contract }),
    [trial, published, today, contract],
  );
  return { result, before };
}

/** What a stay costs by the draft, line by line, while it is being typed. */
export const LiveQuote = memo(function LiveQuote(props: Props) {
  const { t } = useTranslation("prices");
  const { result, published } = props;
  const total = result.ok ? result.quote.totalSen : null;
  const before = published.ok ? published.quote.totalSen : null;
  return (
    <aside className={styles.quote} aria-label={t("quote.title")}>
      <header className={styles.quoteHead}>
        <h2>{t("quote.title")}</h2>
        <IconButton icon={IconX} label={t("quote.close")} onClick={props.onClose} />
      </header>
      <TrialFields
        {...{ trial: props.trial, onTrial: props.onTrial, speech: props.speech }}
        {...{ priceLists: props.priceLists, buyers: props.buyers }}
        card={props.card}
        roomTypes={props.roomTypes}
      />
      <QuoteLines {...props} />
      {total !== null && (
        <dl className={styles.totals}>
          <div>
            <dt>{t("quote.total")}</dt>
            <dd className={styles.total}>
              <Money sen={total} />
            </dd>
          </div>
          {before !== null && (
            <div>
              <dt>{t("quote.published")}</dt>
              <dd>
                <Money sen={before} />
              </dd>
            </div>
          )}
          {before !== null && before !== total && (
            <div>
              <dt>{t("quote.difference")}</dt>
              <dd className={styles.difference}>
                {total > before ? "+" : "−"}
                <Money sen={Math.abs(total - before)} />
              </dd>
            </div>
          )}
          {result.ok && (
            <div>
              <dt>{t("quote.deposit")}</dt>
              <dd>
                <Money sen={result.quote.depositSen} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <Compare optionId={props.optionId} isChanged={props.isChanged} speech={props.speech} />
    </aside>
  );
});

type Fields = Pick<Props, "trial" | "onTrial" | "card" | "roomTypes" | "speech" | "priceLists" | "buyers">;

function AllTrialFields({ trial, onTrial, card, roomTypes, speech, priceLists, buyers }: Fields) {
  const { t } = useTranslation("prices");
  const change = (part: Partial<Trial>) => onTrial({ ...trial, ...part });
  const offered = triedTypes(
    card,
    roomTypes.map(({ _id }) => _id),
  );
  return (
    <div className={styles.trial}>
      <BuyerChoice {...{ trial, card, speech, priceLists, buyers }} onChange={change} />
      <StayDates {...{ trial, card }} onChange={change} />
      <NumberField
        label={t("quote.adults")}
        value={trial.adults}
        least={1}
        most={100}
        onChange={(adults) => change({ adults, rooms: Math.min(trial.rooms, adults) })}
      />
      <NumberField
        label={t("quote.children")}
        value={trial.childAges.length}
        least={0}
        most={20}
        onChange={(count) =>
          change({ childAges: Array.from({ length: count }, (_, i) => trial.childAges[i] ?? 6) })
        }
      />
      {trial.childAges.map((age, i) => (
        <NumberField
          // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their place alone
          key={i}
          label={t("quote.age", { number: i + 1 })}
          value={age}
          least={0}
          most={17}
          onChange={(next) =>
            change({ childAges: trial.childAges.map((old, at) => (at === i ? next : old)) })
          }
        />
      ))}
      <NumberField
        label={t("quote.foreign")}
        value={trial.nonMalaysians}
        least={0}
        most={trial.adults + trial.childAges.length}
        onChange={(nonMalaysians) => change({ nonMalaysians })}
      />
      <div className={styles.two}>
        <Select
          label={t("quote.room")}
          value={trial.roomTypeId}
          onChange={(roomTypeId) => change({ roomTypeId })}
          choices={offered.map((value) => ({ value, text: speech.typeName(value) }))}
        />
        <Select
          label={t("grid.sharing")}
          value={trial.bedType}
          onChange={(bedType) => change({ bedType: bedType as Trial["bedType"] })}
          choices={bedTypes.map((value) => ({ value, text: t(`sharing.${value}`) }))}
        />
      </div>
      <NumberField
        label={t("quote.rooms")}
        value={trial.rooms}
        least={1}
        most={trial.adults}
        onChange={(rooms) => change({ rooms })}
      />
      <RuleFields {...{ trial, card }} onChange={change} />
      <WordFields {...{ trial, card, speech }} onChange={change} />
    </div>
  );
}

/** From when to when: an arrival that is moved past the departure takes it along. */
function StayDates({
  trial,
  card,
  onChange: change,
}: Pick<Props, "trial" | "card"> & { onChange: (part: Partial<Trial>) => void }) {
  const { t } = useTranslation("prices");
  return (
    <div className={styles.two}>
      <DateField
        label={t("quote.checkIn")}
        value={trial.checkIn}
        onChange={(text) => {
          const checkIn = isDay(text) ? text : "";
          const isAfter = checkIn !== "" && trial.checkOut <= checkIn;
          change({ checkIn, ...(isAfter && { checkOut: addDays(checkIn, card.option.nights) }) });
        }}
      />
      <DateField
        label={t("quote.checkOut")}
        value={trial.checkOut}
        onChange={(text) => change({ checkOut: isDay(text) ? text : "" })}
      />
    </div>
  );
}

/** What only some cards ask: how beds are made up, and when the stay is booked. */
function RuleFields({
  trial,
  card,
  onChange: change,
}: Pick<Props, "trial" | "card"> & { onChange: (part: Partial<Trial>) => void }) {
  const { t } = useTranslation("prices");
  return (
    <>
      {asksForBeds(card) && (
        <Select
          label={t("quote.extraBeds")}
          empty={t("quote.asNeeded")}
          value={trial.extraBeds === null ? "" : String(trial.extraBeds)}
          onChange={(count) => change({ extraBeds: count === "" ? null : Number(count) })}
          choices={["0", "1", "2"].map((value) => ({
            value,
            text: value === "0" ? t("quote.noExtraBed") : value,
          }))}
        />
      )}
      {asksWhenBooked(card) && (
        <DateField
          label={t("quote.bookedOn")}
          value={trial.bookedOn}
          onChange={(text) => change({ bookedOn: isDay(text) ? text : "" })}
        />
      )}
    </>
  );
}

/** Not drawn again while a cell is chosen or a line is pointed at. */
const TrialFields = memo(AllTrialFields);

/** As whom the stay is bought: a guest, whoever has a price list, or an agency by its contract of today. */
function BuyerChoice({
  trial: { priceList, buyer },
  card,
  speech,
  priceLists,
  buyers,
  onChange,
}: Omit<Fields, "onTrial" | "roomTypes"> & { onChange: (part: Partial<Trial>) => void }) {
  const { t } = useTranslation("prices");
  const codes = [...new Set([...priceLists.map(({ code }) => code), ...priceListsOf(card)])];
  const lists = codes.filter((code) => code !== "public");
  if (lists.length === 0 && buyers.length === 0) return null;
  const choose = (value: string) => {
    const [kind, ...rest] = value.split(":");
    const id = rest.join(":");
    onChange({ priceList: kind === "list" ? id : null, buyer: kind === "agency" ? id : null });
  };
  const value = buyer !== null ? `agency:${buyer}` : priceList !== null ? `list:${priceList}` : "";
  return (
    <Select label={t("quote.buyer")} empty={t("quote.guest")} value={value} onChange={choose}>
      {lists.length > 0 && (
        <optgroup label={t("priceList")}>
          {lists.map((code) => (
            <option key={code} value={`list:${code}`}>
              {speech.listName(code)}
            </option>
          ))}
        </optgroup>
      )}
      {buyers.length > 0 && (
        <optgroup label={t("quote.agencies")}>
          {buyers.map(({ accountId, name }) => (
            <option key={accountId} value={`agency:${accountId}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}

/** What only some cards tell apart: activities and markets. */
function WordFields({
  trial,
  card,
  speech,
  onChange: change,
}: Pick<Props, "trial" | "card" | "speech"> & { onChange: (part: Partial<Trial>) => void }) {
  const { t } = useTranslation("prices");
  const words = (of: (rate: RateBook["rates"][number]) => string | null | undefined) => [
    ...new Set(card.rates.map(of).filter((word) => word != null)),
  ];
  const activities = words(({ activity }) => activity);
  const markets = words(({ market }) => market);
  const choices = (list: readonly string[], name = speech.wordName) =>
    list.map((value) => ({ value, text: name(value) }));
  return (
    <>
      {activities.length > 0 && (
        <Select
          label={t("fields.activity")}
          empty={t("quote.usual")}
          value={trial.activity ?? ""}
          onChange={(word) => change({ activity: word || null })}
          choices={choices(activities)}
        />
      )}
      {markets.length > 0 && (
        <Select
          label={t("fields.market")}
          empty={t("quote.usual")}
          value={trial.market ?? ""}
          onChange={(word) => change({ market: word || null })}
          choices={choices(markets)}
        />
      )}
    </>
  );
}

/** Why the stay has no price, and for whom. */
function NoQuote({ why, missing, speech }: Extract<TrialResult, { ok: false }> & Pick<Props, "speech">) {
  const { t } = useTranslation("prices");
  const who = missing?.bedType && { roomTypeId: null, guestKind: null, bedType: null, ...missing };
  return (
    <p className={styles.noQuote}>
      {t(`quote.refused.${why}`)}
      {who && <small>{rowText(speech, who)}</small>}
    </p>
  );
}

function QuoteLines({ result, lit, onLit, onGo, speech }: Props) {
  const rowsOf = usePriceRows();
  if (!result.ok) return <NoQuote {...result} speech={speech} />;
  const { lines } = result.quote;
  return (
    <ol className={styles.quoteLines}>
      {rowsOf(lines).map((row, i) => {
        const ruleId = lines[i]?.ruleId ?? "";
        return (
          <li key={row.key}>
            <button
              type="button"
              className={styles.quoteLine}
              data-lit={lit === ruleId || undefined}
              onClick={() => onGo(ruleId)}
              onMouseEnter={() => onLit(ruleId)}
              onMouseLeave={() => onLit(null)}
              onFocus={() => onLit(ruleId)}
              onBlur={() => onLit(null)}
            >
              <span>
                {row.what}
                {row.why && <small>{row.why}</small>}
              </span>
              {row.sen !== null && <Money sen={row.sen} />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
