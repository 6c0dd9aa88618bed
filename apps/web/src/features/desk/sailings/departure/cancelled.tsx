import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { IconAnchorOff } from "../../../../ui/icons/index.ts";
import { Notice } from "../../../../ui/surfaces.tsx";
import type { Manifest } from "../calls.ts";

/** Leads whoever may to the page where a sailing that is still to leave is cancelled. */
export function WontSail({ shown: { departure, closed, today } }: { shown: Manifest }) {
  const { t } = useTranslation("sailings");
  const may = useMay();
  const mayCancel = may("boats", "write") && may("bookings", "write");
  if (!mayCancel || closed || departure.cancelled || departure.day < today) return null;
  return (
    <LinkButton
      to="/staff/disruptions/new"
      search={{ sailings: departure.sailingId }}
      kind="outline"
      icon={IconAnchorOff}
    >
      {t("wontSail")}
    </LinkButton>
  );
}

/** That the sailing is cancelled, who still waits, and where that is settled. */
export function CancelledNotice({ departure: { cancelled } }: Pick<Manifest, "departure">) {
  const { t } = useTranslation("sailings");
  const may = useMay();
  if (!cancelled) return null;
  const mayOpen = may("boats", "write") && may("bookings", "write");
  const { waiting, unsuited, disruptionId } = cancelled;
  return (
    <Notice
      tone={waiting + unsuited > 0 ? "warning" : "info"}
      title={t("cancelledNotice.title")}
      acts={
        mayOpen && (
          <LinkButton to="/staff/disruptions/$id" params={{ id: disruptionId }} kind="outline" size="small">
            {t("cancelledNotice.see")}
          </LinkButton>
        )
      }
    >
      {waiting + unsuited === 0 && t("cancelledNotice.text")}
      {waiting > 0 && <p>{t("cancelledNotice.waiting", { count: waiting })}</p>}
      {unsuited > 0 && <p>{t("cancelledNotice.unsuited", { count: unsuited })}</p>}
    </Notice>
  );
}
