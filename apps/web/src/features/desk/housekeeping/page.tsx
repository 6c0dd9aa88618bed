import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { keepPages } from "../../../api/kept/keep-pages.ts";
import { countUnsent } from "../../../api/kept/use-outbox.ts";
import { useCall } from "../../../api/use-call.ts";
import { withRoomActs } from "../../../business/room-acts/kept.ts";
import { RoomOutcomes } from "../../../business/room-acts/room-outcomes.tsx";
import { SignalLine } from "../../../business/signal-line.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type BoardSearch, readBoardSearch } from "./board-address.ts";
import { BoardView } from "./board-view.tsx";
import { housekeeping } from "./calls.ts";
import styles from "./page.module.css";
import { RoomSheet } from "./room-sheet.tsx";
import { useOwnRooms } from "./use-own-rooms.ts";
import { useRoomKept } from "./use-room-kept.ts";

/** News come by themselves; a day that begins is seen within a minute. */
const freshEvery = 60_000;

function useBoard() {
  const search = useSearchBy(readBoardSearch);
  const navigate = useNavigate();
  const reply = useCall(housekeeping, {}, { refetchInterval: freshEvery, keepPrevious: true });
  const onSearch = (next: BoardSearch) =>
    void navigate({
      to: "/staff/housekeeping",
      search: readBoardSearch(next) as Record<string, unknown>,
      replace: true,
      resetScroll: false,
    });
  const { data, dataUpdatedAt } = reply;
  const acts = useRoomKept();
  const board = useMemo(() => data && withRoomActs(data, acts), [data, acts]);
  const ahead = board ? Date.parse(board.at) - dataUpdatedAt : 0;
  const waiting = countUnsent(acts);
  return { ...reply, board, ahead, readAt: dataUpdatedAt, waiting, search, onSearch };
}

/** Which rooms are to be cleaned and inspected, by whom and for whom. */
export default function HousekeepingPage() {
  const { t } = useTranslation("housekeeping");
  const { board, ahead, readAt, waiting, error, refetch, search, onSearch } = useBoard();
  useEffect(() => void keepPages(), []);
  useOwnRooms(board);
  const { room: opened, ...rest } = search;
  const room = board?.rooms.find(({ _id }) => _id === opened);
  return (
    <div className={styles.page} data-whole-width="">
      <PageHead title={t("title")} lead={null} />
      {board && <SignalLine {...{ readAt, waiting }} />}
      <RoomOutcomes />
      {board ? (
        <BoardView {...{ board, search, onSearch }} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Waiting what={t("waiting")}>
          <Skeleton height={480} radius={12} />
        </Waiting>
      )}
      {board && room && (
        <RoomSheet key={room._id} {...{ room, board, ahead }} onClose={() => onSearch(rest)} />
      )}
    </div>
  );
}
