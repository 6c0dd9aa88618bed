import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AnchorButton, Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconBrandWhatsapp, IconInfoCircle, IconPhone, IconScale } from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import type { Passenger } from "../calls.ts";
import styles from "./departure.module.css";

const digits = (phone: string): string => phone.replace(/\D/g, "");

/** Below the last of a party: what the crew should know of it, and how to reach it while somebody is not aboard. */
export function PartyFoot({ of, onWeigh }: { of: Passenger; onWeigh: (() => void) | null }) {
  const { t } = useTranslation("sailings");
  const { bookingName, mobile, note, mark } = of;
  const reaches = mark !== "aboard" && mobile !== "";
  if (note === "" && !reaches && !onWeigh) return null;
  return (
    <li className={styles.foot}>
      {note !== "" && (
        <p>
          <Icon of={IconInfoCircle} size="s" /> <VisuallyHidden>{t("crewNote")} </VisuallyHidden>
          {note}
        </p>
      )}
      {onWeigh && (
        <Button kind="plain" size="small" icon={IconScale} onClick={onWeigh}>
          {t("weights.act")}
          <VisuallyHidden> {t("weights.of", { name: bookingName })}</VisuallyHidden>
        </Button>
      )}
      {reaches && (
        <span className={styles.ways}>
          <AnchorButton kind="plain" size="small" icon={IconPhone} href={`tel:${mobile}`}>
            <bdi>{mobile}</bdi>
            <VisuallyHidden> {t("call", { name: bookingName })}</VisuallyHidden>
          </AnchorButton>
          <AnchorButton
            kind="plain"
            size="small"
            icon={IconBrandWhatsapp}
            href={`https://wa.me/${digits(mobile)}`}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp
            <VisuallyHidden> {bookingName}</VisuallyHidden>
          </AnchorButton>
        </span>
      )}
    </li>
  );
}
