import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, countColumn } from "../../../../listing/columns.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Button } from "../../../../ui/button.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { isNamed, type Manifest, type NamedPassenger, type Passenger } from "../calls.ts";
import { HarbourDialog } from "./harbour-dialog.tsx";
import { Lacks } from "./lacks.tsx";
import { NextOfKin } from "./next-of-kin.tsx";
import { PaperNumber } from "./paper-number.tsx";
import { WeightsDialog } from "./weights-dialog.tsx";

type Line = Passenger & { readonly no: number };

/** The list for the harbour: the rows of its paper, with what is still missing. */
export function ManifestTable({ shown, readAt }: { shown: Manifest; readAt: number }) {
  const { t } = useTranslation("sailings");
  const [edited, setEdited] = useState<NamedPassenger | null>(null);
  const [weighed, setWeighed] = useState<NamedPassenger | null>(null);
  const columns = useManifestColumns(shown, { onEdit: setEdited, onWeigh: setWeighed });
  return (
    <>
      <RowsTable<Line>
        caption={t("tabs.manifest")}
        columns={columns}
        rows={shown.passengers.map((passenger, i) => ({ ...passenger, no: i + 1 }))}
        rowKey={({ no }) => String(no)}
      />
      {edited && <HarbourDialog shown={shown} passenger={edited} onClose={() => setEdited(null)} />}
      {weighed && (
        <WeightsDialog shown={shown} readAt={readAt} of={weighed} onClose={() => setWeighed(null)} />
      )}
    </>
  );
}

type Acts = {
  readonly onEdit: (passenger: NamedPassenger) => void;
  readonly onWeigh: (passenger: NamedPassenger) => void;
};

function useManifestColumns(
  { closed, load }: Manifest,
  { onEdit, onWeigh }: Acts,
): readonly ListColumn<Line>[] {
  const { t } = useTranslation("sailings");
  const { timeText } = useMoments();
  const may = useMay();
  const mayEdit = closed === null && may("bookings", "write");
  const stands = ({ mark, markedAt }: Line) =>
    mark === "aboard" && markedAt !== null ? timeText(markedAt) : t(`marks.${mark}`);
  const all: readonly (ListColumn<Line> | false)[] = [
    column("name", t("manifest.name"), ({ no, name }) => `${no}. ${name ?? t("unnamed")}`, {
      strong: true,
      note: (row) => <BookedBy row={row} mayOpen={may("bookings", "read")} />,
    }),
    column("sex", t("manifest.sex"), ({ sex }) => sex && t(`sexes.${sex}`)),
    countColumn("age", t("manifest.age"), ({ age }) => (age === 0 ? t("infant") : age)),
    column("nationality", t("manifest.nationality"), ({ nationality }) => nationality),
    may("bookings", "write") &&
      column("paper", t("manifest.paper"), (row) => (
        <PaperNumber passenger={row} mayReveal={closed === null} />
      )),
    may("bookings", "write") &&
      column("kin", t("manifest.kin"), (row) => <NextOfKin passenger={row} mayReveal={closed === null} />),
    column("room", t("manifest.room"), ({ room }) => room),
    load !== null &&
      may("boarding", "write") &&
      column("weight", t(`weights.heads.${load.weighs}`), (row) => (
        <WeightCell row={row} onWeigh={closed === null ? onWeigh : null} />
      )),
    column("lacks", t("manifest.lacks"), ({ lacks }) => <Lacks lacks={lacks} />),
    column("mark", t("manifest.mark"), stands, { card: "state" }),
    mayEdit &&
      column("edit", t("manifest.edit"), (row) => <EditButton row={row} onEdit={onEdit} />, { card: "acts" }),
  ];
  return all.filter((wanted) => wanted !== false);
}

function WeightCell({ row, onWeigh }: { row: Line; onWeigh: Acts["onWeigh"] | null }) {
  const { t } = useTranslation("sailings");
  const { weight } = row;
  const kg = weight ? [weight.bodyKg, weight.luggageKg].filter((part) => part !== null).join(" + ") : "";
  if (!isNamed(row) || onWeigh === null) return kg;
  return (
    <Button kind="plain" size="small" onClick={() => onWeigh(row)}>
      {kg || t("weights.enter")}
      <VisuallyHidden> {t("weights.of", { name: row.name })}</VisuallyHidden>
    </Button>
  );
}

function BookedBy({ row, mayOpen }: { row: Line; mayOpen: boolean }) {
  const { bookingId, bookingNo, bookingName } = row;
  const named = (
    <>
      <bdi>{bookingNo}</bdi> {bookingName}
    </>
  );
  if (!mayOpen) return named;
  return (
    <Link className="link" to="/staff/bookings/$id" params={{ id: bookingId }}>
      {named}
    </Link>
  );
}

function EditButton({ row, onEdit }: { row: Line; onEdit: (passenger: NamedPassenger) => void }) {
  const { t } = useTranslation("sailings");
  if (!isNamed(row))
    return (
      <Link className="link" to="/staff/bookings/$id" params={{ id: row.bookingId }}>
        {t("manifest.nameGuests")}
      </Link>
    );
  return (
    <Button kind="plain" size="small" onClick={() => onEdit(row)}>
      {t("manifest.details")}
      <VisuallyHidden> {row.name}</VisuallyHidden>
    </Button>
  );
}
