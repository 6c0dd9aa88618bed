import { Link } from "@tanstack/react-router";
import { useMay } from "../../../api/use-call.ts";
import { useMayOpen } from "../../../business/staff-menu.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Chip } from "../../../ui/chip.tsx";
import type { Payments } from "./calls.ts";
import styles from "./money.module.css";
import { VoidButton } from "./void-button.tsx";

export type PaymentRow = Payments["rows"][number];
type Cell = { row: PaymentRow };

const settled: readonly PaymentRow["state"][] = ["captured", "done"];
const broken: readonly PaymentRow["state"][] = ["declined", "failed", "putAside", "byHand"];
const toneOf = (state: PaymentRow["state"]) =>
  settled.includes(state) ? "success" : broken.includes(state) ? "warning" : "neutral";

/** Whose payment it is: a booking's number leads to its money, a sale's to its receipt. */
export function PaymentNumber({ row: { number, bookingId, saleId } }: Cell) {
  const mayOpen = useMayOpen();
  const text = <bdi className="whole">{number}</bdi>;
  if (saleId && mayOpen("/staff/till-sales"))
    return (
      <Link className="link" to="/staff/till-sales/$id" params={{ id: saleId }}>
        {text}
      </Link>
    );
  if (!bookingId) return text;
  return (
    <Link className="link" to="/staff/bookings/$id/money" params={{ id: bookingId }}>
      {text}
    </Link>
  );
}

/** What the gateway knows it by. */
export const PaymentReference = ({ row: { reference } }: Cell) =>
  reference && <bdi className={styles.reference}>{reference}</bdi>;

/** How it stands, and its undoing where a page of its own has none. */
export function PaymentState({ row }: Cell) {
  const { t } = useTranslation("money");
  const mayVoid = useMay()("payments", "delete");
  const { state, canVoid, purchaseId, number } = row;
  return (
    <span className={styles.ways}>
      <Chip tone={toneOf(state)}>{t(`states.${state}`)}</Chip>
      {/* A booking's is voided on its own page of money; a purchase has none. */}
      {mayVoid && canVoid && purchaseId && (
        <VoidButton of={{ purchaseId, number }} payment={{ ...row, _id: String(row._id) }} />
      )}
    </span>
  );
}
