import { useState } from "react";
import { createPortal } from "react-dom";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconUserPlus } from "../../../../ui/icons/index.ts";
import { Avatar, Card } from "../../../../ui/surfaces.tsx";
import { type Customer, customer } from "../calls.ts";
import styles from "./agent.module.css";
import { FindCustomer } from "./find-customer.tsx";
import { useAgency } from "./use-agency.ts";
import { useAgentChoice } from "./use-agent-choice.ts";

/** The chosen customer; nobody while none is, or when they were forgotten since. */
export function useChosenCustomer() {
  const { choice } = useAgentChoice();
  const _id = choice.customerId ?? "";
  const { data } = useCall(customer, { params: { _id } }, { enabled: _id !== "" });
  return _id === "" ? undefined : data;
}

/** For whom an agency books: choosing a customer fills in who books. Nothing for everybody else. */
export function CustomerCard({ onTake }: { onTake: (customer: Customer) => void }) {
  const { t } = useTranslation("booking");
  const { isAgency } = useAgency();
  const { choose } = useAgentChoice();
  const chosen = useChosenCustomer();
  const [open, setOpen] = useState(false);
  if (!isAgency) return null;
  const take = (taken: Customer) => {
    choose({ customerId: taken._id });
    onTake(taken);
    setOpen(false);
  };
  return (
    <Card as="section" aria-labelledby="customer" className={styles.card}>
      <h2 id="customer">{t("agent.title")}</h2>
      {chosen === undefined ? (
        <p className="muted">{t("agent.lead")}</p>
      ) : (
        <p className={styles.chosen}>
          <Avatar name={chosen.name} />
          <span>
            <span className="strong">{chosen.name}</span>
            <small>
              <bdi>{[chosen.phone, chosen.email].filter(Boolean).join(" · ")}</bdi>
            </small>
          </span>
        </p>
      )}
      <div className={styles.acts}>
        <Button kind="soft" icon={IconUserPlus} onClick={() => setOpen(true)}>
          {t(chosen === undefined ? "agent.choose" : "agent.other")}
        </Button>
        {chosen !== undefined && (
          <Button kind="plain" onClick={() => choose({ customerId: null })}>
            {t("agent.nobody")}
          </Button>
        )}
      </div>
      {open &&
        // It has a form of its own, and the step is one: forms can't stand inside one another.
        createPortal(
          <Dialog open onClose={() => setOpen(false)} title={t("agent.choose")}>
            <FindCustomer onTake={take} />
          </Dialog>,
          document.body,
        )}
    </Card>
  );
}
