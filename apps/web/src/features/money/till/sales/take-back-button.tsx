import { takeBackSaleRoute } from "@pulau/contract/till-sales.ts";
import { inCash } from "@pulau/domain/money/cash.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { BackKind } from "@pulau/domain/till/settle-sale.ts";
import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { NoDrawer } from "../../../../business/drawer/no-drawer.tsx";
import { useHasDrawer } from "../../../../business/drawer/use-has-drawer.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { type Receipt, salePaths, takeBackSale } from "../calls.ts";
import styles from "./receipt.module.css";

type Props = { readonly receipt: Receipt; readonly as: BackKind };

const schema = takeBackSaleRoute.body.pick({ reason: true });

function TakeBackForm({ receipt, as, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation("till-sales");
  const toast = useToast();
  const { _id, way, paidSen } = receipt;
  const needsDrawer = as === "refunded" && way === "cash";
  const hasDrawer = useHasDrawer(needsDrawer);
  const send = useSend(takeBackSale, salePaths);
  const form = useForm({
    schema,
    initial: { reason: "" },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id }, body: { ...body, as }, options });
      onClose();
      toast({ tone: "success", text: t(`takeBack.${as}.done`, { amount: formatRinggit(paidSen) }) });
    },
  });
  const amount = formatRinggit(way === "cash" ? inCash(paidSen) : paidSen);
  return (
    <form {...form.form} className={styles.takeBack}>
      <p>{t(`takeBack.${as}.${way}`, { amount })}</p>
      <TextInput {...form.field("reason")} label={t("takeBack.reason")} autoComplete="off" />
      {needsDrawer && !hasDrawer && <NoDrawer />}
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.acts}>
        <Button type="submit" kind="dangerFilled" busy={form.busy} disabled={needsDrawer && !hasDrawer}>
          {t(`takeBack.${as}.act`)}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Gives the money of a sale back once a reason is given: a void or a refund, as it is now. */
export function TakeBackButton({ receipt, as }: Props) {
  const { t } = useTranslation("till-sales");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="outline" onClick={() => setOpen(true)}>
        {t(`takeBack.${as}.act`)}
      </Button>
      <Dialog open={open} onClose={close} role="alertdialog" title={t(`takeBack.${as}.title`)}>
        <TakeBackForm receipt={receipt} as={as} onClose={close} />
      </Dialog>
    </>
  );
}
