import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CellNote } from "../../../../listing/column.tsx";
import { LinkButton } from "../../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { DayText, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../advance-sales.module.css";
import type { EventRow } from "../calls.ts";
import { PicturedName } from "../pictured-name.tsx";
import { RowAct } from "../row-act.tsx";
import { SalesProgress } from "../sales-progress.tsx";

const tones: Record<EventRow["state"], ChipTone> = {
  onSale: "success",
  soldOut: "primary",
  closed: "info",
  over: "neutral",
  off: "warning",
  cancelled: "danger",
};

/** Its name, and where it is. */
export function EventName({ row: { picture, name, place } }: { row: EventRow }) {
  const { say } = useLanguage();
  return <PicturedName picture={picture} name={say(name)} note={say(place)} />;
}

/** What a grown-up pays. */
export function EventPrice({ row: { adultSen } }: { row: EventRow }) {
  const { t } = useTranslation("events");
  return (
    <>
      {t("staff.columns.price")} <Money sen={adultSen} />
    </>
  );
}

/** On which day and from when, and how that stands today. */
export function When({ row: { day, startsAt, state } }: { row: EventRow }) {
  const { t } = useTranslation("events");
  return (
    <span className={styles.stack}>
      <span className="whole">
        <DayText day={day} shape="weekday" />
      </span>
      <CellNote>
        <bdi>{startsAt}</bdi>
      </CellNote>
      <Chip tone={tones[state]}>{t(`staff.states.${state}`)}</Chip>
    </span>
  );
}

/** How many places are sold of how many there are, and how many are held. */
export function Places({ row: { sold, held, capacity } }: { row: EventRow }) {
  const { t } = useTranslation("events");
  return (
    <SalesProgress
      count={sold}
      most={capacity}
      text={t("staff.of", { count: sold, most: capacity })}
      held={held > 0 && t("staff.held", { count: held })}
    />
  );
}

/** What of an event is open. */
export type OpenEvent = { what: "edit" | "callOff"; row: EventRow } | { what: "add" };

/** Who comes, and changing and calling off an event, by the rights that one has. */
export function EventActs({ row, open }: { row: EventRow; open: (dialog: OpenEvent) => void }) {
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
        <RowAct
          text={t("staff.edit")}
          label={t("staff.editName", { name })}
          onPress={() => open({ what: "edit", row })}
        />
      )}
      {mayCallOff && ahead && (
        <RowAct
          danger
          text={t("staff.callOffShort")}
          label={t("staff.callOffName", { name })}
          onPress={() => open({ what: "callOff", row })}
        />
      )}
    </span>
  );
}
