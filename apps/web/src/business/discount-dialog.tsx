import { AmountField, text } from "@pulau/contract/fields.ts";
import {
  type DiscountLimit,
  discountSen,
  type PriceDiscount,
  withinLimitSen,
} from "@pulau/domain/money/price-discount.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { ReactNode } from "react";
import { z } from "zod";
import type { CallOptions } from "../api/client.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { AmountInput, PercentInput } from "../ui/amount-input.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { listText } from "../ui/format.ts";
import { Segmented } from "../ui/segmented.tsx";
import { TextInput } from "../ui/text-fields.tsx";
import { useForm } from "../ui/use-form.ts";
import { useLanguage } from "../ui/use-language.ts";

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

export type GivenDiscount = { readonly discount: PriceDiscount; readonly reason: string };

/** How far whoever looks may go by themselves, and which roles may go further. */
export type DiscountReach = { readonly limit: DiscountLimit; readonly roles: readonly string[] };

const typedOf = ({ discount, reason: why }: GivenDiscount): Typed => ({
  kind: discount.share === undefined ? "sen" : "share",
  share: discount.share ?? null,
  sen: discount.sen ?? null,
  reason: why,
});

/** What is typed so far, where it is a discount at all. */
function discountOf({ kind, share, sen }: Typed): PriceDiscount | null {
  if (kind === "share") return share !== null && Number.isInteger(share) && share > 0 ? { share } : null;
  return sen !== null && Number.isInteger(sen) && sen > 0 ? { sen } : null;
}

/** "Up to 10 % by yourself", and who may go further; nothing for those who may go as far as they like. */
export function DiscountReachText({ limit, roles }: DiscountReach) {
  const { t } = useTranslation("staff", { keyPrefix: "discount" });
  const { language } = useLanguage();
  if (limit === null) return null;
  return (
    <p className="hint">
      {t("limit", { percent: limit / 100 })}{" "}
      {roles.length > 0 && t("beyond", { roles: listText([...roles], language) })}
    </p>
  );
}

/** Whether somebody can't give a discount by themselves. */
const isBeyond = (discount: PriceDiscount, { limit }: DiscountReach, staySen: Sen): boolean =>
  discountSen(discount, staySen) > withinLimitSen(limit, staySen);

type Props = {
  readonly reach: DiscountReach;
  /** What a percentage is of: the stay before fees and taxes. */
  readonly staySen: Sen;
  /** What was given before and is changed, if anything. */
  readonly given?: GivenDiscount | null;
  /** What the price would be; what comes off stands beside it. */
  readonly children: (off: { discount: PriceDiscount; sen: Sen } | null) => ReactNode;
  readonly onGive: (given: GivenDiscount, options: CallOptions) => Promise<void>;
  /** Asks colleagues to approve what goes further than one may oneself; without it that is refused. */
  readonly onRequest?: (given: GivenDiscount, options: CallOptions) => Promise<void>;
  readonly onClose: () => void;
};

/** Takes a part or an amount off the price of a stay, with a reason; how far one may go is said before. */
export function DiscountDialog({ reach, staySen, given, children, onGive, onRequest, onClose }: Props) {
  const { t } = useTranslation("staff", { keyPrefix: "discount" });
  const first: Typed = given ? typedOf(given) : { kind: "share", share: null, sen: null, reason: "" };
  const form = useForm({
    schema,
    initial: first as z.input<typeof schema>,
    onSubmit: async (typed, options) => {
      const discount = typed.kind === "share" ? { share: typed.share } : { sen: typed.sen };
      const send = isBeyond(discount, reach, staySen) && onRequest ? onRequest : onGive;
      await send({ discount, reason: typed.reason }, options);
      onClose();
    },
  });
  const values = form.values as Typed;
  const discount = discountOf(values);
  const isRequest = onRequest !== undefined && discount !== null && isBeyond(discount, reach, staySen);
  return (
    <FormDialog
      form={form}
      title={t("title")}
      words={{ leave: t("leave"), save: t(isRequest ? "request" : "save") }}
      onClose={onClose}
    >
      <Segmented
        label={t("kind")}
        hideLabel
        value={values.kind}
        onChange={(value) => form.set("kind", value)}
        choices={[
          { value: "share", text: t("kinds.share") },
          { value: "sen", text: t("kinds.sen") },
        ]}
      />
      {values.kind === "share" ? (
        <PercentInput {...form.amount("share")} label={t("share")} />
      ) : (
        <AmountInput {...form.amount("sen")} label={t("amount")} />
      )}
      <TextInput {...form.field("reason")} label={t("reason")} maxLength={longestReason} autoComplete="off" />
      <p className="hint">{children(discount && { discount, sen: discountSen(discount, staySen) })}</p>
      <DiscountReachText {...reach} />
    </FormDialog>
  );
}
