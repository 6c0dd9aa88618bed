import { EInvoiceBuyer } from "@pulau/contract/e-invoice.ts";
import { malaysianStates } from "@pulau/contract/guests.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { TaxPartyFields } from "../../../../business/tax-party-fields.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormConflict } from "../../../../ui/form-conflict.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import type { EInvoiceOf, EInvoiceState } from "./calls.ts";
import styles from "./sheet.module.css";

type Props = { of: EInvoiceOf; state: EInvoiceState; onDone: () => void };

const valuesOf = ({ buyer, suggested }: EInvoiceState) => ({
  ...(buyer ?? suggested),
  idType: buyer?.idType ?? ("NRIC" as const),
  idNumber: "",
  tin: "",
  sst: buyer?.sst ?? "",
});

/** To whom e-Invoices are made out. Numbers are typed anew each time: what is kept of them is sealed. */
export default function EInvoiceForm({ of, state, onDone }: Props) {
  const { t } = useTranslation("papers");
  const send = useSend(of.request, [of.state.path]);
  const toast = useToast();
  const newest = useNewest();
  const latest = async () => {
    const now = await newest(of.state, { params: { _id: of._id } }, (reply) => reply);
    return { values: valuesOf(now), version: now.version };
  };
  const form = useForm({
    schema: EInvoiceBuyer,
    initial: valuesOf(state),
    versioned: { version: state.version, latest },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params: { _id: of._id }, body, options });
      toast({ text: t("eInvoice.kept"), tone: "success" });
      onDone();
    },
  });
  return (
    <form {...form.form} className={styles.request}>
      <p className="muted">{t("eInvoice.why")}</p>
      <TaxPartyFields form={form} states={malaysianStates} />
      <FormConflict form={form} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <Button type="submit" busy={form.busy}>
        {t("eInvoice.keep")}
      </Button>
    </form>
  );
}
