import { useId } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { IconTrash } from "../../../../ui/icons/index.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Package } from "../calls.ts";
import styles from "../packages.module.css";
import type { PackagePart } from "./use-package-form.ts";

type Direction = Package["transport"][number]["direction"];

const directions = ["both", "out", "back"] as const;

/** Boats and land transfers that every option has in its price. */
export function Transport({ form, pack, disabled }: PackagePart) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const id = useId();
  const { transport } = form.values;
  const chosen = transport ?? [];
  const free = pack.choices.transport.filter((way) => !chosen.some(({ id: own }) => own === way.id));
  const nameOf = (own: string) => {
    const found = pack.choices.transport.find((way) => way.id === own);
    return found ? say(found.name) : "";
  };
  const add = (own: string) => {
    const way = free.find((route) => route.id === own);
    if (way) form.set("transport", [...chosen, { kind: way.kind, id: way.id, direction: null }]);
  };
  const turn = (place: number, direction: Direction) =>
    form.set(
      "transport",
      chosen.map((way, at) => (at === place ? { ...way, direction } : way)),
    );
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("page.transport")}</h2>
        <p className="hint">{t("page.transportLead")}</p>
      </div>
      {pack.choices.transport.length === 0 && <p className="muted">{t("page.noTransport")}</p>}
      {chosen.map((way, place) => {
        const name = nameOf(way.id);
        return (
          <div key={`${way.id} ${way.direction}`} className={styles.way}>
            <b>{name}</b>
            <Select
              label={t("page.directionOf", { name })}
              disabled={disabled}
              value={way.direction ?? "both"}
              onChange={(value) => turn(place, value === "both" ? null : value)}
              choices={directions.map((value) => ({ value, text: t(`page.${value}`) }))}
            />
            {!disabled && (
              <IconButton
                icon={IconTrash}
                label={t("page.removeWay", { name })}
                onClick={() => form.set("transport", chosen.toSpliced(place, 1))}
              />
            )}
          </div>
        );
      })}
      {!disabled && free.length > 0 && (
        <Select
          label={t("page.addWay")}
          value=""
          empty={t("page.chooseWay")}
          onChange={add}
          choices={free.map((way) => ({ value: way.id, text: say(way.name) }))}
        />
      )}
    </Card>
  );
}
