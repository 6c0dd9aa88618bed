import { useState } from "react";
import { useCall, useMay } from "../../../api/use-call.ts";
import { samples } from "../../../business/portal-places.ts";
import { SeenBeside } from "../../../business/seen-beside.tsx";
import { useNamedRow } from "../../../business/use-named-row.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { BoatDialog } from "./boat-dialog.tsx";
import { BoatRow } from "./boat-row.tsx";
import styles from "./boats.module.css";
import { type Boat, boatPaths, boats as boatsCall } from "./calls.ts";

type Open = { boat: Boat | null; kind: Boat["kind"] };

/** How guests come: ferries with their times of the year, and charters. */
export default function BoatsPage() {
  const { t } = useTranslation("boats");
  const { data, error, refetch } = useCall(boatsCall, {});
  const may = useMay();
  const [open, setOpen] = useState<Open | null>(null);
  useNamedRow(
    { rows: data?.boats, keyOf: ({ _id }) => _id },
    (boat) => may("boats", "write") && setOpen({ boat, kind: boat.kind }),
  );
  return (
    <SeenBeside shown={samples.boats} saved={boatPaths}>
      <div className={styles.page} data-whole-width="">
        <PageTitle text={t("title")} />
        <h1 className={`display ${styles.heading}`}>{t("title")}</h1>
        {data === undefined && (
          <LoadState error={error} retry={refetch} what={t("waiting")}>
            <RowsSkeleton />
          </LoadState>
        )}
        {data &&
          (["ferry", "charter"] as const).map((kind) => (
            <Card key={kind} as="section" className={styles.card} aria-labelledby={`boats-${kind}`}>
              <header className={styles.lead}>
                <div>
                  <h2 id={`boats-${kind}`} className={styles.kind}>
                    {t(`kind.${kind}`)}
                  </h2>
                  <p className="muted">{t(`lead.${kind}`)}</p>
                </div>
                {may("boats", "create") && (
                  <Button size="small" icon={IconPlus} onClick={() => setOpen({ boat: null, kind })}>
                    {t(kind === "ferry" ? "addFerry" : "addCharter")}
                  </Button>
                )}
              </header>
              <ul className={styles.boats}>
                {data.boats
                  .filter((boat) => boat.kind === kind)
                  .map((boat) => (
                    <BoatRow
                      key={boat._id}
                      boat={boat}
                      onEdit={may("boats", "write") ? () => setOpen({ boat, kind }) : null}
                    />
                  ))}
              </ul>
              {data.boats.every((boat) => boat.kind !== kind) && <p className="muted">{t(`none.${kind}`)}</p>}
            </Card>
          ))}
        {data && open && (
          <BoatDialog
            key={open.boat?._id ?? open.kind}
            boat={open.boat}
            kind={open.kind}
            jetties={data.jetties}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
    </SeenBeside>
  );
}
