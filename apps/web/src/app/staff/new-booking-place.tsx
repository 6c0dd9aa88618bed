import { useMay, useSession } from "../../api/use-call.ts";
import { useNewBookingPreset } from "../../business/new-booking.ts";
import { onDemand } from "../../ui/on-demand.tsx";

const Panel = onDemand(
  () => import("../../features/booking/wizard/desk/panel/panel.tsx"),
  "new-booking",
  "booking",
  "courtesy-holds",
  "enquiry",
  "price",
  "rooming",
  "shifts",
  "staff",
  "errors",
);

/** Where the panel of a new booking opens, over whichever page it was asked for on. */
export function NewBookingPlace() {
  const preset = useNewBookingPreset();
  const session = useSession();
  const mayBook = useMay()("bookings", "create");
  // Another draft is another panel: nothing of the one before is taken along. One that begins keeps its panel.
  return preset !== null && session !== null && mayBook && <Panel preset={preset} />;
}
