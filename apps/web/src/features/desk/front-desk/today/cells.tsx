import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Chip } from "../../../../ui/chip.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import {
  IconBabyCarriage,
  IconCheck,
  IconCoins,
  IconLeaf,
  IconWheelchair,
} from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import type { DeskRow } from "../calls.ts";
import styles from "./cells.module.css";

type Heads = Pick<DeskRow, "adults" | "children" | "infants">;
/** A stay by whom it is, and what to have ready for them. */
type MarkedRow = Pick<DeskRow, "_id" | "bookingNo" | "bookingName" | "infants" | "vegetarians" | "disabled">;

const marks = [
  ["infants", IconBabyCarriage],
  ["vegetarians", IconLeaf],
  ["disabled", IconWheelchair],
] as const;

/** What to have ready for these guests: a cot, another dish, a ramp. */
function Marks({ row }: { row: MarkedRow }) {
  const { t } = useTranslation("staff");
  return marks
    .filter(([mark]) => row[mark] !== 0 && row[mark] !== false)
    .map(([mark, icon]) => (
      <span key={mark} className={styles.mark} data-tip={t(`today.marks.${mark}`)}>
        <Icon of={icon} size="s" />
        <VisuallyHidden>, {t(`today.marks.${mark}`)}</VisuallyHidden>
      </span>
    ));
}

/** Name, marks and number; leads to the booking. */
export function GuestCell({ row, numbered = true }: { row: MarkedRow; numbered?: boolean }) {
  return (
    <span className={styles.guest}>
      <span className={styles.name}>
        <Link to={`/staff/bookings/${row._id}`} data-desk-line="">
          {row.bookingName}
        </Link>
        <Marks row={row} />
      </span>
      {numbered && <bdi className={styles.number}>{row.bookingNo}</bdi>}
    </span>
  );
}

/** `2+1+1`: adults, children, infants; zeros at the end fall away. */
export function PartyText({ row }: { row: Heads }) {
  const { t } = useTranslation("staff");
  const counts = [row.adults, row.children, row.infants];
  const last = counts.findLastIndex((count) => count > 0);
  return (
    <>
      <bdi aria-hidden="true">{counts.slice(0, last + 1).join("+")}</bdi>
      <VisuallyHidden>
        {t("today.party", { adults: row.adults, children: row.children, infants: row.infants })}
      </VisuallyHidden>
    </>
  );
}

export function MoneyChip({ owesSen }: { owesSen: Sen }) {
  const { t } = useTranslation("staff");
  return owesSen > 0 ? (
    <Chip tone="warning" icon={IconCoins}>
      {t("today.owes", { amount: formatRinggit(owesSen) })}
    </Chip>
  ) : (
    <Chip tone="success" icon={IconCheck}>
      {t("today.settled")}
    </Chip>
  );
}
