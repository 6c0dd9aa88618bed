import { GiftField } from "@pulau/contract/vouchers.ts";
import { resort } from "../../../../api/resort.ts";
import { useCall, useSend, useSession } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { giveVoucher, type Voucher, voucherPaths } from "./calls.ts";
import { emptyGift, GiftFields } from "./gift-fields.tsx";

/** Gives an own voucher away: it leaves the account and goes to its recipient by mail. */
export function GiveDialog({ voucher, onClose }: { voucher: Voucher; onClose: () => void }) {
  const { t } = useTranslation("promotions");
  const { language } = useLanguage();
  const session = useSession();
  const toast = useToast();
  const give = useSend(giveVoucher, voucherPaths);
  const today = useCall(resort, {}).data?.today;
  const form = useForm({
    schema: GiftField,
    initial: emptyGift(language, session?.record.name ?? ""),
    onSubmit: async (gift) => {
      await give.mutateAsync({ params: { _id: voucher._id }, body: gift });
      toast({ tone: "success", text: t("gift.given", { name: gift.name }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("gift.title")}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("buying.close")}
          </Button>
          <Button busy={form.busy} onClick={() => void form.submit()}>
            {t("gift.act")}
          </Button>
        </>
      }
    >
      <form {...form.form}>
        <GiftFields form={form} at="" today={today} />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
    </Dialog>
  );
}
