import {
  addCustomerRoute,
  CustomerBody,
  type CustomerReply,
  changeCustomerRoute,
  deleteCustomerRoute,
  oneCustomerRoute,
} from "@pulau/contract/agents.ts";
import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useRowSends } from "../../../api/use-row-sends.ts";
import { CustomerFields } from "../../../business/customer-fields.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormConflict } from "../../../ui/form-conflict.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Textarea } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useRowForm } from "../../../ui/use-row-form.ts";
import styles from "./agents.module.css";

/** Every list of customers, the wizard's too, and the bookings that name them. */
const outOfDate = ["/api/agent/customers", "/api/agent/customers/:_id", "/api/reservations"];

function Forget({ customer, onDone }: { customer: CustomerReply; onDone: () => void }) {
  const { t } = useTranslation("agents");
  const toast = useToast();
  const send = useSend(deleteCustomerRoute, outOfDate);
  const [confirming, setConfirming] = useState(false);
  if (!confirming) {
    return (
      <Button kind="danger" size="small" onClick={() => setConfirming(true)}>
        {t("form.remove")}
      </Button>
    );
  }
  const forget = async () => {
    await send.mutateAsync({ params: { _id: customer._id } });
    toast({ text: t("removed", { name: customer.name }) });
    onDone();
  };
  return (
    <Notice
      tone="warning"
      title={t("form.sure", { name: customer.name })}
      acts={
        <>
          <Button
            kind="dangerFilled"
            size="small"
            busy={send.isPending}
            onClick={() => void forget().catch(() => undefined)}
          >
            {t("form.removeNow")}
          </Button>
          <Button kind="outline" size="small" onClick={() => setConfirming(false)}>
            {t("form.keep")}
          </Button>
        </>
      }
    >
      {send.error && <ErrorState error={send.error} />}
    </Notice>
  );
}

const blank = { name: "", email: "", phone: "", notes: "" };
const valuesOf = ({ name, email, phone, notes }: CustomerReply) => ({
  name,
  notes,
  email: email ?? "",
  phone: phone ?? "",
});

/** Writes a customer down, or changes who is. */
export function CustomerForm({
  customer,
  onDone,
}: {
  /** Null for a new one. */
  customer: CustomerReply | null;
  onDone: () => void;
}) {
  const { t } = useTranslation("agents");
  const toast = useToast();
  const sends = useRowSends(addCustomerRoute, changeCustomerRoute, outOfDate);
  const newest = useNewest();
  const form = useRowForm({
    schema: CustomerBody,
    row: customer,
    blank,
    valuesOf,
    newest: ({ _id }) => newest(oneCustomerRoute, { params: { _id } }, (found) => found),
    ...sends,
    onSaved: (_, { name }) => {
      toast({ tone: "success", text: customer === null ? t("added", { name }) : t("changed") });
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      <CustomerFields
        field={form.field}
        words={{
          name: t("form.name"),
          email: t("form.email"),
          phone: t("form.phone"),
          phoneHint: t("form.phoneHint"),
        }}
      />
      <Textarea
        label={t("form.notes")}
        hint={t("form.notesHint")}
        optional
        most={500}
        maxLength={500}
        {...form.field("notes")}
      />
      <FormConflict form={form} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.sure}>
        <Button type="submit" busy={form.busy}>
          {t("form.save")}
        </Button>
      </div>
      {customer !== null && <Forget customer={customer} onDone={onDone} />}
    </form>
  );
}
