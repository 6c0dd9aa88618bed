import { AmountField } from "@pulau/contract/fields.ts";
import { mostUploadBytes, uploadTypes } from "@pulau/contract/files.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { FileId, PayableId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useRef, useState } from "react";
import { z } from "zod";
import { CallFailure, isFailure } from "../../../api/call-failure.ts";
import { resort } from "../../../api/resort.ts";
import { useCall, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput } from "../../../ui/amount-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { IconCamera } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useMoments } from "../../../ui/time-zone.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { useForm } from "../../../ui/use-form.ts";
import { type Options, options as optionsCall, sendSlip, upload } from "./calls.ts";
import styles from "./transfer.module.css";

const schema = z.object({
  amountSen: AmountField.min(1, { error: "ringgit" }),
  paidOn: z.string().min(1, { error: "required" }),
  reference: z.string().trim().min(1, { error: "required" }).max(60, { error: "tooLong" }),
  slipId: z.string().min(1, { error: "slip" }),
});

/** Refused before it is sent: nobody waits on a phone for ten megabytes to be told that they are too many. */
const tooLarge = () =>
  new CallFailure("FILE_TOO_LARGE", { facts: { megabytes: mostUploadBytes / 1024 / 1024 } });

/** Chooses the slip, on a phone by its camera too, and sends it at once; the form keeps its id. */
function SlipInput({ onSlip, error }: { onSlip: (id: FileId) => void; error: string | null }) {
  const { t } = useTranslation("transfer");
  const input = useRef<HTMLInputElement>(null);
  const send = useSend(upload);
  const say = useFailureText();
  const [name, setName] = useState("");
  const [failure, setFailure] = useState<unknown>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    onSlip("");
    setName("");
    setFailure(null);
    try {
      if (file.size > mostUploadBytes) throw tooLarge();
      const kept = await send.mutateAsync({ file });
      setName(kept.name);
      onSlip(kept._id);
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  // What is wrong with the file is said at the field, like any other mistake.
  const refused = isFailure(failure, "FILE_TOO_LARGE", "FILE_NOT_TAKEN");
  const wrong = refused ? say(failure) : error;
  return (
    <div className={styles.card}>
      <span className="strong" id="slip-label">
        {t("slip")}
      </span>
      <div className={styles.file} data-invalid={wrong ? "" : undefined}>
        <input
          ref={input}
          type="file"
          hidden
          accept={uploadTypes}
          aria-labelledby="slip-label"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file, chosen once more after it did not arrive, is another try.
            event.target.value = "";
          }}
        />
        <Button
          kind="outline"
          icon={IconCamera}
          busy={send.isPending}
          aria-describedby={wrong ? "slip-error slip-hint" : "slip-hint"}
          onClick={() => input.current?.click()}
        >
          {t(name ? "change" : "choose")}
        </Button>
        <bdi role="status">{send.isPending ? t("sending") : name}</bdi>
      </div>
      <div>
        <div role="status">{wrong && <FieldError id="slip-error">{wrong}</FieldError>}</div>
        <p className="hint" id="slip-hint">
          {t("slipHint")}
        </p>
      </div>
      {failure !== null && !refused && <ErrorState error={failure} />}
    </div>
  );
}

function Form({ id, options, today }: { id: PayableId; options: Options; today: Day }) {
  const { t } = useTranslation("transfer");
  const { momentText } = useMoments();
  const toast = useToast();
  const send = useSend(sendSlip, [
    optionsCall.path,
    "/api/reservations/info/:_id",
    "/api/reservations",
    "/api/payment/options/:_id",
    "/api/purchase/:_id",
  ]);
  const owedSen = Math.max(...options.offers.map(({ amountSen }) => amountSen));
  const form = useForm({
    schema,
    initial: { amountSen: owedSen, paidOn: today, reference: "", slipId: "" },
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id: id }, body });
      toast({ tone: "success", text: t("sent") });
    },
  });
  return (
    <form {...form.form} className={styles.card}>
      <AmountInput
        {...form.amount("amountSen")}
        label={t("amount")}
        hint={t("amountHint", { amount: formatRinggit(owedSen) })}
      />
      <DateField {...form.field("paidOn")} max={today} label={t("paidOn")} />
      <TextInput
        {...form.field("reference")}
        label={t("reference")}
        hint={t("referenceHint")}
        autoComplete="off"
      />
      <SlipInput onSlip={(slipId) => form.set("slipId", slipId)} error={form.errorAt("slipId")} />
      {options.keptUntil && <p className="hint">{t("kept", { until: momentText(options.keptUntil) })}</p>}
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" size="large" busy={form.busy}>
        {t("send")}
      </Button>
    </form>
  );
}

/** What was sent, when, and the slip of it. */
export function SlipCard({ id, options }: { id: PayableId; options: Options }) {
  const { t } = useTranslation("transfer");
  const today = useCall(resort, {}).data?.today;
  return (
    <Card as="section" className={styles.card} aria-labelledby="form">
      <h2 className="display" id="form">
        {t("form")}
      </h2>
      {options.slipsLeft === 0 && <p>{t("noLeft")}</p>}
      {options.slipsLeft > 0 && today && <Form id={id} options={options} today={today} />}
    </Card>
  );
}
