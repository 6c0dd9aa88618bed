import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Comma, MomentText } from "../../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { staffBooking } from "./calls.ts";
import { NoPaper } from "./no-paper.tsx";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { Tools } from "./tools.tsx";
import { useSide } from "./use-side.ts";

/** The booking as paper for the desk: the guest's sheet with what staff noted. */
export default function StaffPrintPage() {
  const { t } = useTranslation(["papers", "trips"]);
  const { _id, back } = useSide();
  const { data: booking, error, refetch } = useCall(staffBooking, { params: { _id } });
  if (booking === undefined) return <NoPaper title={t("trips:sheet.title")} error={error} retry={refetch} />;
  return (
    <div className={styles.page}>
      <PageTitle text={`${booking.bookingName}, ${booking.bookingNo}`} />
      <Tools booking={booking} back={back} />
      <Sheet booking={booking}>
        {booking.notes.length > 0 && (
          <section className={styles.note}>
            <h2>{t("staffNotes")}</h2>
            <ul>
              {booking.notes.map((note) => (
                <li key={note._id}>
                  {note.text}{" "}
                  <small>
                    {note.by}
                    <Comma />
                    <MomentText moment={note.at} />
                  </small>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Sheet>
    </div>
  );
}
