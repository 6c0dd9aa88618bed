import { AgentChoice } from "@pulau/contract/drafts.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCheck } from "../../../../ui/icons/index.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./agent.module.css";
import { useChosenCustomer } from "./customer-card.tsx";
import { useAgency } from "./use-agency.ts";
import { useAgentChoice } from "./use-agent-choice.ts";

function SellingPrice() {
  const { t } = useTranslation("booking");
  const ruleText = useRuleText();
  const { choice, choose } = useAgentChoice();
  const [wrong, setWrong] = useState(false);
  return (
    <AmountInput
      label={t("agent.selling")}
      hint={t("agent.sellingHint")}
      optional
      value={choice.sellingSen}
      error={wrong ? ruleText("ringgit") : null}
      onChange={(typed) => {
        const { success, data } = AgentChoice.shape.sellingSen.safeParse(typed);
        setWrong(!success);
        choose({ sellingSen: data ?? null });
      }}
    />
  );
}

/** What was agreed with the agency, and what its customer is told. Nothing for everybody else. */
export function CustomerTerms() {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const { isAgency, contract } = useAgency();
  const { choice, choose } = useAgentChoice();
  const chosen = useChosenCustomer();
  if (!isAgency) return null;
  return (
    <Card as="section" aria-labelledby="customer-terms" className={styles.card}>
      <h2 id="customer-terms">
        {chosen === undefined ? t("agent.termsTitle") : t("agent.termsFor", { name: chosen.name })}
      </h2>
      {contract !== null && (
        <ul className={styles.terms}>
          {contract.terms.map((sentence) => (
            <li key={sentence.en}>
              <Icon of={IconCheck} size="s" />
              {say(sentence)}
            </li>
          ))}
        </ul>
      )}
      <Segmented
        label={t("agent.mailTo")}
        value={choice.mailTo}
        onChange={(mailTo) => choose({ mailTo })}
        choices={[
          { value: "booker", text: t("agent.toCustomer") },
          { value: "agent", text: t("agent.toUs") },
        ]}
      />
      <p className="hint">{t(choice.mailTo === "booker" ? "agent.toCustomerHint" : "agent.toUsHint")}</p>
      <SellingPrice />
    </Card>
  );
}
