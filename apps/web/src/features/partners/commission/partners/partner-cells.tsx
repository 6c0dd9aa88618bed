import type { PartnerRow } from "@pulau/contract/partners.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { CellNote } from "../../../../listing/column.tsx";

/** Who it is, leading to their page, with their kind and address. */
export function PartnerName({ row: { _id, name, kind, email } }: { row: PartnerRow }) {
  const { t } = useTranslation("partners");
  return (
    <>
      <Link className="link" to="/staff/partners/$id" params={{ id: _id }}>
        {name}
      </Link>
      <CellNote>
        {t(`kinds.${kind}`)} {email !== null && <bdi>· {email}</bdi>}
      </CellNote>
    </>
  );
}

/** What is agreed with a partner: a contract, or links. */
export function Agreed({ row: { contract, links } }: { row: PartnerRow }) {
  const { t } = useTranslation("partners");
  if (contract) return t(`agreed.${contract.model}`, { share: formatShare(contract.share) });
  if (links > 0) return t("agreed.links", { count: links });
  return <span className="hint">{t("agreed.none")}</span>;
}
