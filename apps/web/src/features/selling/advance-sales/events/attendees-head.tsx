import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { PageHead } from "../../../../ui/page-head.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { EventRow } from "../calls.ts";

type Props = { of: { event: EventRow; coming: number } | undefined; children: ReactNode };

/** Which event it is, when and where, how many have come, and what can be done with who comes to it. */
export function AttendeesHead({ of, children }: Props) {
  const { t } = useTranslation("events");
  const { say, language } = useLanguage();
  const { event, coming = 0 } = of ?? {};
  return (
    <PageHead
      title={event ? say(event.name) : t("staff.attendees")}
      tab={t("staff.attendees")}
      back={
        <Link className="link" to="/staff/events">
          {t("staff.list.back")}
        </Link>
      }
      lead={
        event && (
          <>
            {t("when", { day: dayText(event.day, language, "weekday"), from: event.startsAt })} ·{" "}
            {say(event.place)} · {t("staff.list.come", { count: event.checkedIn, most: coming })}
          </>
        )
      }
    >
      {coming > 0 && children}
    </PageHead>
  );
}
