import { useTranslation } from "../../../i18n/use-translation.ts";
import { ChangedSince, type Side } from "../../../ui/changed-since.tsx";
import type { List } from "./calls.ts";
import { type Entry, placeOf } from "./entries.ts";
import type { Rival } from "./use-list-rival.ts";

type Props = {
  list: List;
  rival: Rival;
  onChoose: (place: string, side: Side) => void;
  onChooseAll: (side: Side) => void;
};

/** Somebody else has kept the list meanwhile: who, which guests, and what shall stand where both wrote. */
export function ListConflict({ list, rival, onChoose, onChooseAll }: Props) {
  const { t } = useTranslation("rooming");
  const rooms = list.rooms.flatMap(({ roomNo, seats }, i) => seats.map(() => roomNo || String(i + 1)));
  const nameOf = (seat: number) =>
    rival.mine[seat]?.fullName || rival.now[seat]?.fullName || t("guestNo", { number: seat + 1 });
  const guestIn = (seat: number) => t("placeIn", { place: nameOf(seat), room: rooms[seat] ?? "" });
  return (
    <ChangedSince
      facts={rival.facts}
      theirs={rival.theirs.map((place) => guestIn(placeOf(place)[0]))}
      both={rival.both.map((place) => {
        const [seat, field] = placeOf(place);
        const column = t(`columns.${field as Exclude<keyof Entry, "_id">}`);
        return { key: place, label: `${guestIn(seat)}: ${column}`, side: rival.sides[place] ?? "mine" };
      })}
      onTake={onChoose}
      onTakeAll={onChooseAll}
    />
  );
}
