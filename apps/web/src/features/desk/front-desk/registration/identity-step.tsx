import type { BookingId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { z } from "zod";
import { isFailure } from "../../../../api/call-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconShieldLock, IconUserCheck } from "../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { Textarea, TextInput } from "../../../../ui/text-fields.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useForm } from "../../../../ui/use-form.ts";
import { PaperNumber } from "../booking/paper-number.tsx";
import { type CardGuest, cardPaths, checkIdentity, excuseIdentity } from "./calls.ts";
import { PaperFacts } from "./paper-photo/paper-facts.tsx";
import { PhotoButton } from "./paper-photo/photo-button.tsx";
import styles from "./registration.module.css";

type Step = { readonly bookingId: BookingId; readonly guest: CardGuest; readonly open: boolean };
type Form = Pick<Step, "bookingId" | "guest"> & { readonly onDone: () => void };

const paperSchema = z.object({
  paper: z.string().trim().min(1, { error: "required" }).max(200, { error: "tooLong" }),
});

/** The number, or the lines at the foot of a passport; another than the booking's is asked about first. */
function PaperForm({ bookingId, guest, onDone }: Form) {
  const { t } = useTranslation("registration");
  const check = useSend(checkIdentity, cardPaths);
  const form = useForm({
    schema: paperSchema,
    initial: { paper: "" },
    onSubmit: ({ paper }) => send(paper, false),
  });
  const send = async (paper: string, replace: boolean) => {
    await check.mutateAsync({ params: { _id: bookingId, guest: guest._id }, body: { paper, replace } });
    onDone();
  };
  const differs = isFailure(form.failure, "PAPER_DIFFERS");
  const [replacing, setReplacing] = useState<unknown>(null);
  const keep = () => send(form.values.paper, true).catch((thrown: unknown) => setReplacing(thrown));
  return (
    <form className={styles.step} {...form.form}>
      <PhotoButton onRead={(text) => form.set("paper", text)} />
      <Textarea
        {...form.field("paper")}
        label={t(guest.nonMalaysian ? "identity.passport" : "identity.paper")}
        hint={t("identity.hint")}
        rows={3}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
      />
      <PaperFacts text={form.values.paper} />
      {differs && (
        <Notice
          tone="warning"
          title={t("identity.differs", { masked: guest.identity })}
          acts={
            <Button kind="outline" busy={check.isPending} onClick={() => void keep()}>
              {t("identity.keep")}
            </Button>
          }
        >
          {t("identity.differsText")}
        </Notice>
      )}
      {form.failure !== null && !differs && <ErrorState error={form.failure} />}
      {replacing !== null && <ErrorState error={replacing} />}
      <Button type="submit" kind="outline" size="large" icon={IconUserCheck} busy={form.busy}>
        {t("identity.check")}
      </Button>
    </form>
  );
}

const excuseSchema = z.object({
  reason: z.string().trim().min(1, { error: "required" }).max(200, { error: "tooLong" }),
});

function ExcuseForm({ bookingId, guest, onDone }: Form) {
  const { t } = useTranslation("registration");
  const excuse = useSend(excuseIdentity, cardPaths);
  const form = useForm({
    schema: excuseSchema,
    initial: { reason: "" },
    onSubmit: async (body) => {
      await excuse.mutateAsync({ params: { _id: bookingId, guest: guest._id }, body });
      onDone();
    },
  });
  return (
    <form className={styles.step} {...form.form}>
      <TextInput {...form.field("reason")} label={t("identity.reason")} autoComplete="off" maxLength={200} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" kind="outline" size="large" busy={form.busy}>
        {t("identity.excuse")}
      </Button>
    </form>
  );
}

/** How it was made sure who the guest is, or the way to it. The number itself is masked; showing it is logged. */
export function IdentityStep({ bookingId, guest, open }: Step) {
  const { t } = useTranslation("registration");
  const { momentText } = useMoments();
  const [way, setWay] = useState<"paper" | "excuse" | null>(null);
  const { checked, identity } = guest;
  const isOpen = open && (way !== null || checked === null);
  const close = () => setWay(null);
  return (
    <section className={styles.part} aria-label={t("identity.title")}>
      <h3>{t("identity.title")}</h3>
      <div className={styles.paper} data-checked={checked !== null || undefined}>
        <Icon of={IconShieldLock} size="l" />
        <span className={styles.paperText}>
          <b>
            <PaperNumber bookingId={bookingId} guest={guest} masked={identity} mayReveal />
          </b>
          <small>
            {checked === null
              ? t("identity.unchecked")
              : t(`identity.by.${checked.how}`, { name: checked.by, time: momentText(checked.at) })}
          </small>
          {checked?.reason && <small>{checked.reason}</small>}
          <small>{t("identity.logged")}</small>
        </span>
        {open && checked !== null && way === null && (
          <Button kind="outline" onClick={() => setWay("paper")}>
            {t("identity.again")}
          </Button>
        )}
      </div>
      {isOpen &&
        (way === "excuse" ? (
          <ExcuseForm {...{ bookingId, guest }} onDone={close} />
        ) : (
          <PaperForm {...{ bookingId, guest }} onDone={close} />
        ))}
      {isOpen && (
        <Button
          kind="plain"
          className={styles.other}
          onClick={() => setWay(way === "excuse" ? "paper" : "excuse")}
        >
          {t(way === "excuse" ? "identity.toPaper" : "identity.toExcuse")}
        </Button>
      )}
    </section>
  );
}
