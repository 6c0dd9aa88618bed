import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Movement } from "./calls.ts";
import styles from "./wallet.module.css";

/** The sentence for a movement, with what it was for. */
function useSentence() {
  const { t } = useTranslation("wallet");
  const { say } = useLanguage();
  return ({ kind, booking, purchase, sen }: Movement): string => {
    const about = booking ?? purchase;
    if (about && (kind === "payment" || kind === "refund"))
      return t(`sentences.${kind}.${booking ? "stay" : "purchase"}`, { name: say(about.name) });
    if (kind === "payment" || kind === "refund") return t(`kinds.${kind}`);
    if (kind === "other") return t(sen > 0 ? "sentences.otherIn" : "sentences.otherOut");
    return t(`sentences.${kind}`);
  };
}

/** Where what it was for can be seen. */
function AboutLink({ booking, purchase, payout }: Movement) {
  if (booking)
    return (
      <Link to="/booking/detail/$id" params={{ id: booking._id }} className="link">
        <bdi className="whole">{booking.number}</bdi>
      </Link>
    );
  if (purchase)
    return (
      <Link to="/purchase/$id" params={{ id: purchase._id }} className="link">
        <bdi className="whole">{purchase.number}</bdi>
      </Link>
    );
  if (payout)
    return (
      <Link to="/credits" search={{ tab: "payouts" }} className="link">
        <bdi className="whole">{payout.number}</bdi>
      </Link>
    );
  return null;
}

export function useColumns(): readonly ListColumn<Movement>[] {
  const { t } = useTranslation("wallet");
  const sentence = useSentence();
  return [
    {
      key: "at",
      sort: "at",
      falling: true,
      head: t("columns.at"),
      cell: (row) => (
        <span className="whole">
          <MomentText moment={row.at} />
        </span>
      ),
    },
    {
      key: "what",
      head: t("columns.what"),
      cell: (row) => (
        <>
          <span className="strong">{sentence(row)}</span>
          <CellNote>
            <AboutLink {...row} />
          </CellNote>
        </>
      ),
    },
    {
      key: "amount",
      head: t("columns.amount"),
      end: true,
      cell: (row) => (
        <span dir="ltr" className={classNames(styles.amount, row.sen > 0 && styles.in)}>
          <bdi className="whole" aria-hidden="true">
            {row.sen > 0 ? "+" : "−"}
          </bdi>
          <span className={styles.spoken}>{t(row.sen > 0 ? "list.in" : "list.out")}</span>
          <Money sen={Math.abs(row.sen)} />
        </span>
      ),
    },
    {
      key: "balance",
      head: t("columns.balance"),
      end: true,
      cell: (row) => <Money sen={row.balanceSen} />,
    },
  ];
}
