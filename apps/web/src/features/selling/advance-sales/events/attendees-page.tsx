import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useCall, useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../../listing/column.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { dayText } from "../../../../ui/format.ts";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { SearchBox } from "../../../../ui/search-box.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import styles from "../ahead.module.css";
import { type Attendee, attendees, checkIn, type EventRow, eventPaths } from "../calls.ts";
import { csvOf } from "./attendees-csv.ts";

function useColumns(): readonly ListColumn<Attendee>[] {
  const { t } = useTranslation("events");
  const mayTick = useMay()("posts", "write");
  const send = useSend(checkIn, eventPaths);
  const tick = (row: Attendee, checkedIn: boolean) =>
    void send.mutateAsync({ params: { _id: row._id }, body: { checkedIn } }).catch(() => undefined);
  return [
    { key: "name", head: t("staff.list.columns.name"), cell: ({ name }) => <b className="strong">{name}</b> },
    {
      key: "kind",
      head: t("staff.list.columns.kind"),
      cell: ({ guestKind }) => t(`ticket.${guestKind}`),
    },
    { key: "code", head: t("staff.list.columns.code"), cell: ({ code }) => <bdi>{code}</bdi> },
    {
      key: "booked",
      head: t("staff.list.columns.booked"),
      cell: ({ accountName, number, email }) => (
        <>
          {accountName}
          <CellNote>
            <bdi>{number}</bdi> · <bdi>{email}</bdi>
          </CellNote>
        </>
      ),
    },
    {
      key: "come",
      head: t("staff.list.columns.come"),
      cell: (row) => (
        <>
          <Checkbox
            label={<VisuallyHidden>{t("staff.list.tick", { name: row.name })}</VisuallyHidden>}
            checked={row.checkedInAt !== null}
            disabled={!mayTick}
            onChange={(checked) => tick(row, checked)}
          />
          {row.checkedInAt && (
            <CellNote>
              <MomentText moment={row.checkedInAt} />
            </CellNote>
          )}
        </>
      ),
    },
  ];
}

/** Gives the list as a file to keep. */
function useSaveCsv({ name, day }: EventRow, rows: readonly Attendee[]) {
  const { t } = useTranslation("events");
  return () => {
    const heads = (["name", "kind", "code", "booked", "come"] as const).map((key) =>
      t(`staff.list.columns.${key}`),
    );
    const lines = rows.map((row) => [
      ...[row.name, t(`ticket.${row.guestKind}`), row.code],
      ...[`${row.accountName} (${row.number})`, row.checkedInAt ?? ""],
    ]);
    const url = URL.createObjectURL(new Blob([csvOf([heads, ...lines])], { type: "text/csv" }));
    const link = Object.assign(document.createElement("a"), { href: url, download: `${day} ${name.en}.csv` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1_000);
  };
}

const isLike = (row: Attendee, q: string) =>
  `${row.name} ${row.code} ${row.accountName} ${row.number}`.toLowerCase().includes(q.toLowerCase());

function Loaded({ of, rows }: { of: EventRow; rows: readonly Attendee[] }) {
  const { t } = useTranslation("events");
  const { say, language } = useLanguage();
  const [q, setQ] = useState("");
  const save = useSaveCsv(of, rows);
  const columns = useColumns();
  const shown = rows.filter((row) => isLike(row, q));
  return (
    <>
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
      {rows.length === 0 ? (
        <EmptyState picture="boat-at-jetty" title={t("staff.list.none")}>
          {t("staff.list.noneText")}
        </EmptyState>
      ) : (
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
      )}
    </>
  );
}

/** Who comes to an event, to be ticked off at the door. */
export default function AttendeesPage() {
  const { t } = useTranslation("events");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { data, error, refetch } = useCall(attendees, { params: { _id: id } }, { refetchInterval: 20_000 });
  return (
    <>
      <PageTitle text={t("staff.attendees")} />
      <p>
        <Link className="link" to="/staff/events">
          {t("staff.list.back")}
        </Link>
      </p>
      {data && <Loaded of={data.event} rows={data.attendees} />}
      {error && !data && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Waiting what={t("staff.waiting")}>
          <Skeleton height={380} radius={12} />
        </Waiting>
      )}
    </>
  );
}
