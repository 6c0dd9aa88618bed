import type { ReactNode } from "react";
import type { ShiftSheet } from "../../../../business/drawer/calls.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { signedRinggit } from "../../../../ui/signed-ringgit.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import styles from "./shift.module.css";

/** A shift's times, sums and notes. */
export function SheetSums({ sheet }: { sheet: ShiftSheet }) {
  const { t } = useTranslation("shifts");
  const { momentText } = useMoments();
  const { closedAt, closedBy, countedSen, overSen, reason, handOver } = sheet;
  const ended = closedAt && t("sheet.closedBy", { at: momentText(closedAt), name: closedBy ?? "" });
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("sheet.opened"), momentText(sheet.openedAt)],
    [t("sheet.closed"), ended ?? t("sheet.stillOpen")],
    [t("strip.float"), <Money key="float" sen={sheet.floatSen} />],
    [t("strip.cashIn", { number: sheet.cashInCount }), <Money key="in" sen={sheet.cashInSen} />],
    [t("strip.paidOut"), <Money key="out" sen={sheet.paidOutSen} />],
    [t("strip.dropped"), <Money key="dropped" sen={sheet.droppedSen} />],
    [t("strip.expected"), <Money key="expected" sen={sheet.expectedSen} />],
    ...(countedSen === null ? [] : [[t("sheet.counted"), <Money key="counted" sen={countedSen} />] as const]),
    ...(overSen === null ? [] : [[t("sheet.over"), signedRinggit(overSen)] as const]),
    ...(reason ? [[t("sheet.reason"), <bdi key="reason">{reason}</bdi>] as const] : []),
    ...(handOver ? [[t("sheet.handOver"), <bdi key="note">{handOver}</bdi>] as const] : []),
  ];
  return (
    <Card as="section" aria-labelledby="sums">
      <h2 className={styles.title} id="sums">
        {t("sheet.sums")}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Where the sheet is signed once it is printed. */
export function Signatures() {
  const { t } = useTranslation("shifts");
  return <p className={styles.signature}>{t("sheet.signature")}</p>;
}
