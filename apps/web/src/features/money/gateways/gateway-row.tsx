import { useId } from "react";
import { GatewayMark } from "../../../business/gateway-mark.tsx";
import { gatewaySheets } from "../../../business/gateway-sheets.ts";
import { useBrand } from "../../../business/use-brand.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import {
  IconChevronDown,
  IconChevronUp,
  IconEye,
  IconEyeOff,
  IconFlask,
  IconKey,
  IconKeyOff,
} from "../../../ui/icons/index.ts";
import { ReorderHandle } from "../../../ui/reorder.tsx";
import type { GatewayEntry } from "./calls.ts";
import { GatewayKeys } from "./gateway-keys.tsx";
import styles from "./gateways.module.css";

type Props = {
  entry: GatewayEntry;
  place: number;
  count: number;
  mayWrite: boolean;
  /** Why it can't be switched on. */
  refused: string | undefined;
  onTurn: (active: boolean) => void;
  onMove: (from: number, to: number) => void;
  /** Opens its keys. */
  onKeys: () => void;
};

/** Whether guests see it, whether its keys are there, and whether it moves real money: each in a word and an icon. */
function States({ entry, needsKeys }: Pick<Props, "entry"> & { needsKeys: boolean }) {
  const { t } = useTranslation("gateways");
  const offered = entry.active && entry.hasKeys;
  return (
    <p className={styles.states}>
      <Chip tone={offered ? "success" : "neutral"} icon={offered ? IconEye : IconEyeOff}>
        {t(offered ? "offered" : "hidden")}
      </Chip>
      {needsKeys && (
        <Chip tone={entry.hasKeys ? "neutral" : "warning"} icon={entry.hasKeys ? IconKey : IconKeyOff}>
          {t(entry.hasKeys ? "keys" : "noKeys")}
        </Chip>
      )}
      {entry.isTest && (
        <Chip tone="info" icon={IconFlask}>
          {t("test")}
        </Chip>
      )}
    </p>
  );
}

export function GatewayRow({ entry, place, count, mayWrite, refused, onTurn, onMove, onKeys }: Props) {
  const { t } = useTranslation("gateways");
  const brand = useBrand()(entry.id);
  const name = brand?.name ?? entry.id;
  const refusal = useId();
  const sheet = gatewaySheets.get(entry.id);
  return (
    <>
      <span className={styles.place}>
        {mayWrite && <ReorderHandle label={t("drag", { name })} place={place} onMove={onMove} />}
        <b>{place + 1}</b>
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          {name} <GatewayMark id={entry.id} />
        </h2>
        <p className="muted">{brand?.about}</p>
        {refused && (
          <div role="alert">
            <FieldError id={refusal}>{refused}</FieldError>
          </div>
        )}
        <States entry={entry} needsKeys={!brand?.practice} />
        {!brand?.practice && (
          <p className={styles.address}>
            <span className="muted">{t("address")}</span> <bdi dir="ltr">{entry.callbackUrl}</bdi>
          </p>
        )}
        {sheet && <GatewayKeys entry={entry} sheet={sheet} onEnter={onKeys} />}
      </div>
      {mayWrite && (
        <div className={styles.acts}>
          <Switch
            label={t("active", { name })}
            checked={entry.active}
            onChange={onTurn}
            {...(refused && { invalidBy: refusal })}
            atEnd
          />
          <span className={styles.moves}>
            <IconButton
              writes
              icon={IconChevronUp}
              label={t("up", { name })}
              disabled={place === 0}
              onClick={() => onMove(place, place - 1)}
            />
            <IconButton
              writes
              icon={IconChevronDown}
              label={t("down", { name })}
              disabled={place === count - 1}
              onClick={() => onMove(place, place + 1)}
            />
          </span>
        </div>
      )}
    </>
  );
}
