import type { Day } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import type { Resort } from "../calls.ts";
import { usePackageOf } from "./enquired-stay.tsx";
import styles from "./enquiry.module.css";
import { EnquiryDialog, WaitDialog } from "./enquiry-dialogs.tsx";
import type { WantedStay } from "./wanted-stay.ts";

type Props = {
  stay: WantedStay;
  resort: Resort;
  /** A stay that is not sold at all is not waited for: nobody's cancellation would bring it. */
  canWait: boolean;
  onChoose: (checkIn: Day) => void;
};

/** Two ways when nothing is free: wait until somebody cancels, or ask a person. */
export function NoRoomsLeft({ stay, resort, canWait, onChoose }: Props) {
  const { t } = useTranslation("enquiry");
  const { side } = useBackend();
  const [open, setOpen] = useState<"wait" | "enquiry" | null>(null);
  const close = () => setOpen(null);
  const { optionId, checkIn } = stay;
  const packageId = usePackageOf(optionId)?.offer._id ?? stay.packageId;
  if (side.name !== "portal") return null;
  const whole =
    canWait && packageId !== null && optionId !== null && checkIn !== null
      ? { ...stay, packageId, optionId, checkIn }
      : null;
  return (
    <Card as="section">
      <h2>{t("find.title")}</h2>
      <div className={styles.ways}>
        {whole !== null && (
          <div className={styles.way}>
            <div>
              <h3>{t("find.wait")}</h3>
              <p>{t("find.waitText")}</p>
            </div>
            <Button onClick={() => setOpen("wait")}>{t("find.waitAct")}</Button>
          </div>
        )}
        <div className={styles.way}>
          <div>
            <h3>{t("find.enquiry")}</h3>
            <p>{t("find.enquiryText")}</p>
          </div>
          <Button kind={whole === null ? "filled" : "outline"} onClick={() => setOpen("enquiry")}>
            {t("find.enquiryAct")}
          </Button>
        </div>
      </div>
      {whole !== null && (
        <WaitDialog open={open === "wait"} onClose={close} stay={whole} resort={resort} onChoose={onChoose} />
      )}
      <EnquiryDialog
        open={open === "enquiry"}
        onClose={close}
        stay={{ ...stay, packageId }}
        origin="fullyBooked"
        resort={resort}
      />
    </Card>
  );
}
