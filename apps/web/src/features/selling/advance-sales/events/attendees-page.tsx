import { Link, useParams } from "@tanstack/react-router";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { attendees } from "../calls.ts";
import { Attendees } from "./attendees.tsx";

/** Who comes to an event, to be ticked off at the door. */
export default function AttendeesPage() {
  const { t } = useTranslation("events");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const { data, error, refetch } = useCall(attendees, { params: { _id: id } }, { refetchInterval: 20_000 });
  return (
    <>
      <PageTitle text={t("staff.attendees")} />
      <p>
        <Link className="link" to="/staff/events">
          {t("staff.list.back")}
        </Link>
      </p>
      {data && <Attendees of={data.event} rows={data.attendees} />}
      {error && !data && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Waiting what={t("staff.waiting")}>
          <Skeleton height={380} radius={12} />
        </Waiting>
      )}
    </>
  );
}
