import type { RoomId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useMay, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { CountBadge } from "../../../ui/chip.tsx";
import { partsText } from "../../../ui/format.ts";
import { IconListCheck } from "../../../ui/icons/index.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { AssignBar } from "./assign-bar.tsx";
import { type BoardGroup, type BoardSearch, boardGroups, boardViews } from "./board-address.ts";
import { countsOf, groupsOf, type RoomGroup, roomStates, roomsIn } from "./board-rooms.ts";
import type { Board, Room } from "./calls.ts";
import styles from "./page.module.css";
import { RoomTile } from "./room-tile.tsx";
import { StateMark, useStateText } from "./state-mark.tsx";

function Counts({ rooms }: { rooms: readonly Room[] }) {
  const { t } = useTranslation("housekeeping");
  const stateText = useStateText();
  const counts = countsOf(rooms);
  return (
    <ul className={styles.counts} aria-label={t("counts")}>
      {roomStates
        .filter((state) => (state !== "out" && state !== "closed") || counts[state] > 0)
        .map((state) => (
          <li key={state}>
            <StateMark state={state} size="s" />
            <b>{counts[state]}</b> {stateText(state)}
          </li>
        ))}
    </ul>
  );
}

type GroupsProps = {
  readonly groups: readonly RoomGroup[];
  readonly people: Board["people"];
  readonly today: Board["today"];
  readonly namesPerson: boolean;
  readonly chosen: readonly RoomId[] | null;
  readonly onOpen: (id: RoomId) => void;
  readonly onChoose: ((id: RoomId) => void) | null;
};

/** How many rooms somebody has cleaned today, and for how long. */
function DoneBy({ person }: { person: Board["people"][number] | undefined }) {
  const { t } = useTranslation("housekeeping");
  const { language } = useLanguage();
  if (!person || person.cleaned === 0) return null;
  const minutes = Math.round(person.seconds / 60);
  const parts = [t("cleaned", { count: person.cleaned }), minutes > 0 && t("minutes", { count: minutes })];
  return <small className="muted">{partsText(parts, language)}</small>;
}

function Groups({ groups, people, today, namesPerson, chosen, onOpen, onChoose }: GroupsProps) {
  const { t } = useTranslation("housekeeping");
  return groups.map(({ key, title, rooms }) => (
    <section key={key} className={styles.group} aria-label={title ?? t("nobody")}>
      <h2>
        <bdi>{title ?? t("nobody")}</bdi> <CountBadge count={rooms.length} />
        <DoneBy person={people.find(({ _id }) => _id === key)} />
      </h2>
      <ul className={styles.tiles}>
        {rooms.map((room) => (
          <li key={room._id}>
            <RoomTile
              {...{ room, today, namesPerson }}
              chosen={chosen?.includes(room._id) ?? null}
              onOpen={() => onOpen(room._id)}
              onChoose={onChoose && (() => onChoose(room._id))}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Which rooms are chosen; null while none are to be. */
function useChosen() {
  const [chosen, setChosen] = useState<readonly RoomId[] | null>(null);
  const toggle = (id: RoomId) =>
    setChosen((before) =>
      before?.includes(id) ? before.filter((other) => other !== id) : [...(before ?? []), id],
    );
  return { chosen, setChosen, toggle };
}

type Props = {
  readonly board: Board;
  readonly search: BoardSearch;
  readonly onSearch: (search: BoardSearch) => void;
};

/** The rooms as tiles: one's own, all, or those that guests arrive in today. */
export function BoardView({ board, search, onSearch }: Props) {
  const { t } = useTranslation("housekeeping");
  const me = useSession()?.record.id;
  const mayWrite = useMay()("housekeeping", "write");
  const { chosen, setChosen, toggle } = useChosen();
  const mine = roomsIn(board.rooms, "mine", me);
  const view = search.view ?? (mine.length > 0 ? "mine" : "all");
  const by: BoardGroup = search.by ?? "floor";
  const shown = roomsIn(board.rooms, view, me);
  const put = (changed: BoardSearch) => onSearch({ ...search, ...changed });
  return (
    <>
      <div className={styles.views}>
        <Segmented
          label={t("views.label")}
          hideLabel
          wide
          value={view}
          onChange={(next) => {
            // Nobody is assigned to a room that is chosen and no longer seen.
            if (chosen !== null) setChosen([]);
            put({ view: next });
          }}
          choices={boardViews.map((value) => ({
            value,
            text: (
              <>
                {t(`views.${value}`)} <CountBadge count={roomsIn(board.rooms, value, me).length} />
              </>
            ),
          }))}
        />
        {view !== "mine" && (
          <Segmented
            label={t("by.label")}
            hideLabel
            value={by}
            onChange={(next) => onSearch({ ...search, by: next === "person" ? next : undefined })}
            choices={boardGroups.map((value) => ({ value, text: t(`by.${value}`) }))}
          />
        )}
        {mayWrite && chosen === null && shown.length > 0 && (
          <Button kind="outline" size="small" icon={IconListCheck} onClick={() => setChosen([])}>
            {t("chosen.begin")}
          </Button>
        )}
      </div>
      <Counts rooms={shown} />
      {shown.length === 0 && (
        <EmptyState picture="garden-room" title={t(`empty.${view}.title`)}>
          {t(`empty.${view}.text`)}
        </EmptyState>
      )}
      <Groups
        people={board.people}
        groups={groupsOf(shown, by)}
        today={board.today}
        namesPerson={view !== "mine" && by === "floor"}
        chosen={chosen}
        onOpen={(room) => put({ room })}
        onChoose={mayWrite ? toggle : null}
      />
      {chosen !== null && (
        <AssignBar
          chosen={board.rooms.filter(({ _id }) => chosen.includes(_id))}
          people={board.people}
          onAll={() => setChosen(shown.map(({ _id }) => _id))}
          onEnd={() => setChosen(null)}
        />
      )}
    </>
  );
}
