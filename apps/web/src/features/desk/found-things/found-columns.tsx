import { Link } from "@tanstack/react-router";
import type { FoundThing } from "../../../business/room-acts/calls.ts";
import { PhotoStrip } from "../../../business/room-acts/photo-strip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, dayColumn, stateColumn } from "../../../listing/columns.tsx";
import { Button } from "../../../ui/button.tsx";
import type { ChipTone } from "../../../ui/chip.tsx";
import { partsText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";

export const toneOf: Readonly<Record<FoundThing["state"], ChipTone>> = {
  kept: "info",
  claimed: "warning",
  returned: "success",
  discarded: "neutral",
};

/** What is shown of each found found. */
export function useFoundColumns(onOpen: (found: FoundThing) => void): readonly ListColumn<FoundThing>[] {
  const { t } = useTranslation("found-things");
  const { language } = useLanguage();
  return [
    column("thing", t("columns.thing"), ({ what }) => <span dir="auto">{what}</span>, {
      csv: ["thing"],
      strong: true,
      note: ({ photos, roomId, roomNo, _id, what }) =>
        photos.length > 0 && (
          <PhotoStrip
            {...{ photos, what }}
            small
            room={{ _id: roomId, roomNo }}
            subject={{ found: _id }}
            mayWrite={false}
          />
        ),
    }),
    column(
      "room",
      t("columns.room"),
      ({ roomId, roomNo }) => (
        <Link className="link" to="/staff/housekeeping" search={{ room: roomId }}>
          <bdi>{roomNo}</bdi>
        </Link>
      ),
      { csv: ["roomNo"], sort: "room" },
    ),
    dayColumn("foundOn", t("columns.foundOn"), ({ foundOn }) => foundOn, {
      csv: ["foundOn", "foundBy"],
      sort: "foundOn",
      falling: true,
      note: ({ by }) => by,
    }),
    column("place", t("columns.place"), ({ place }) => <span dir="auto">{place}</span>, { csv: ["keptAt"] }),
    stateColumn(
      "state",
      t("columns.state"),
      ({ state }) => ({ text: t(`states.${state}`), tone: toneOf[state] }),
      {
        csv: ["status", "way", "note", "doneAt", "doneBy"],
        note: ({ way, note, movedBy }) => partsText([way && t(`ways.${way}`), note, movedBy], language),
      },
    ),
    actColumn("act", t("columns.act"), (found) => (
      <Button
        kind="outline"
        size="small"
        aria-label={t("openOf", { what: found.what, room: found.roomNo })}
        onClick={() => onOpen(found)}
      >
        {t("open")}
      </Button>
    )),
  ];
}
