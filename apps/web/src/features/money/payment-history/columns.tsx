import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import type { IconShape } from "../../../ui/icon.tsx";
import {
  IconAlertCircle,
  IconBan,
  IconCheck,
  IconClock,
  IconClockOff,
  IconFileInvoice,
  IconFileSearch,
  IconReceipt,
} from "../../../ui/icons/index.ts";
import { MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Payment } from "./calls.ts";
import styles from "./history.module.css";
import { useGatewayName } from "./use-gateway-name.ts";

const faces = {
  started: ["neutral", IconClock],
  captured: ["success", IconCheck],
  declined: ["danger", IconAlertCircle],
  expired: ["neutral", IconClockOff],
  putAside: ["info", IconFileSearch],
  awaitingVerification: ["info", IconFileSearch],
  voided: ["neutral", IconBan],
} as const satisfies Record<Payment["state"], readonly [ChipTone, IconShape]>;

const payableOf = ({ bookingId, payableId }: Payment): string =>
  bookingId === null ? `/purchase/${payableId}` : `/booking/detail/${bookingId}`;

/** What can be done about a payment: its receipt and, of places, their invoice once it is paid, another try while that helps. */
function Acts({ row }: { row: Payment }) {
  const { t } = useTranslation("payments");
  if (row.hasReceipt)
    return (
      <>
        <LinkButton to={`/receipt/${row._id}`} kind="outline" size="small" icon={IconReceipt}>
          {t("receipt")}
        </LinkButton>
        {row.hasInvoice && (
          <LinkButton
            to={`/purchase/${row.payableId}/invoice`}
            kind="outline"
            size="small"
            icon={IconFileInvoice}
          >
            {t("invoice")}
          </LinkButton>
        )}
      </>
    );
  if (!row.canRetry) return null;
  return (
    <LinkButton to={payableOf(row)} size="small">
      {t(row.state === "started" ? "goOn" : "again")}
    </LinkButton>
  );
}

export function useColumns(): readonly ListColumn<Payment>[] {
  const { t } = useTranslation("payments");
  const { say } = useLanguage();
  const nameOf = useGatewayName();
  return [
    {
      key: "for",
      head: t("columns.for"),
      cell: (row) => (
        <Link to={payableOf(row)} className={styles.for}>
          <span className="strong">{say(row.name)}</span>
          <CellNote>
            <bdi className="whole">{row.number}</bdi>
          </CellNote>
        </Link>
      ),
    },
    {
      key: "when",
      sort: "at",
      falling: true,
      head: t("columns.when"),
      cell: (row) => <MomentText moment={row.at} />,
    },
    {
      key: "how",
      head: t("columns.how"),
      cell: (row) => (
        <>
          {nameOf(row.gateway)}
          {row.bookingId !== null && <CellNote>{t(`parts.${row.part}`)}</CellNote>}
        </>
      ),
    },
    {
      key: "state",
      card: "state",
      head: t("columns.state"),
      cell: (row) => {
        const [tone, icon] = faces[row.state];
        return (
          <>
            <Chip tone={tone} icon={icon}>
              {t(`states.${row.state}`)}
            </Chip>
            {row.refundedSen > 0 && (
              <CellNote>{t("back", { amount: formatRinggit(row.refundedSen) })}</CellNote>
            )}
          </>
        );
      },
    },
    {
      key: "amount",
      head: t("columns.amount"),
      end: true,
      cell: (row) => (
        <span className={styles.amount}>
          <b className="strong">
            <Money sen={row.amountSen} />
          </b>
          <span className={styles.acts}>
            <Acts row={row} />
          </span>
        </span>
      ),
    },
  ];
}
