import { mostDaysAround, NewWaitEntry } from "@pulau/contract/waiting-list.ts";
import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort } from "../calls.ts";
import { type Joined, joinWaiting } from "./calls.ts";
import { EnquiredStay } from "./enquired-stay.tsx";
import { EnquirerFields } from "./enquirer-fields.tsx";
import styles from "./enquiry.module.css";
import { RoomPreferences } from "./room-preferences.tsx";
import { partyOf, useKnownEnquirer, type WantedStay } from "./wanted-stay.ts";

export type WholeStay = WantedStay & { packageId: PackageId; optionId: OptionId; checkIn: Day };
type Props = {
  stay: WholeStay;
  resort: Resort;
  /** A day that is free after all. */
  onChoose: (checkIn: Day) => void;
  onClose: () => void;
};

/** Puts the guest on the waiting list; what is free after all is offered instead. */
export function WaitForm({ stay, resort, onChoose, onClose }: Props) {
  const { t } = useTranslation("enquiry");
  const join = useSend(joinWaiting, [joinWaiting.path]);
  const [joined, setJoined] = useState<{ entry: Joined; email: string } | null>(null);
  const { packageId, optionId, checkIn, nights, party } = stay;
  const form = useForm({
    schema: NewWaitEntry,
    initial: {
      ...useKnownEnquirer(stay),
      packageId,
      optionId,
      checkIn,
      nights,
      party: partyOf(party),
      daysAround: 0,
      roomTypeIds: [],
    },
    onSubmit: async (body) => {
      const entry = await join.mutateAsync({ body });
      setJoined({ entry, email: body.email });
    },
  });
  if (joined !== null) return <OnTheList {...joined} onClose={onClose} />;
  const arounds = Array.from({ length: mostDaysAround + 1 }, (_, days) => ({
    value: String(days),
    text: days === 0 ? t("wait.exactly") : t("wait.days", { count: days }),
  }));
  return (
    <form className={styles.form} {...form.form}>
      <p className="muted">{t("wait.lead")}</p>
      <EnquiredStay stay={stay} resort={resort} />
      <section>
        <Select
          label={t("wait.around")}
          choices={arounds}
          value={String(form.values.daysAround ?? 0)}
          onChange={(days) => form.set("daysAround", Number(days))}
        />
        <RoomPreferences
          stay={stay}
          value={form.values.roomTypeIds ?? []}
          onChange={(ids) => form.set("roomTypeIds", ids)}
        />
      </section>
      <EnquirerFields form={form} phone={form.values.phone} />
      <Refusal failure={form.failure} onChoose={onChoose} />
      <div className={styles.acts}>
        <Button kind="outline" onClick={onClose}>
          {t("close")}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t("wait.act")}
        </Button>
      </div>
    </form>
  );
}

function Refusal({ failure, onChoose }: { failure: unknown; onChoose: Props["onChoose"] }) {
  const { t } = useTranslation("enquiry");
  const { language } = useLanguage();
  if (failure === null) return null;
  const free = isFailure(failure, "STILL_FREE") ? failure.facts.checkIn : null;
  if (typeof free !== "string" || !isDay(free)) return <ErrorState error={failure} />;
  return (
    <Notice
      tone="success"
      title={t("wait.free")}
      acts={
        <Button size="small" onClick={() => onChoose(free)}>
          {t("wait.freeAct")}
        </Button>
      }
    >
      {t("wait.freeText", { day: dayText(free, language, "weekday") })}
    </Notice>
  );
}

function OnTheList({ entry, email, onClose }: { entry: Joined; email: string; onClose: () => void }) {
  const { t } = useTranslation("enquiry");
  const ahead = entry.ahead ?? 0;
  return (
    <div className={styles.form}>
      <Notice tone="success" title={t("wait.done")}>
        {ahead === 0 ? t("wait.doneFirst", { email }) : t("wait.doneAhead", { count: ahead, email })}
      </Notice>
      <div className={styles.acts}>
        <Button kind="outline" onClick={onClose}>
          {t("close")}
        </Button>
        <LinkButton to="/waiting-list/$token" params={{ token: entry.token }} data-first="">
          {t("wait.see")}
        </LinkButton>
      </div>
    </div>
  );
}
