import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { ListFrame } from "../../../../ui/list-frame.tsx";
import { Pagination } from "../../../../ui/pagination.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { SearchBox } from "../../../../ui/search-box.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../../ui/table.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { DayText, Money } from "../../../../ui/written.tsx";
import styles from "../ahead.module.css";
import { type EventRow, events } from "../calls.ts";
import { readListSearch } from "../search.ts";
import { Sold } from "../sold.tsx";
import { CallOffDialog } from "./call-off-dialog.tsx";
import { EventDialog } from "./event-dialog.tsx";

const tones: Record<EventRow["state"], ChipTone> = {
  onSale: "success",
  soldOut: "primary",
  closed: "info",
  over: "neutral",
  off: "warning",
  cancelled: "danger",
};

type Open = { what: "edit" | "callOff"; row: EventRow } | { what: "add" };

function Acts({ row, open }: { row: EventRow; open: (what: Open) => void }) {
  const { t } = useTranslation("events");
  const { say } = useLanguage();
  const may = useMay();
  // Calling an event off sends all its money back.
  const mayCallOff = may("posts", "delete") && may("payments", "delete");
  const name = say(row.name);
  const ahead = row.state !== "over" && row.state !== "cancelled";
  return (
    <span className={styles.acts}>
      <LinkButton
        kind="outline"
        size="small"
        to="/staff/events/$id"
        params={{ id: row._id }}
        aria-label={t("staff.attendeesName", { name })}
      >
        {t("staff.attendees")}
      </LinkButton>
      {may("posts", "write") && ahead && (
        <Button
          kind="outline"
          size="small"
          aria-label={t("staff.editName", { name })}
          onClick={() => open({ what: "edit", row })}
        >
          {t("staff.edit")}
        </Button>
      )}
      {mayCallOff && ahead && (
        <Button
          kind="danger"
          size="small"
          aria-label={t("staff.callOffName", { name })}
          onClick={() => open({ what: "callOff", row })}
        >
          {t("staff.callOffShort")}
        </Button>
      )}
    </span>
  );
}

function useColumns(open: (what: Open) => void): readonly Column<EventRow>[] {
  const { t } = useTranslation("events");
  const { say } = useLanguage();
  return [
    {
      key: "name",
      head: t("staff.columns.name"),
      cell: (row) => (
        <span className={styles.name}>
          <Picture name={row.picture} sizes="56px" />
          <span>
            <b className="strong">{say(row.name)}</b>
            <CellNote>{say(row.place)}</CellNote>
          </span>
        </span>
      ),
    },
    {
      key: "when",
      head: t("staff.columns.when"),
      cell: ({ day, startsAt, state }) => (
        <span className={styles.stack}>
          <span className="whole">
            <DayText day={day} shape="weekday" />
          </span>
          <CellNote>
            <bdi>{startsAt}</bdi>
          </CellNote>
          <Chip tone={tones[state]}>{t(`staff.states.${state}`)}</Chip>
        </span>
      ),
    },
    {
      key: "places",
      head: t("staff.columns.places"),
      cell: ({ sold, held, capacity }) => (
        <>
          <Sold count={sold} most={capacity} text={t("staff.of", { count: sold, most: capacity })} />
          {held > 0 && <CellNote>{t("staff.held", { count: held })}</CellNote>}
        </>
      ),
    },
    {
      key: "taken",
      head: t("staff.columns.taken"),
      end: true,
      cell: ({ takenSen, adultSen }) => (
        <span className="whole">
          <Money sen={takenSen} />
          <CellNote>
            {t("staff.columns.price")} <Money sen={adultSen} />
          </CellNote>
        </span>
      ),
    },
    {
      key: "acts",
      head: t("staff.columns.acts"),
      end: true,
      cell: (row) => <Acts row={row} open={open} />,
    },
  ];
}

/** Events with how well their places sell. */
export default function EventsPage() {
  const { t } = useTranslation("events");
  const { q, tab, page = 1 } = readListSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: Record<string, unknown>) =>
    void navigate({
      to: "/staff/events",
      search: readListSearch({ q, tab, ...next }) as Record<string, unknown>,
      replace: true,
      resetScroll: false,
    });
  const query = { page, tab: tab ?? ("ahead" as const), ...(q && { search: q }) };
  const reply = useCall(events, { query }, { keepPrevious: true });
  const [opened, setOpened] = useState<Open | null>(null);
  const { data } = reply;
  const mayAdd = useMay()("posts", "create");
  const columns = useColumns(setOpened);
  const close = () => setOpened(null);
  return (
    <>
      <PageTitle text={t("staff.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("staff.title")}</h1>
          <p className="muted">{data ? t("staff.count", { count: data.total }) : "\u00a0"}</p>
        </div>
        {mayAdd && <Button onClick={() => setOpened({ what: "add" })}>{t("staff.add")}</Button>}
      </header>
      <Tabs<"ahead" | "past">
        label={t("staff.tabs")}
        value={tab ?? "ahead"}
        tabs={[
          { value: "ahead", text: t("staff.ahead") },
          { value: "past", text: t("staff.past") },
        ]}
        onChange={(next) => change({ tab: next })}
      >
        <div className={styles.filters}>
          <SearchBox
            q={q ?? ""}
            label={t("staff.searchLabel")}
            placeholder={t("staff.search")}
            clearLabel={t("staff.clear")}
            onSearch={(next) => change({ q: next })}
          />
        </div>
        <ListFrame
          reply={reply}
          waiting={t("staff.waiting")}
          empty={
            <EmptyState picture="boat-at-jetty" title={t(q ? "staff.nothing" : "staff.none")}>
              {t(q ? "staff.nothingText" : "staff.noneText")}
            </EmptyState>
          }
        >
          {(list) => (
            <DataTable
              caption={t("staff.caption")}
              columns={columns}
              rows={list.events}
              rowKey={({ _id }) => _id}
              foot={<Pagination {...list} page={page} onChange={(next) => change({ page: next })} />}
            />
          )}
        </ListFrame>
      </Tabs>
      {opened?.what === "callOff" && <CallOffDialog row={opened.row} onClose={close} />}
      {opened && opened.what !== "callOff" && (
        <EventDialog
          row={opened.what === "edit" ? opened.row : null}
          taxes={data?.taxes ?? []}
          onClose={close}
        />
      )}
    </>
  );
}
