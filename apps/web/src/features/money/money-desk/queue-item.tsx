import { useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import type { NeedItem } from "./calls.ts";
import styles from "./money.module.css";
import { SlipButton } from "./slip-button.tsx";
import { SlipTwins } from "./slip-twins.tsx";
import { useMoneyWords } from "./use-words.ts";
import { ResolutionButtons } from "./way-dialog.tsx";

/** One thing that needs a person: what, whose and why, what was done, and what can be. */
export function QueueItem({ item }: { item: NeedItem }) {
  const { t } = useTranslation("money");
  const words = useMoneyWords();
  const may = useMay();
  const { done, bookingId, bookingNo, purchaseNo, name } = item;
  const number = bookingNo
    ? t("queue.booking", { number: bookingNo })
    : purchaseNo
      ? t("queue.purchase", { number: purchaseNo })
      : t("queue.nobody");
  const { groupId } = item.facts;
  const about = name && typeof groupId !== "string" ? `${name}, ${number}` : (name ?? number);
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <h2>{words.kind(item.kind)}</h2>
        <span className="muted">
          <MomentText moment={item.at} />
        </span>
      </div>
      <p>
        <bdi className="strong">{about}</bdi>
        <br />
        {words.why(item)}
      </p>
      {done && (
        <p className="muted">
          {done.by
            ? t("doneBy", { outcome: words.outcome(done.outcome), name: done.by })
            : t("doneAlone", { outcome: words.outcome(done.outcome) })}
          {" · "}
          <MomentText moment={done.at} />
          {done.note && (
            <>
              <br />
              <bdi>{done.note}</bdi>
            </>
          )}
        </p>
      )}
      {!done && <SlipTwins twins={item.twins} />}
      <div className={styles.ways}>
        {may("payments", "write") && <ResolutionButtons item={item} about={about} />}
        {item.kind === "SLIP_TO_VERIFY" && <SlipButton slip={item.slip} of={name ?? number} />}
        {purchaseNo && (
          <LinkButton
            to="/staff/payments"
            search={{ q: purchaseNo }}
            kind="plain"
            size="small"
            aria-label={`${t("queue.openPurchase")}: ${about}`}
          >
            {t("queue.openPurchase")}
          </LinkButton>
        )}
        {typeof groupId === "string" && (
          <LinkButton
            to={`/staff/groups/${groupId}`}
            kind="plain"
            size="small"
            aria-label={`${t("queue.openGroup")}: ${about}`}
          >
            {t("queue.openGroup")}
          </LinkButton>
        )}
        {bookingId && (
          <LinkButton
            to={`/staff/bookings/${bookingId}`}
            kind="plain"
            size="small"
            aria-label={`${t("queue.openBooking")}: ${about}`}
          >
            {t("queue.openBooking")}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
