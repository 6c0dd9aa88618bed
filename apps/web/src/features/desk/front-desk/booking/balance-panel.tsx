import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { IconCalendarPlus } from "../../../../ui/icons/index.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { WholeBooking } from "../calls.ts";
import styles from "./balance.module.css";
import { DueDialog } from "./due-dialog.tsx";
import { PayLinkActs } from "./pay-link-acts.tsx";

/** What is still to pay, by when, and the ways to get it: more time, or a link by which anybody can pay. */
export function BalancePanel({ booking }: { booking: WholeBooking }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const [moving, setMoving] = useState(false);
  const { balance, canPay, canAddNote: mayWrite, _id } = booking;
  if (!canPay) return null;
  const inWords = (day: Day) => dayText(day, language);
  return (
    <Panel
      title={t("balance.title")}
      end={balance?.overdue && <Chip tone="danger">{t("balance.overdue")}</Chip>}
    >
      <div className={styles.body}>
        <p>
          <b className="strong">{formatRinggit(booking.balanceSen)}</b>{" "}
          {balance !== null &&
            t(balance.excused ? "balance.excused" : balance.overdue ? "balance.wasDue" : "balance.dueBy", {
              day: inWords(balance.dueOn),
            })}
        </p>
        {balance?.lastDay && <p className="hint">{t("balance.last", { day: inWords(balance.lastDay) })}</p>}
        {mayWrite && (
          <div className={styles.acts}>
            {balance !== null && (
              <Button kind="outline" size="small" icon={IconCalendarPlus} onClick={() => setMoving(true)}>
                {t("balance.move")}
              </Button>
            )}
            <PayLinkActs bookingId={_id} />
          </div>
        )}
      </div>
      {balance !== null && (
        <DueDialog booking={booking} balance={balance} open={moving} onClose={() => setMoving(false)} />
      )}
    </Panel>
  );
}
