import type { Day } from "@pulau/domain/calendar/day.ts";
import { Suspense } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { partOnDemand } from "../../../../ui/part-on-demand.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import type { Resort } from "../calls.ts";
import type { EnquiryOrigin } from "./enquiry-form.tsx";
import type { WholeStay } from "./wait-form.tsx";
import type { WantedStay } from "./wanted-stay.ts";

// The forms bring their schemas, which nobody needs who finds what they look for.
const WaitForm = partOnDemand(async () => ({ default: (await import("./wait-form.tsx")).WaitForm }));
const EnquiryForm = partOnDemand(async () => ({ default: (await import("./enquiry-form.tsx")).EnquiryForm }));

type Shared = { open: boolean; onClose: () => void; resort: Resort };

export function WaitDialog({
  stay,
  onChoose,
  ...shared
}: Shared & { stay: WholeStay; onChoose: (checkIn: Day) => void }) {
  const { t } = useTranslation("enquiry");
  const { open, onClose, resort } = shared;
  return (
    <Dialog open={open} onClose={onClose} title={t("wait.title")} size="wide">
      <Suspense fallback={<Skeleton height={420} radius={12} />}>
        <WaitForm stay={stay} resort={resort} onChoose={onChoose} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

export function EnquiryDialog({
  stay,
  origin,
  ...shared
}: Shared & { stay: WantedStay; origin: EnquiryOrigin }) {
  const { t } = useTranslation("enquiry");
  const { open, onClose, resort } = shared;
  return (
    <Dialog open={open} onClose={onClose} title={t("enquiry.title")} size="wide">
      <Suspense fallback={<Skeleton height={520} radius={12} />}>
        <EnquiryForm stay={stay} origin={origin} resort={resort} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
