import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useEffect, useRef } from "react";
import { useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconCircleCheckFilled } from "../../../ui/icons/index.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import type { Paid } from "./calls.ts";
import { MailReceipt } from "./sales/mail-receipt.tsx";
import styles from "./till.module.css";

/** That it is paid, what is given back in change, and the receipt. */
export function SoldView({ sold, onNext }: { sold: Paid; onNext: () => void }) {
  const { t } = useTranslation("till");
  const may = useMay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { _id, number, paidSen, changeSen, way } = sold;
  return (
    <section className={styles.done}>
      <Icon of={IconCircleCheckFilled} size="l" />
      <h2 ref={heading} tabIndex={-1}>
        {t("sold.title", { amount: formatRinggit(paidSen) })}
      </h2>
      <p>
        {t(`pay.ways.${way}`)} · <bdi>{number}</bdi>
      </p>
      {changeSen !== null && (
        <p className={styles.changeBack}>
          <span>{t("sold.change")}</span> <Money sen={changeSen} />
        </p>
      )}
      <Button size="large" wide onClick={onNext}>
        {t("done.next")}
      </Button>
      <div className={styles.receiptActs}>
        {may("sales", "read") && (
          <LinkButton kind="outline" to={`/staff/till-sales/${_id}`}>
            {t("sold.receipt")}
          </LinkButton>
        )}
        <MailReceipt _id={_id} />
      </div>
    </section>
  );
}
