import { AmountField } from "@pulau/contract/fields.ts";
import { depositTexts } from "@pulau/contract/room-deposits.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { type DepositWay, depositWays } from "@pulau/domain/money/room-deposit.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { z } from "zod";
import { useSend } from "../../../../api/use-call.ts";
import { NoDrawer } from "../../../../business/drawer/no-drawer.tsx";
import { useHasDrawer } from "../../../../business/drawer/use-has-drawer.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { depositPaths, takeDeposit } from "./calls.ts";
import styles from "./deposit.module.css";

const lacks = (path: string) => ({ error: "required", path: [path] });
const schema = z
  .object({
    way: z.enum(depositWays),
    amountSen: AmountField.nullable(),
    reference: z.string().trim().max(depositTexts.reference, { error: "tooLong" }),
    reason: z.string().trim().max(depositTexts.reason, { error: "tooLong" }),
  })
  .refine(({ way, amountSen }) => way === "waived" || (amountSen ?? 0) > 0, {
    error: "ringgit",
    path: ["amountSen"],
  })
  .refine(({ way, reference }) => way === "cash" || way === "waived" || reference !== "", lacks("reference"))
  .refine(({ way, reason }) => way !== "waived" || reason !== "", lacks("reason"));

type Props = { readonly bookingId: BookingId; readonly wantedSen: Sen; readonly onDone: () => void };

const actOf = (way: DepositWay) => (way === "hold" ? "takeHold" : way === "waived" ? "waive" : "take");

/** What the guests leave and by which way, or why they leave nothing. */
export function TakeDepositForm({ bookingId, wantedSen, onDone }: Props) {
  const { t } = useTranslation("room-deposits");
  const toast = useToast();
  const send = useSend(takeDeposit, depositPaths);
  const form = useForm({
    schema,
    initial: { way: "hold", amountSen: wantedSen || null, reference: "", reason: "" },
    onSubmit: async ({ amountSen, ...typed }, options) => {
      const body = { ...typed, amountSen: amountSen ?? 0 };
      const { number } = await send.mutateAsync({ params: { _id: bookingId }, body, options });
      toast({ tone: "success", text: number === "" ? t("waived") : t("taken", { number }) });
      onDone();
    },
  });
  const { way } = form.values;
  const noDrawer = !useHasDrawer(way === "cash") && way === "cash";
  return (
    <form className={styles.form} {...form.form}>
      <Segmented<DepositWay>
        label={t("way")}
        hideLabel
        wide
        value={way}
        onChange={(next) => form.set("way", next)}
        choices={depositWays.map((value) => ({ value, text: t(`ways.${value}`) }))}
      />
      {way === "waived" ? (
        <TextInput {...form.field("reason")} label={t("reason")} autoComplete="off" />
      ) : (
        <div className={styles.fields}>
          <AmountInput
            {...form.amount("amountSen")}
            label={t("amount")}
            hint={way === "hold" ? t("heldHint") : undefined}
          />
          {way !== "cash" && (
            <TextInput {...form.field("reference")} label={t("reference")} autoComplete="off" />
          )}
        </div>
      )}
      {noDrawer && <NoDrawer />}
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" kind="outline" size="large" busy={form.busy} disabled={noDrawer}>
        {t(actOf(way))}
      </Button>
    </form>
  );
}
