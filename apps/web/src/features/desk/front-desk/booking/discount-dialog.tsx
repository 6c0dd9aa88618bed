import { AmountField, text } from "@pulau/contract/fields.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { discountSen } from "@pulau/domain/money/price-discount.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { z } from "zod";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput, PercentInput } from "../../../../ui/amount-input.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { deskPaths, discountStay } from "../calls.ts";

const longestReason = 300;
const reason = text(longestReason);
const schema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("share"),
    share: z.int({ error: "required" }).min(1, { error: "number" }).max(10_000, { error: "number" }),
    sen: z.unknown(),
    reason,
  }),
  z.object({
    kind: z.literal("sen"),
    share: z.unknown(),
    sen: AmountField.min(1, { error: "ringgit" }),
    reason,
  }),
]);
type Typed = { kind: "share" | "sen"; share: number | null; sen: Sen | null; reason: string };
const blank: Typed = { kind: "share", share: null, sen: null, reason: "" };

type Props = {
  readonly bookingId: BookingId;
  /** What the stay costs, of which a percentage is taken. */
  readonly staySen: Sen;
  readonly onClose: () => void;
};

/** Takes a part or an amount off the price of a stay; what it will cost is said before. */
export function DiscountDialog({ bookingId: _id, staySen, onClose }: Props) {
  const { t } = useTranslation("staff", { keyPrefix: "discount" });
  const toast = useToast();
  const send = useSend(discountStay, deskPaths);
  const form = useForm({
    schema,
    initial: blank as z.input<typeof schema>,
    onSubmit: async (typed, options) => {
      const discount = typed.kind === "share" ? { share: typed.share } : { sen: typed.sen };
      const body = { discount, reason: typed.reason };
      const { totalSen } = await send.mutateAsync({ params: { _id }, body, options });
      toast({ tone: "success", text: t("done", { amount: formatRinggit(totalSen) }) });
      onClose();
    },
  });
  const { kind, share, sen } = form.values as Typed;
  const off = kind === "share" ? share !== null && discountSen({ share }, staySen) : sen;
  return (
    <FormDialog
      form={form}
      title={t("title")}
      words={{ leave: t("leave"), save: t("save") }}
      onClose={onClose}
    >
      <Segmented
        label={t("kind")}
        hideLabel
        value={kind}
        onChange={(value) => form.set("kind", value)}
        choices={[
          { value: "share", text: t("kinds.share") },
          { value: "sen", text: t("kinds.sen") },
        ]}
      />
      {kind === "share" ? (
        <PercentInput {...form.amount("share")} label={t("share")} />
      ) : (
        <AmountInput {...form.amount("sen")} label={t("amount")} />
      )}
      <TextInput {...form.field("reason")} label={t("reason")} maxLength={longestReason} autoComplete="off" />
      <p className="hint">
        {off
          ? t("will", { amount: formatRinggit(Math.max(0, staySen - off)) })
          : t("now", { amount: formatRinggit(staySen) })}
      </p>
    </FormDialog>
  );
}
