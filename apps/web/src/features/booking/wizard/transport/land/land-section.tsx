import { mostTransfers } from "@pulau/contract/transfers.ts";
import type { BoatTimes } from "@pulau/domain/transport/transfer-times.ts";
import { useCall } from "../../../../../api/use-call.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { IconPlus } from "../../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../../ui/states.tsx";
import { Card } from "../../../../../ui/surfaces.tsx";
import { startPoints } from "../../calls.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import styles from "./land.module.css";
import { newTransfer } from "./land-schema.ts";
import { TransferCard } from "./transfer-card.tsx";
import { keptAt, type useLand } from "./use-land.ts";

/** Rides to the jetty and home. A resort that offers none has no such section. */
export function LandSection({ desk, boats }: { desk: ReturnType<typeof useLand>; boats: BoatTimes }) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { state, hold } = useHold();
  const { form, land, ends, failure } = desk;
  const starts = useCall(startPoints, { query: {} });
  const offered = starts.data?.startPoints ?? [];
  if (starts.error) return <ErrorState error={starts.error} retry={() => void starts.refetch()} />;
  if (offered.length === 0 && land.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="land-transfers">
      <div className={styles.intro}>
        <h2 id="land-transfers">{t("transport.land.title")}</h2>
        <p className="hint">{t("transport.land.lead")}</p>
      </div>
      {land.length > 0 && (
        <ol className={styles.list}>
          {land
            .map((transfer, place) => ({ transfer, place }))
            .map(({ transfer, place }) => (
              <TransferCard
                key={place}
                place={place}
                transfer={transfer}
                party={json.party}
                starts={offered}
                ends={ends[place]}
                boats={boats}
                kept={state === "live" ? keptAt(hold, place) : undefined}
                form={form}
                onRemove={() => form.set("land", land.toSpliced(place, 1))}
              />
            ))}
        </ol>
      )}
      {failure !== null && <ErrorState error={failure} />}
      {land.length < mostTransfers && (
        <Button
          kind="outline"
          icon={IconPlus}
          onClick={() => form.set("land", [...land, newTransfer(json.party)])}
        >
          {t(land.length === 0 ? "transport.land.add" : "transport.land.another")}
        </Button>
      )}
    </Card>
  );
}
