import type { OptionId } from "@pulau/domain/ids.ts";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { listAddress } from "../../../../listing/address.ts";
import { CardList } from "../../../../listing/card-list.tsx";
import { useListState } from "../../../../listing/use-address.ts";
import { useList } from "../../../../listing/use-list.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { priceVersions } from "../calls.ts";
import styles from "../prices.module.css";
import { VersionEntry } from "./version-entry.tsx";

const versionsAddress = listAddress({ sorts: ["-number", "number"] });

type Props = { readonly optionId: OptionId; readonly speech: RowSpeech };

/** Who published what and when, what it changed, and the way back. */
export function Versions({ optionId, speech, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation("prices");
  const place = useListState(versionsAddress);
  const params = { _id: optionId };
  const list = useList({
    id: "priceVersions",
    call: priceVersions,
    rows: "versions",
    place,
    params,
    limit: 10,
  });
  return (
    <Dialog open onClose={onClose} title={t("versions.title")} size="panel">
      <CardList
        list={list}
        label={t("versions.title")}
        waiting={t("versions.waiting")}
        shape={<Skeleton height={160} />}
        empty={{ picture: "jungle-trail", title: t("versions.none") }}
      >
        {(versions) => (
          <ol className={styles.versions}>
            {versions.map((version, i) => (
              <VersionEntry
                key={version.number}
                {...{ version, optionId, speech }}
                isNow={i === 0 && (list.data?.page ?? 1) === 1}
              />
            ))}
          </ol>
        )}
      </CardList>
    </Dialog>
  );
}
