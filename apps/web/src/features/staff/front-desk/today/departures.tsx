import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { IconCoins } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Chip } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { DeskRow } from "../calls.ts";
import type { useDeskAct } from "../use-desk-act.tsx";
import { GuestCell } from "./cells.tsx";
import styles from "./departures.module.css";
import { RowAct } from "./desk-table.tsx";
import { Panel, PanelEmpty } from "./panel.tsx";

type Parts = { rows: readonly DeskRow[]; day: string; desk: ReturnType<typeof useDeskAct> };

/** Who leaves: by which boat, with which bill, and the button that lets them go. */
export function Departures({ rows, day, desk }: Parts) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const overdue = (row: DeskRow) =>
    row.checkOut < day && t("today.overdue", { day: dayText(row.checkOut, language, "brief") });
  return (
    <Panel title={t("today.lists.departures")} count={rows.length}>
      {rows.length === 0 && <PanelEmpty>{t("today.lists.none.departures")}</PanelEmpty>}
      <ul>
        {rows.map((row) => (
          <li key={row._id} className={styles.line}>
            <span className={styles.who}>
              <GuestCell row={row} numbered={false} />
              <small>
                <bdi>{row.rooms.join(", ")}</bdi> ·{" "}
                <bdi>{overdue(row) || (row.boatTime ?? t("today.byAgreement"))}</bdi>
              </small>
            </span>
            {row.owesSen > 0 && row.status === "inHouse" && (
              <Chip tone="warning" icon={IconCoins}>
                <bdi>{formatRinggit(row.owesSen)}</bdi>
              </Chip>
            )}
            <RowAct row={row} desk={desk} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
