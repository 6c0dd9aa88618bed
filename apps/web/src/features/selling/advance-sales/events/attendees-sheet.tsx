import { useTranslation } from "../../../../i18n/use-translation.ts";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import type { Attendee } from "../calls.ts";
import styles from "./attendees.module.css";

/** Who comes, on paper: with a box to tick by hand for who has not come yet. */
export function AttendeesSheet({ rows }: { rows: readonly Attendee[] }) {
  const { t } = useTranslation("events");
  if (rows.length === 0) return null;
  return (
    <table className={styles.sheet}>
      <thead>
        <tr>
          {(["name", "kind", "code", "booked", "come"] as const).map((key) => (
            <th key={key} scope="col">
              {t(`staff.list.columns.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <td>{row.name}</td>
            <td>{t(`ticket.${row.guestKind}`)}</td>
            <td>
              <bdi>{row.code}</bdi>
            </td>
            <td>
              {row.accountName} <bdi>{row.number}</bdi>
            </td>
            <td>{row.checkedInAt === null ? "☐" : <MomentText moment={row.checkedInAt} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
