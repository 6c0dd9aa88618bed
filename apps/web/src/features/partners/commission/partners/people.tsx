import type { PartnerReply } from "@pulau/contract/partners.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../../listing/column.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import styles from "../commission.module.css";

type Member = PartnerReply["members"][number];
const tones = { active: "success", invited: "info", blocked: "danger" } as const;

type FactsProps = { facts: readonly (readonly [what: string, value: string | null])[] };

const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(
      ([what, value]) =>
        value !== null && (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
);

/** Who belongs to a partner, where its money is paid to, and to whom its e-Invoices are made out. */
export function People({ partner }: { partner: PartnerReply }) {
  const { t } = useTranslation("partners");
  const { bankDetails: bank, taxDetails: tax } = partner;
  const columns: ListColumn<Member>[] = [
    {
      key: "name",
      head: t("members.columns.name"),
      cell: (row) => (
        <>
          <b className="strong">{row.name}</b>
          <CellNote>
            <bdi>{row.email}</bdi>
          </CellNote>
        </>
      ),
    },
    { key: "role", head: t("members.columns.role"), cell: (row) => t(`members.roles.${row.role}`) },
    {
      key: "status",
      head: t("members.columns.status"),
      cell: (row) => <Chip tone={tones[row.status]}>{t(`members.statuses.${row.status}`)}</Chip>,
    },
  ];
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
      <RowsTable
        caption={t("members.caption")}
        columns={columns}
        rows={partner.members}
        rowKey={(row) => row._id}
      />
    </div>
  );
}
