import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { column, countColumn } from "../../../listing/columns.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { dayText } from "../../../ui/format.ts";
import { IconAlertTriangle } from "../../../ui/icons/index.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Sailing } from "./calls.ts";
import { StageChip } from "./stage-chip.tsx";

/** When a boat leaves, which it is, who is on it and what is still missing. */
export function useSailingColumns(): readonly ListColumn<Sailing>[] {
  const { t } = useTranslation("sailings");
  const { language, say } = useLanguage();
  return [
    column("time", t("columns.time"), (row) => <Departs row={row} />, {
      sort: "time",
      csv: ["day", "time"],
      note: ({ day }) => <span className="dated">{dayText(day, language, "weekday")}</span>,
    }),
    column("boat", t("columns.boat"), ({ name }) => say(name), {
      csv: ["boat", "kind", "direction", "fromJetty", "toJetty", "party"],
      note: ({ fromJetty, toJetty, party }) => (
        <>
          <bdi>{t("route", { from: fromJetty, to: toJetty })}</bdi>
          {party && <bdi> · {party.bookingName}</bdi>}
        </>
      ),
    }),
    countColumn("taken", t("columns.taken"), ({ taken, seats }) => <bdi>{t("of", { taken, seats })}</bdi>, {
      csv: ["seats", "seatsTaken", "seatsHeld", "seatsFree"],
      note: ({ free, held }) =>
        [t("free", { count: free }), held > 0 && t("held", { count: held })].filter(Boolean).join(" · "),
    }),
    countColumn("parties", t("columns.parties"), ({ parties }) => parties, { roomy: true }),
    column("crew", t("crew.label"), ({ crew }) => <bdi>{crew.join(", ")}</bdi>, {
      csv: ["crew"],
      roomy: true,
    }),
    column(
      "papers",
      t("columns.papers"),
      ({ taken, papersMissing }) => taken > 0 && <Papers count={papersMissing} />,
      {
        csv: ["papersMissing"],
      },
    ),
    countColumn("aboard", t("columns.aboard"), ({ aboard, taken }) => (
      <bdi>{t("of", { taken: aboard, seats: taken })}</bdi>
    )),
    column(
      "stage",
      t("columns.stage"),
      ({ stage, cancelled }) => <StageChip stage={stage} reason={cancelled?.reason} />,
      {
        csv: ["boarding"],
        card: "state",
        note: ({ cancelled }) => cancelled && <ToSettle {...cancelled} />,
      },
    ),
  ];
}

/** Of a cancelled sailing, whom somebody still has to help. */
function ToSettle({ waiting, unsuited }: NonNullable<Sailing["cancelled"]>) {
  const { t } = useTranslation("sailings");
  return (
    <>
      {waiting > 0 && t("cancelledNotice.waiting", { count: waiting })}{" "}
      {unsuited > 0 && t("cancelledNotice.unsuited", { count: unsuited })}
    </>
  );
}

function Departs({ row: { sailingId, party, time, name } }: { row: Sailing }) {
  const { t } = useTranslation("sailings");
  const { say } = useLanguage();
  return (
    <Link
      className="link strong"
      to="/staff/sailings/$id"
      params={{ id: sailingId }}
      search={party ? { party: party.bookingId } : {}}
      aria-label={t("open", { time: time ?? t("charter"), name: say(name) })}
    >
      <bdi>{time ?? t("charter")}</bdi>
    </Link>
  );
}

function Papers({ count }: { count: number }) {
  const { t } = useTranslation("sailings");
  if (count === 0) return t("papersComplete");
  return (
    <Chip tone="warning" icon={IconAlertTriangle}>
      {t("papersMissing", { count })}
    </Chip>
  );
}
