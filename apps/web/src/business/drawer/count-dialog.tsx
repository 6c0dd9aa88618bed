import { CountField } from "@pulau/contract/shifts.ts";
import { compareCount } from "@pulau/domain/money/drawer.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { z } from "zod";
import { isFailure } from "../../api/call-failure.ts";
import { useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Money } from "../../ui/money-and-dates.tsx";
import { Textarea, TextInput } from "../../ui/text-fields.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { closeShift, drawerPaths, type Shift } from "./calls.ts";
import { CountFields, countOf, type TypedCount } from "./count-fields.tsx";
import styles from "./drawer.module.css";

const schemaFor = (expectedSen: Sen) =>
  z
    .object({
      count: z
        .record(z.string(), z.unknown())
        .transform((typed) =>
          Object.fromEntries(Object.entries(typed).filter(([, many]) => many !== null && many !== "")),
        )
        .pipe(CountField),
      reason: z.string().trim().max(300, { error: "tooLong" }),
      handOver: z.string().trim().max(1_000, { error: "tooLong" }),
    })
    .refine(({ count, reason }) => reason !== "" || !compareCount(count, expectedSen).needsReason, {
      path: ["reason"],
      error: "required",
    });

/** What the count comes to beside what should be there; read out as it changes. */
function Comparison({ counted, expectedSen }: { counted: TypedCount; expectedSen: Sen }) {
  const { t } = useTranslation("shifts");
  const { countedSen, overSen } = compareCount(countOf(counted), expectedSen);
  const word = overSen === 0 ? "exact" : overSen > 0 ? "over" : "short";
  return (
    <dl className={styles.comparison} data-is={word} aria-live="polite">
      <div>
        <dt>{t("count.counted")}</dt>
        <dd>
          <Money sen={countedSen} />
        </dd>
      </div>
      <div>
        <dt>{t("count.expected")}</dt>
        <dd>
          <Money sen={expectedSen} />
        </dd>
      </div>
      <div className={styles.difference}>
        <dt>{t(`count.${word}`)}</dt>
        <dd>
          <Money sen={Math.abs(overSen)} />
        </dd>
      </div>
    </dl>
  );
}

/**
 * Counts a drawer by note and coin, and closes its shift for good. What it should hold stays as it was when the count began,
 * until the server says that cash has moved: with a sum that followed by itself, it would never be asked.
 */
export function CountDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { t } = useTranslation("shifts");
  const toast = useToast();
  const { _id, shiftNo, drawer } = shift;
  const [expectedSen, setExpected] = useState(shift.expectedSen);
  const send = useSend(closeShift, drawerPaths);
  const form = useForm({
    schema: schemaFor(expectedSen),
    initial: { count: {}, reason: "", handOver: "" },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id }, body: { ...body, expectedSen }, options }).catch((thrown) => {
        if (isFailure(thrown, "DRAWER_CHANGED")) setExpected(Number(thrown.facts.expectedSen));
        throw thrown;
      });
      toast({ tone: "success", text: t("count.done", { number: shiftNo }) });
      onClose();
    },
  });
  const counted = form.values.count as TypedCount;
  const { needsReason } = compareCount(countOf(counted), expectedSen);
  return (
    <FormDialog
      form={form}
      title={t("count.title", { drawer })}
      words={{ leave: t("cancel"), save: t("count.act") }}
      onClose={onClose}
    >
      <CountFields
        value={counted}
        onChange={(next) => form.set("count", next)}
        errorAt={(worth) => form.errorAt(`count.${worth}`)}
      />
      <Comparison counted={counted} expectedSen={expectedSen} />
      {needsReason && <TextInput {...form.field("reason")} label={t("count.reason")} autoComplete="off" />}
      <Textarea
        {...form.field("handOver")}
        label={t("count.handOver")}
        hint={t("count.handOverHint")}
        optional
      />
      <p className="muted">{t("count.forGood")}</p>
    </FormDialog>
  );
}
