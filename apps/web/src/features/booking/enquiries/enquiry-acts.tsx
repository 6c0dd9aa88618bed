import { enquiryMoves } from "@pulau/domain/enquiry/enquiry-moves.ts";
import { useState } from "react";
import { useMay } from "../../../api/use-call.ts";
import { openNewBooking } from "../../../business/new-booking.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ChangedSince } from "../../../ui/changed-since.tsx";
import { ComboField } from "../../../ui/combo-field.tsx";
import { IconCalendarPlus, IconFilePlus } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import type { Enquiry } from "./calls.ts";
import styles from "./enquiries.module.css";
import { PrepareDialog } from "./prepare-dialog.tsx";
import { useEnquiryChange } from "./use-enquiry-change.ts";

/** Where the enquiry may go from here, who answers it, and the booking that comes of it. */
export function EnquiryActs({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const may = useMay();
  const { save, busy, failure, conflict } = useEnquiryChange(enquiry);
  const [preparing, setPreparing] = useState(false);
  const { state, assignee, assignees, bookingId, bookingNo } = enquiry;
  if (!may("bookings", "write")) return null;
  return (
    <>
      <div className={styles.acts}>
        <ComboField
          label={t("act.assignee")}
          empty={t("act.assignNobody")}
          choices={assignees.map((assignee) => ({ value: assignee._id, text: assignee.name }))}
          value={assignee?._id ?? ""}
          onChange={(id) => void save({ assigneeId: id === "" ? null : id })}
        />
        {enquiryMoves[state]
          .filter((next) => next !== "booked" && (next !== "answered" || state === "closed"))
          .map((next) => (
            <Button key={next} kind="outline" busy={busy} onClick={() => void save({ state: next })}>
              {t(next === "answered" ? "act.reopen" : `act.to.${next}`)}
            </Button>
          ))}
        {state !== "booked" && may("bookings", "create") && (
          <Button
            kind="outline"
            icon={IconCalendarPlus}
            onClick={() => openNewBooking({ from: { enquiryId: enquiry._id } })}
          >
            {t("act.book")}
          </Button>
        )}
        {state !== "booked" && may("bookings", "create") && (
          <Button kind="outline" icon={IconFilePlus} onClick={() => setPreparing(true)}>
            {t("act.prepare")}
          </Button>
        )}
        {bookingId !== null && (
          <LinkButton to="/staff/bookings/$id" params={{ id: bookingId }} kind="outline">
            {t("act.openBooking", { number: bookingNo })}
          </LinkButton>
        )}
      </div>
      {conflict && (
        <ChangedSince
          facts={conflict.facts}
          theirs={conflict.theirs.map((field) =>
            t(field === "state" ? "list.columns.state" : "act.assignee"),
          )}
          onTakeAll={conflict.takeAll}
        />
      )}
      {failure && <ErrorState error={failure} />}
      <PrepareDialog enquiry={enquiry} open={preparing} onClose={() => setPreparing(false)} />
    </>
  );
}
