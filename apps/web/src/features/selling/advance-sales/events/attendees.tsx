import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Button } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { SearchBox } from "../../../../ui/search-box.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../ahead.module.css";
import type { Attendee, EventRow } from "../calls.ts";
import { useAttendeeColumns } from "./attendee-columns.tsx";
import { useSaveAttendees } from "./use-save-attendees.ts";

const isLike = (row: Attendee, q: string) =>
  `${row.name} ${row.code} ${row.accountName} ${row.number}`.toLowerCase().includes(q.toLowerCase());

type Props = { of: EventRow; rows: readonly Attendee[] };

function Head({ of, rows }: Props) {
  const { t } = useTranslation("events");
  const { say, language } = useLanguage();
  const save = useSaveAttendees(of, rows);
  return (
    <header className={styles.head}>
      <div>
        <h1 className="display">{say(of.name)}</h1>
        <p className="muted">
          {t("when", { day: dayText(of.day, language, "weekday"), from: of.startsAt })} · {say(of.place)} ·{" "}
          {t("staff.list.come", { count: of.checkedIn, most: rows.length })}
        </p>
      </div>
      {rows.length > 0 && (
        <div className={styles.acts}>
          <Button kind="outline" icon={IconPrinter} onClick={() => print()}>
            {t("staff.list.print")}
          </Button>
          <Button kind="outline" icon={IconDownload} onClick={save}>
            {t("staff.list.csv")}
          </Button>
        </div>
      )}
    </header>
  );
}

function Rows({ rows }: Pick<Props, "rows">) {
  const { t } = useTranslation("events");
  const [q, setQ] = useState("");
  const columns = useAttendeeColumns();
  const shown = rows.filter((row) => isLike(row, q));
  return (
    <>
      <div className={styles.filters}>
        <SearchBox
          q={q}
          label={t("staff.list.search")}
          placeholder={t("staff.list.search")}
          clearLabel={t("staff.clear")}
          onSearch={setQ}
        />
      </div>
      {shown.length === 0 ? (
        <p className="muted">{t("staff.list.nobody")}</p>
      ) : (
        <RowsTable
          caption={t("staff.list.caption")}
          columns={columns}
          rows={shown}
          rowKey={({ _id }) => _id}
        />
      )}
    </>
  );
}

/** The attendees of an event: searched as one types, printed, kept as a file. */
export function Attendees({ of, rows }: Props) {
  const { t } = useTranslation("events");
  return (
    <>
      <Head of={of} rows={rows} />
      {rows.length === 0 ? (
        <EmptyState picture="boat-at-jetty" title={t("staff.list.none")}>
          {t("staff.list.noneText")}
        </EmptyState>
      ) : (
        <Rows rows={rows} />
      )}
    </>
  );
}
