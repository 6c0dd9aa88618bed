import { voidVoucherRoute } from "@pulau/contract/vouchers.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { VoidBalance } from "@pulau/domain/promotion/voucher.ts";
import { useId, useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { type Voucher, voidVoucher, vouchers } from "./calls.ts";
import styles from "./promotions.module.css";

/** Makes a voucher void, once it is said why and where its balance goes. */
export function VoidAct({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation("staff-promotions");
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const id = useId();
  const send = useSend(voidVoucher, [vouchers.path]);
  const form = useForm({
    schema: voidVoucherRoute.body,
    initial: { reason: "", balance: "" as VoidBalance },
    onSubmit: async (body) => {
      await send.mutateAsync({ params: { _id: voucher._id }, body });
      setOpen(false);
      toast({ tone: "success", text: t("void.done", { code: voucher.code }) });
    },
  });
  const may = useMay();
  if (voucher.state !== "active" && voucher.state !== "used") return null;
  // What is left on it is money, and it goes somewhere.
  if (!may("posts", "delete") || !may("payments", "delete")) return null;
  return (
    <>
      <span className={styles.acts}>
        <Button
          size="small"
          kind="plain"
          aria-label={t("void.of", { code: voucher.code })}
          onClick={() => setOpen(true)}
        >
          {t("void.act")}
        </Button>
      </span>
      <ConfirmDialog
        open={open}
        title={t("void.title", { code: voucher.code })}
        words={{ keep: t("keep"), agree: t("void.act") }}
        form={id}
        busy={form.busy}
        error={form.failure}
        onClose={() => setOpen(false)}
      >
        <form id={id} className={styles.form} {...form.form}>
          <p>{t("void.text", { amount: formatRinggit(voucher.leftSen) })}</p>
          <RadioCards
            label={t("void.balance.label")}
            value={form.values.balance}
            error={form.errorAt("balance")}
            onChange={(balance) => form.set("balance", balance)}
            choices={[
              { value: "buyer", text: t("void.balance.buyer"), detail: t("void.balance.buyerText") },
              { value: "income", text: t("void.balance.income") },
            ]}
          />
          <Textarea label={t("void.reason")} most={300} maxLength={300} {...form.field("reason")} />
        </form>
      </ConfirmDialog>
    </>
  );
}
