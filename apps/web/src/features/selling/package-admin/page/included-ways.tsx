import type { TransportId } from "@pulau/domain/ids.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { IconTrash } from "../../../../ui/icons/index.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Package } from "../calls.ts";
import styles from "../packages.module.css";

type Ways = Package["transport"];
type Direction = Ways[number]["direction"];

const directions = ["both", "out", "back"] as const;

type Props = {
  /** What is in the price. */
  readonly ways: Ways;
  /** What could be. */
  readonly choices: Package["choices"]["transport"];
  readonly disabled: boolean;
  readonly onChange: (ways: Ways) => void;
};

/** Boats and land transfers in a price, each with its direction, and another to add. */
export function IncludedWays({ ways, choices, disabled, onChange }: Props) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const free = choices.filter((choice) => !ways.some(({ id }) => id === choice.id));
  const nameOf = (id: TransportId) => {
    const found = choices.find((choice) => choice.id === id);
    return found ? say(found.name) : "";
  };
  const add = (id: TransportId) => {
    const choice = free.find((route) => route.id === id);
    if (choice) onChange([...ways, { kind: choice.kind, id: choice.id, direction: null }]);
  };
  const turn = (place: number, direction: Direction) =>
    onChange(ways.map((way, at) => (at === place ? { ...way, direction } : way)));
  return (
    <>
      {ways.map((way, place) => {
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
                onClick={() => onChange(ways.toSpliced(place, 1))}
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
          choices={free.map((choice) => ({ value: choice.id, text: say(choice.name) }))}
        />
      )}
    </>
  );
}
