import type { PartnerReply } from "@pulau/contract/partners.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import styles from "../commission.module.css";
import { Facts } from "./facts.tsx";
import { MembersTable } from "./members-table.tsx";

/** Who belongs to a partner, where its money is paid to, and to whom its e-Invoices are made out. */
export function People({ partner }: { partner: PartnerReply }) {
  const { t } = useTranslation("partners");
  const { bankDetails: bank, taxDetails: tax } = partner;
  return (
    <div className={styles.stack}>
      <Card as="section" className={styles.card} aria-labelledby="bank">
        <h2 id="bank">{t("bank.title")}</h2>
        {bank === null ? (
          <p>{t("bank.none")}</p>
        ) : (
          <Facts
            facts={[
              [t("bank.accountName"), bank.accountName],
              [t("bank.bank"), bank.bankName],
              [t("bank.number"), bank.accountNumber],
              [t("bank.swift"), bank.swift],
            ]}
          />
        )}
      </Card>
      <Card as="section" className={styles.card} aria-labelledby="tax">
        <h2 id="tax">{t("tax.title")}</h2>
        {tax === null ? (
          <p>{t("tax.none")}</p>
        ) : (
          <Facts
            facts={[
              [t("tax.name"), tax.name],
              [t(`tax.idTypes.${tax.idType}`), tax.idNumber],
              [t("tax.tin"), tax.tin ?? t("tax.general")],
              [t("tax.sst"), tax.sst],
              [t("tax.email"), tax.email],
            ]}
          />
        )}
      </Card>
      <MembersTable members={partner.members} />
    </div>
  );
}
