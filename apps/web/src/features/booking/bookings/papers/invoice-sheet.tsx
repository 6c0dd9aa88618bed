import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { Comma, DayText, Gap, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { PolicyLines } from "../policy-lines.tsx";
import { useWording } from "../use-wording.ts";
import type { Invoice } from "./calls.ts";
import { Facts } from "./facts.tsx";
import { Foot } from "./foot.tsx";
import { GuestList } from "./guest-list.tsx";
import { Letterhead } from "./letterhead.tsx";
import { LineTable } from "./line-table.tsx";
import styles from "./sheet.module.css";
import { Sums } from "./sums.tsx";
import { WholeNumbers } from "./whole-numbers.tsx";

/** What a reader must know before the figures: that it is no invoice yet, or why it was issued. */
function Why({ invoice: { kind, reason, corrects, billedTo } }: { invoice: Invoice }) {
  const { t } = useTranslation("papers");
  const { language } = useLanguage();
  const { list } = useWording();
  if (billedTo)
    return (
      <small className="muted">
        {t("group.billed", { name: billedTo.groupName })} <WholeNumbers text={list(billedTo.papers)} />
      </small>
    );
  if (kind === "proForma") return <small className="muted">{t("notConfirmed")}</small>;
  if (reason === "booked") return null;
  const invoices = corrects.map(({ number, issuedOn }) =>
    t("ofInvoice", { number, day: dayText(issuedOn, language) }),
  );
  return (
    <small className="muted">
      {t(`reasons.${reason}`)}
      <Gap />
      {invoices.length > 0 && <WholeNumbers text={t("takesFrom", { invoices: list(invoices) })} />}
    </small>
  );
}

function Title({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation("papers");
  return (
    <div className={styles.title}>
      <div>
        <h1 className="display">{t(invoice.kind)}</h1>
        <Why invoice={invoice} />
      </div>
      <p>
        <b>
          <bdi>{invoice.number ?? invoice.bookingNo}</bdi>
        </b>
        {invoice.issuedOn && <DayText day={invoice.issuedOn} />}
      </p>
    </div>
  );
}

function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(["papers", "price"]);
  const { say } = useLanguage();
  const { sums, changedSen } = invoice;
  const before = [
    [t("before"), sums.beforeSen] as const,
    ...sums.fees.map(
      (fee) => [(fee.name && say(fee.name).trim()) || t("price:unnamed.fee"), fee.amountSen] as const,
    ),
    ...sums.taxes.map(
      (tax) => [(tax.name && say(tax.name).trim()) || t("price:unnamed.tax"), tax.amountSen] as const,
    ),
  ];
  const isCredit = invoice.kind === "creditNote";
  const changed = changedSen !== 0 && (
    <div>
      <span className="muted">{t("changed")}</span>
      <Money sen={changedSen} />
    </div>
  );
  return (
    <Sums
      totalSen={sums.totalSen}
      {...(isCredit && { totalText: t("credited") })}
      payments={isCredit ? [] : invoice.payments}
      due={invoice.due}
      before={before}
      after={changed}
    />
  );
}

/** How to pay by transfer; nothing where nothing is owed, or for a resort that takes none. */
function Bank({ invoice: { seller, bookingNo, due } }: { invoice: Invoice }) {
  const { t } = useTranslation("papers");
  if (seller.bank === null || !due?.sen) return null;
  return (
    <div>
      <b>{t("transfer")}</b>
      <span>
        {seller.bank.name}
        <Comma />
        <bdi>{seller.bank.accountNumber}</bdi>
      </span>
      <span>{seller.bank.accountHolder}</span>
      <span>
        SWIFT <bdi>{seller.bank.swift}</bdi>
      </span>
      <span>
        {t("reference")} <bdi>{bookingNo}</bdi>
      </span>
    </div>
  );
}

/** The invoice or credit note on a sheet of paper. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation("trips");
  return (
    <article className={styles.sheet} data-theme="light">
      <Letterhead house={invoice.seller} />
      <Title invoice={invoice} />
      <Facts payer={invoice.billTo} stay={invoice.stay} />
      <LineTable lines={invoice.lines} />
      <div className={styles.below}>
        <div>
          {invoice.kind !== "creditNote" && invoice.status !== "cancelled" && (
            <>
              <h2 className="display">{t("policy.title")}</h2>
              <PolicyLines
                booking={{ policy: invoice.policy, checkIn: invoice.stay.checkIn }}
                bookedOn={invoice.issuedOn}
              />
            </>
          )}
        </div>
        <InvoiceSums invoice={invoice} />
      </div>
      <div className={styles.scroll}>
        <GuestList guests={invoice.guests} rooms={invoice.stay.rooms} />
      </div>
      <Foot house={invoice.seller}>
        <Bank invoice={invoice} />
      </Foot>
    </article>
  );
}
