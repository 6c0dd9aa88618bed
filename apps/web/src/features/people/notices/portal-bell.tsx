import { useCall, useSend } from "../../../api/use-call.ts";
import { NoticeBell } from "../../../business/notices/notice-bell.tsx";
import { lookEvery, markNotices, notices } from "./calls.ts";

/** What happened to one's bookings, enquiries and money. */
export default function PortalBell() {
  const { data, error, refetch } = useCall(notices, {}, { refetchInterval: lookEvery });
  const marking = useSend(markNotices, [notices.path]);
  return (
    <NoticeBell data={data} error={error} retry={refetch} mark={(body) => marking.mutateAsync({ body })} />
  );
}
