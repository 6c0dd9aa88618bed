import type { GatewayId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useCall, useMay } from "../../../api/use-call.ts";
import { gatewaySheets } from "../../../business/gateway-sheets.ts";
import { samples } from "../../../business/portal-places.ts";
import { SeenBeside } from "../../../business/seen-beside.tsx";
import { KeysDialog } from "../../../business/service-keys/keys-dialog.tsx";
import { useBrand } from "../../../business/use-brand.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { Reorder } from "../../../ui/reorder.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { Card, Notice, VisuallyHidden } from "../../../ui/surfaces.tsx";
import { type GatewayEntry, type GatewayList, gatewayList } from "./calls.ts";
import { GatewayRow } from "./gateway-row.tsx";
import styles from "./gateways.module.css";
import { useChoice } from "./use-choice.ts";

/** Which gateways guests may pay by, in which order, and the keys that they are reached with. */
export default function GatewaysPage() {
  const { t } = useTranslation("gateways");
  const { data, error, refetch } = useCall(gatewayList, {});
  return (
    <SeenBeside shown={samples.payment} saved={[gatewayList.path]}>
      <div className={styles.page}>
        <PageTitle text={t("title")} />
        <h1 className={`display ${styles.heading}`}>{t("title")}</h1>
        <Card as="section" className={styles.card} aria-label={t("title")}>
          {data && <GatewayRows list={data} />}
          {data === undefined && (
            <LoadState error={error} retry={refetch} what={t("waiting")}>
              <RowsSkeleton />
            </LoadState>
          )}
        </Card>
      </div>
    </SeenBeside>
  );
}

function GatewayRows({ list }: { list: GatewayList }) {
  const { t } = useTranslation("gateways");
  const mayWrite = useMay()("settings", "write");
  const brand = useBrand();
  const choice = useChoice(list);
  const [opened, setOpened] = useState<GatewayId | null>(null);
  const offered = choice.shown.filter(({ active, hasKeys }) => active && hasKeys);
  return (
    <>
      <p className="muted">{t(mayWrite ? "lead" : "leadLook")}</p>
      {offered.length === 0 && (
        <Notice tone="warning" title={t("none")}>
          {t("noneText")}
        </Notice>
      )}
      <VisuallyHidden>
        <span role="status">{choice.announcement}</span>
      </VisuallyHidden>
      <Reorder
        label={t("order")}
        items={choice.shown}
        idOf={({ id }) => id}
        textOf={({ id }) => brand(id)?.name ?? id}
        onMove={choice.move}
        still={!mayWrite}
        className={styles.rows}
        rowClassName={styles.row}
      >
        {(entry, place) => (
          <GatewayRow
            entry={entry}
            place={place}
            count={choice.shown.length}
            mayWrite={mayWrite}
            refused={choice.refused[entry.id]}
            onTurn={(active) => void choice.turn(entry.id, active)}
            onMove={choice.move}
            onKeys={() => setOpened(entry.id)}
          />
        )}
      </Reorder>
      {opened !== null && (
        <EnteredKeys entry={choice.shown.find(({ id }) => id === opened)} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

/** The keys of a gateway, beside the list: within a row its keys would move the row. */
function EnteredKeys({ entry, onClose }: { entry: GatewayEntry | undefined; onClose: () => void }) {
  const brand = useBrand();
  const sheet = entry && gatewaySheets.get(entry.id);
  if (!entry || !sheet) return null;
  const { id, callbackUrl } = entry;
  const refreshes = [gatewayList.path, "/admin/api/setting-up"];
  const service = { service: id, name: brand(id)?.name ?? id, sheet, callbackUrl, refreshes };
  return <KeysDialog service={service} onClose={onClose} />;
}
