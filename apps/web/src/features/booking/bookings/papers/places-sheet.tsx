import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { DayText, Gap, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useWording } from "../use-wording.ts";
import type { PlacesPaper } from "./calls.ts";
import { Foot } from "./foot.tsx";
import { Letterhead } from "./letterhead.tsx";
import styles from "./sheet.module.css";
import { Sums } from "./sums.tsx";

function Title({ paper: { kind, number, issuedOn, corrects } }: { paper: PlacesPaper }) {
  const { t } = useTranslation("papers");
  const { language } = useLanguage();
  const { list } = useWording();
  const invoices = corrects.map((correction) =>
    t("ofInvoice", { number: correction.number, day: dayText(correction.issuedOn, language) }),
  );
  return (
    <div className={styles.title}>
      <div>
        <h1 className="display">{t(kind)}</h1>
        {kind === "creditNote" && (
          <small className="muted">
            {t("places.back")}
            <Gap />
            {t("takesFrom", { invoices: list(invoices) })}
          </small>
        )}
      </div>
      <p>
        <b>
          <bdi>{number}</bdi>
        </b>
        <DayText day={issuedOn} />
      </p>
    </div>
  );
}

/** How many come, as `2 adults, 1 child`. */
function usePeople() {
  const { t } = useTranslation("price");
  const { list } = useWording();
  return ({ adults, children }: PlacesPaper["places"]): string =>
    list([
      ...(adults > 0 ? [t("people.adult", { count: adults })] : []),
      ...(children > 0 ? [t("people.child", { count: children })] : []),
    ]);
}

function Facts({ paper: { billTo, places, purchaseNo } }: { paper: PlacesPaper }) {
  const { t } = useTranslation(["papers", "trips"]);
  const { say } = useLanguage();
  return (
    <section className={styles.facts}>
      <div>
        <h2>{t("trips:sheet.for")}</h2>
        <b>{billTo.name}</b>
        <span>
          <bdi>{billTo.email}</bdi>
        </span>
      </div>
      <div>
        <h2>{t("places.event")}</h2>
        <b>{say(places.name)}</b>
        <span>
          <DayText day={places.day} shape="weekday" />
        </span>
        <span>{t("receipt.purchase", { number: purchaseNo })}</span>
      </div>
    </section>
  );
}

/** One line for all places, at the price that was paid. */
function Line({ paper: { places, totalSen } }: { paper: PlacesPaper }) {
  const { t } = useTranslation("trips");
  const { say } = useLanguage();
  const people = usePeople();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("sheet.what")}</th>
          <th scope="col" className={styles.end}>
            {t("sheet.amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {say(places.name)}
            <small>{people(places)}</small>
          </td>
          <td className={styles.end}>
            <Money sen={totalSen} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The invoice or credit note of places on a sheet of paper; what its price holds of taxes stands above the total. */
export function PlacesSheet({ paper }: { paper: PlacesPaper }) {
  const { t } = useTranslation("papers");
  const { say } = useLanguage();
  const { kind, seller, taxes, beforeSen, totalSen } = paper;
  const held =
    taxes.length === 0
      ? []
      : [
          [t("places.before"), beforeSen] as const,
          ...taxes.map(
            ({ name, share, amountSen }) =>
              [t("places.tax", { name: say(name), share: share / 100 }), amountSen] as const,
          ),
        ];
  return (
    <article className={styles.sheet} data-theme="light">
      <Letterhead house={seller} />
      <Title paper={paper} />
      <Facts paper={paper} />
      <Line paper={paper} />
      <div className={styles.below}>
        <div />
        <Sums
          totalSen={totalSen}
          {...(kind === "creditNote" && { totalText: t("credited") })}
          payments={[]}
          due={null}
          before={held}
        />
      </div>
      <Foot house={seller} />
    </article>
  );
}
