import { CustomerBody } from "@pulau/contract/agents.ts";
import { useSend } from "../../../../api/use-call.ts";
import { CustomerFields } from "../../../../business/customer-fields.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { addCustomer, type Customer, customers } from "../calls.ts";
import styles from "./agent.module.css";

/** Writes a new customer down and takes them for this booking. */
export function AddCustomer({
  name,
  onAdd,
  onBack,
}: {
  /** What was searched for in vain. */
  name: string;
  onAdd: (customer: Customer) => void;
  onBack: () => void;
}) {
  const { t } = useTranslation("booking");
  const add = useSend(addCustomer, [customers.path]);
  const form = useForm({
    schema: CustomerBody.omit({ notes: true }),
    initial: { name, email: "", phone: "" },
    onSubmit: async (body) => onAdd(await add.mutateAsync({ body })),
  });
  return (
    <form
      className={styles.form}
      {...form.form}
      onSubmit={(event) => {
        // The step around the dialog must not take it for its own.
        event.stopPropagation();
        void form.submit(event);
      }}
    >
      <CustomerFields
        field={form.field}
        words={{
          name: t("agent.name"),
          email: t("agent.email"),
          phone: t("agent.phone"),
          phoneHint: t("agent.phoneHint"),
        }}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.acts}>
        <Button type="submit" busy={form.busy}>
          {t("agent.addAndTake")}
        </Button>
        <Button kind="plain" onClick={onBack}>
          {t("agent.back")}
        </Button>
      </div>
    </form>
  );
}
