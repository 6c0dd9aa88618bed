import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CsvButton } from "../../../../listing/csv-button.tsx";
import { choiceFilter } from "../../../../listing/filters.ts";
import { List } from "../../../../listing/list.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconPrinter } from "../../../../ui/icons/index.ts";
import { attendees } from "../calls.ts";
import { attendeesAddress, comings, guestKinds } from "../list-address.ts";
import { useAttendeeColumns } from "./attendee-columns.tsx";
import styles from "./attendees.module.css";
import { AttendeesHead } from "./attendees-head.tsx";
import { AttendeesSheet } from "./attendees-sheet.tsx";
import { usePrintAll } from "./use-print-all.ts";

/** Who comes to an event, to be ticked off at the door. */
export default function AttendeesPage() {
  const { t } = useTranslation("events");
  const { id } = useParamsAt("/staff/events/$id");
  const list = useListAt(attendeesAddress, {
    id: "attendees",
    call: attendees,
    rows: "attendees",
    params: { _id: id },
    refetchInterval: 20_000,
  });
  const columns = useAttendeeColumns();
  const printing = usePrintAll(() => list.allRows(() => {}));
  const any = t("staff.list.any");
  return (
    <>
      <AttendeesHead of={list.data}>
        <Button kind="outline" icon={IconPrinter} busy={printing.busy} onlyReads onClick={printing.printAll}>
          {t("staff.list.print")}
        </Button>
        <CsvButton list={list} columns={columns} text={t("staff.list.csv")} />
      </AttendeesHead>
      <div className={styles.list}>
        <List
          list={list}
          caption={t("staff.list.caption")}
          columns={columns}
          search={t("staff.list.search")}
          filters={[
            choiceFilter("guestKind", t("staff.list.columns.kind"), any, guestKinds, (kind) =>
              t(`ticket.${kind}`),
            ),
            choiceFilter("come", t("staff.list.columns.come"), any, comings, (come) =>
              t(`staff.list.here.${come}`),
            ),
          ]}
          waiting={t("staff.waiting")}
          empty={{ picture: "boat-at-jetty", title: t("staff.list.none"), text: t("staff.list.noneText") }}
          nothing={{ title: t("staff.list.nobody") }}
        />
      </div>
      <AttendeesSheet rows={printing.rows} />
    </>
  );
}
