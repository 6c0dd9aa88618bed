import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../../api/use-call.ts";
import { CellNote, type ListColumn } from "../../../../listing/column.tsx";
import { CsvButton } from "../../../../listing/csv-button.tsx";
import { List } from "../../../../listing/list.tsx";
import { ListHead } from "../../../../listing/list-head.tsx";
import { useListAddress } from "../../../../listing/use-address.ts";
import { useList } from "../../../../listing/use-list.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { DayText, Money } from "../../../../ui/money-and-dates.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../ahead.module.css";
import { type EventRow, events } from "../calls.ts";
import { eventsAddress } from "../search.ts";
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

function useColumns(open: (what: Open) => void): readonly ListColumn<EventRow>[] {
  const { t } = useTranslation("events");
  const { say } = useLanguage();
  return [
    {
      key: "name",
      csv: ["event", "status"],
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
      csv: ["day", "startsAt", "place"],
      sort: "day",
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
      csv: ["capacity", "sold", "held", "checkedIn"],
      sort: "sold",
      falling: true,
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
      csv: ["adult", "child", "taken"],
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
      card: "acts",
      head: t("staff.columns.acts"),
      end: true,
      cell: (row) => <Acts row={row} open={open} />,
    },
  ];
}

/** Events with how well their places sell. */
export default function EventsPage() {
  const { t } = useTranslation("events");
  const place = useListAddress(eventsAddress);
  const { tab = "ahead" } = place.search;
  const list = useList({ id: "events", call: events, rows: "events", place, query: { tab } });
  const { data } = list;
  const [opened, setOpened] = useState<Open | null>(null);
  const columns = useColumns(setOpened);
  const mayAdd = useMay()("posts", "create");
  const close = () => setOpened(null);
  return (
    <>
      <ListHead title={t("staff.title")} lead={data && t("staff.count", { count: data.total })}>
        <CsvButton list={list} columns={columns} />
        {mayAdd && <Button onClick={() => setOpened({ what: "add" })}>{t("staff.add")}</Button>}
      </ListHead>
      <Tabs<"ahead" | "past">
        label={t("staff.tabs")}
        value={tab}
        tabs={[
          { value: "ahead", text: t("staff.ahead") },
          { value: "past", text: t("staff.past") },
        ]}
        onChange={(next) => place.change({ tab: next })}
      >
        <List
          list={list}
          caption={t("staff.caption")}
          columns={columns}
          search={{ label: t("staff.searchLabel"), placeholder: t("staff.search") }}
          waiting={t("staff.waiting")}
          empty={{ picture: "boat-at-jetty", title: t("staff.none"), text: t("staff.noneText") }}
          nothing={{ title: t("staff.nothing"), text: t("staff.nothingText") }}
        />
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
