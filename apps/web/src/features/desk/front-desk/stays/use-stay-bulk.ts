import type { StayList } from "@pulau/contract/stay-list.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListBulk } from "../../../../listing/bulk-act.ts";
import { useBulkSend } from "../../../../listing/use-bulk-send.ts";
import { IconDoorEnter, IconDoorExit } from "../../../../ui/icons/index.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import { checkInSeveral, checkOutSeveral, deskPaths, type StayLine } from "../calls.ts";

/** Letting a group in or out at once; whoever leaves before their day is let out from their booking. */
export function useStayBulk(list: StayList): ListBulk<StayLine> {
  const { t } = useTranslation("staff");
  const today = useMoments().today();
  const may = useMay()("bookings", "write");
  const letIn = useBulkSend<BookingId>(checkInSeveral, deskPaths);
  const letOut = useBulkSend<BookingId>(checkOutSeveral, deskPaths);
  const idOf = ({ _id }: StayLine) => _id;
  const arriving = {
    key: "checkIn",
    text: t("act.checkIn"),
    icon: IconDoorEnter,
    can: ({ canCheckIn }: StayLine) => canCheckIn,
    run: (rows: readonly StayLine[]) => letIn(rows, idOf),
    done: (count: number) => t("stays.checkedIn", { count }),
    confirm: (count: number) => ({ title: t("stays.checkInSome", { count }) }),
  };
  const leaving = {
    key: "checkOut",
    text: t("act.checkOut"),
    icon: IconDoorExit,
    can: ({ canCheckOut, checkOut }: StayLine) => canCheckOut && checkOut <= today,
    run: (rows: readonly StayLine[]) => letOut(rows, idOf),
    done: (count: number) => t("stays.checkedOut", { count }),
    confirm: (count: number) => ({ title: t("stays.checkOutSome", { count }) }),
  };
  return {
    nameOf: ({ bookingName, bookingNo }) => `${bookingName} (${bookingNo})`,
    acts: may ? [list === "arrivals" ? arriving : leaving] : [],
  };
}
