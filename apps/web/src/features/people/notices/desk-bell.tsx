import { useCall, useSend, useSession } from "../../../api/use-call.ts";
import { NoticeBell } from "../../../business/notices/notice-bell.tsx";
import { deskNotices, lookEvery, markDeskNotices } from "./calls.ts";

/** What waits for staff; news bring it at once, and where there are none it is asked for. */
export default function DeskBell() {
  const enabled = useSession() !== null;
  const { data, error, refetch } = useCall(deskNotices, {}, { enabled, refetchInterval: lookEvery });
  const marking = useSend(markDeskNotices, [deskNotices.path]);
  return (
    <NoticeBell data={data} error={error} retry={refetch} mark={(body) => marking.mutateAsync({ body })} />
  );
}
