import type { PartnerReply } from "@pulau/contract/partners.ts";
import { useTranslation } from "react-i18next";
import { Chip } from "../../../ui/chip.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { CellNote, type Column, DataTable } from "../../../ui/table.tsx";
import styles from "../commission.module.css";

type Member = PartnerReply["members"][number];
const tones = { active: "success", invited: "info", blocked: "danger" } as const;

/** Who belongs to a partner, and where its money is paid to. */
export function People({ partner }: { partner: PartnerReply }) {
  const { t } = useTranslation("partners");
  const { bankDetails: bank } = partner;
  const columns: Column<Member>[] = [
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
          <dl className={styles.facts}>
            {(
              [
                ["accountName", bank.accountName],
                ["bank", bank.bankName],
                ["number", bank.accountNumber],
                ["swift", bank.swift],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{t(`bank.${name}`)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
      <DataTable
        caption={t("members.caption")}
        columns={columns}
        rows={partner.members}
        rowKey={(row) => row._id}
      />
    </div>
  );
}
