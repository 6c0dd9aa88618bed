import { Link } from "@tanstack/react-router";
import { useMay } from "../../../api/use-call.ts";
import { PhotoStrip } from "../../../business/room-acts/photo-strip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, momentColumn, stateColumn } from "../../../listing/columns.tsx";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { SettleAct } from "./settle-act.tsx";
import type { FaultRow } from "./staff-routes.ts";

/** Whether a room is closed today, and until when. */
function useClosureText() {
  const { t } = useTranslation(["maintenance", "closures"]);
  const { language } = useLanguage();
  return ({ closure }: FaultRow): string => {
    if (closure === null) return "–";
    const kind = t(`closures:kinds.${closure.kind}`);
    return closure.until === null ? kind : t("until", { kind, day: dayText(closure.until, language) });
  };
}

/** What is shown of each fault. */
export function useFaultColumns(): readonly ListColumn<FaultRow>[] {
  const { t } = useTranslation("maintenance");
  const closureText = useClosureText();
  const mayWrite = useMay()("housekeeping", "write");
  return [
    column(
      "room",
      t("columns.room"),
      ({ roomId, roomNo }) => (
        <Link className="link" to="/staff/housekeeping" search={{ room: roomId }}>
          <bdi>{roomNo}</bdi>
        </Link>
      ),
      { csv: ["roomNo"], sort: "room", strong: true },
    ),
    column("fault", t("columns.fault"), ({ text }) => <span dir="auto">{text}</span>, {
      csv: ["fault"],
      note: ({ _id, text, photos, roomId, roomNo, state }) =>
        (photos.length > 0 || (mayWrite && state === "open")) && (
          <PhotoStrip
            {...{ photos }}
            small
            what={text}
            room={{ _id: roomId, roomNo }}
            subject={{ fault: _id }}
            mayWrite={mayWrite && state === "open"}
          />
        ),
    }),
    momentColumn("at", t("columns.at"), ({ at }) => at, {
      csv: ["at", "by"],
      sort: "at",
      note: ({ by }) => by,
    }),
    column("closed", t("columns.closed"), closureText, { csv: ["closed"] }),
    stateColumn(
      "state",
      t("columns.state"),
      ({ state }) => ({ text: t(`states.${state}`), tone: state === "open" ? "warning" : "success" }),
      { csv: ["status", "doneAt", "doneBy"], note: ({ doneBy }) => doneBy },
    ),
    actColumn("act", t("columns.act"), (row) => <SettleAct fault={row} />),
  ];
}
