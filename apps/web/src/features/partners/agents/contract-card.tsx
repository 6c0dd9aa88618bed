import { agentInfoRoute } from "@pulau/contract/agents.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconCheck } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton } from "../../../ui/waiting.tsx";
import styles from "./agents.module.css";

/** The agency's contract, sentence by sentence. */
export function ContractCard() {
  const { t } = useTranslation("agents");
  const { say } = useLanguage();
  const { data, error, refetch } = useCall(agentInfoRoute, {});
  if (error !== null && data === undefined) return <ErrorState error={error} retry={refetch} />;
  if (data === undefined) return <Skeleton height={150} radius={16} />;
  return (
    <Card as="section" aria-labelledby="contract" className={styles.contract}>
      <h2 id="contract">{t("contract.title")}</h2>
      {data.contract === null ? (
        <p>{t("contract.none")}</p>
      ) : (
        <ul>
          {data.contract.terms.map((sentence) => (
            <li key={sentence.en}>
              <Icon of={IconCheck} size="s" />
              {say(sentence)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
