import { type WaitState, waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { IconUserMinus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { List } from "../../../listing/list.tsx";
import { ListHead } from "../../../listing/list-head.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { rangeText } from "../../../ui/format.ts";
import { Tabs } from "../../../ui/tabs.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { removeWaiting, type Waiting, waiting, waitingPaths } from "./calls.ts";
import { waitAddress } from "./list-search.ts";
import { RemoveAct } from "./remove-act.tsx";
import { WaitChip } from "./state-chips.tsx";
import { useWishText } from "./use-wish-text.ts";

function StateCell({ row }: { row: Waiting }) {
  const { t } = useTranslation("enquiries");
  const { language } = useLanguage();
  const { momentText } = useMoments();
  const { offer, state, bookingId, bookingNo } = row;
  return (
    <>
      <WaitChip state={state} />
      {state === "offered" && offer && (
        <CellNote>
          {rangeText(offer.checkIn, offer.checkOut, language)},{" "}
          {t("wait.until", { time: momentText(offer.until) })}
        </CellNote>
      )}
      {bookingId !== null && (
        <CellNote>
          <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
            <bdi>{bookingNo}</bdi>
          </Link>
        </CellNote>
      )}
    </>
  );
}

function useColumns(): readonly ListColumn<Waiting>[] {
  const { t } = useTranslation("enquiries");
  const text = useWishText();
  return [
    {
      key: "turn",
      csv: ["turn"],
      sort: "turn",
      head: t("wait.columns.turn"),
      cell: (row) => <bdi className="strong">{row.turn}</bdi>,
    },
    {
      key: "guest",
      csv: ["name", "email", "phone"],
      sort: "name",
      head: t("wait.columns.guest"),
      cell: (row) => (
        <>
          <span className="strong">{row.name}</span>
          <CellNote>
            <a className="link" href={`mailto:${row.email}`}>
              <bdi>{row.email}</bdi>
            </a>{" "}
            <a className="link" href={`tel:${row.phone}`}>
              <bdi>{row.phone}</bdi>
            </a>
          </CellNote>
        </>
      ),
    },
    {
      key: "stay",
      csv: ["package", "arrival", "nights"],
      sort: "checkIn",
      head: t("wait.columns.stay"),
      cell: (row) => (
        <>
          {text.package(row)}
          <CellNote>{text.days(row)}</CellNote>
        </>
      ),
    },
    {
      key: "party",
      csv: ["persons"],
      head: t("wait.columns.party"),
      cell: (row) => (
        <>
          {text.party(row.party)}
          <CellNote>{text.rooms(row.roomTypes)}</CellNote>
        </>
      ),
    },
    {
      key: "state",
      csv: ["status", "number", "at"],
      card: "state",
      head: t("wait.columns.state"),
      cell: (row) => <StateCell row={row} />,
    },
    {
      key: "act",
      head: t("wait.columns.act"),
      end: true,
      card: "acts",
      cell: (row) => row.canRemove && <RemoveAct entry={row} />,
    },
  ];
}

/** Taking several people off the list at once. */
function useBulk() {
  const { t } = useTranslation("enquiries");
  const remove = useSend(removeWaiting, waitingPaths);
  return {
    nameOf: ({ name }: Waiting) => name,
    acts: [
      {
        key: "remove",
        text: t("wait.remove"),
        icon: IconUserMinus,
        danger: true,
        can: ({ canRemove }: Waiting) => canRemove,
        run: ({ _id }: Waiting) => remove.mutateAsync({ params: { _id } }),
        confirm: (count: number) => ({ title: t("wait.removeSome", { count }), text: t("wait.removeText") }),
      },
    ],
  };
}

/** Who waits, in the order in which they are asked. */
export default function WaitPage() {
  const { t } = useTranslation("enquiries");
  const place = useListAddress(waitAddress);
  const columns = useColumns();
  const list = useList({
    ...{ id: "waiting-list", call: waiting, rows: "entries", place, refetchInterval: 30_000 },
  });
  const { data, rows } = list;
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  const bulk = useBulk();
  return (
    <>
      <ListHead title={t("wait.title")} lead={t("wait.lead")}>
        <CsvButton list={list} columns={columns} />
      </ListHead>
      <Tabs<WaitState | "all">
        label={t("wait.tabs")}
        value={place.search.state ?? "all"}
        tabs={[
          { value: "all", text: t("list.all"), count: all },
          ...waitStates.map((state) => ({
            value: state,
            text: t(`wait.states.${state}`),
            count: data?.counts[state],
          })),
        ]}
        onChange={(state) => place.change({ state })}
      >
        <List
          list={list}
          caption={t("wait.caption")}
          columns={columns}
          search={{ label: t("wait.searchLabel"), placeholder: t("wait.search") }}
          waiting={t("wait.waiting")}
          empty={{ picture: "boat-at-jetty", title: t("wait.none"), text: t("wait.noneText") }}
          nothing={{ title: t("list.nothing"), text: t("list.nothingText") }}
          {...(rows.some(({ canRemove }) => canRemove) && { bulk })}
        />
      </Tabs>
    </>
  );
}
