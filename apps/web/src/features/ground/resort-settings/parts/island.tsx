import { dateFormat } from "@pulau/domain/calendar/date-format.ts";
import { type MonthKind, monthKinds, placeKinds } from "@pulau/domain/catalogue/island.ts";
import { isPictureName } from "@pulau/domain/catalogue/pictures.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useState } from "react";
import { MapPoint, type Point } from "../../../../business/map-point/map-point.tsx";
import { localeOf, type Phrase } from "../../../../i18n/language.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { IconPlus, IconTrash } from "../../../../ui/icons/index.ts";
import { InLanguages } from "../../../../ui/in-languages.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PartProps } from "../setting-context.ts";
import styles from "../settings.module.css";

type Place = { readonly kind: string; readonly name: Phrase; readonly text: Phrase } & Point;

const fieldsOfPlace = ["kind", "x", "y", "name.en", "name.my", "name.cn", "text.en", "text.my", "text.cn"];
const newPlace: Place = { kind: "other", name: noWords, text: noWords, x: 500, y: 500 };

/** The map's picture as a page shows it; one that was only just sent is shown once it is saved. */
const mapOf = (map: unknown): string | null =>
  typeof map !== "string" ? null : isPictureName(map) ? map : `/api/resort/picture/${map}`;

/** What stands on the map beside buildings: its kind, its name and words, and where. */
export function IslandPlaces({ form, readOnly }: PartProps) {
  const { t } = useTranslation("settings");
  const places = form.values.mapPlaces as readonly Place[];
  const wrong = form.errorAt("mapPlaces");
  return (
    <>
      {places.length === 0 && <p className="hint">{t("island.noPlaces")}</p>}
      {places.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its place in the list alone
        <PlaceFields key={at} {...{ form, readOnly, places, at }} />
      ))}
      {wrong && <FieldError>{wrong}</FieldError>}
      {!readOnly && (
        <div>
          <Button
            kind="outline"
            size="small"
            icon={IconPlus}
            onClick={() => form.set("mapPlaces", [...places, newPlace])}
          >
            {t("island.add")}
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = Pick<PartProps, "form" | "readOnly"> & { places: readonly Place[]; at: number };

function PlaceFields({ form, readOnly, places, at }: RowProps) {
  const { t } = useTranslation(["settings", "stay-pages"]);
  const { say } = useLanguage();
  const path = `mapPlaces.${at}`;
  const place = places[at] ?? newPlace;
  // One with a mistake is open: the focus goes to its field.
  const isWrong = fieldsOfPlace.some((field) => form.errorAt(`${path}.${field}`) !== null);
  const [opened, setOpened] = useState(place.name.en === "");
  if (isWrong && !opened) setOpened(true);
  const name = say(place.name) || t(`stay-pages:island.kinds.${place.kind as "other"}`);
  return (
    <details
      className={styles.place}
      open={opened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <summary>{name}</summary>
      <Select
        label={t("island.kind")}
        disabled={readOnly}
        choices={placeKinds.map((kind) => ({
          value: kind as string,
          text: t(`stay-pages:island.kinds.${kind}`),
        }))}
        {...form.field(`${path}.kind`)}
      />
      <InLanguages
        field={form.field}
        path={`${path}.name`}
        labelOf={(language) => `${t("island.name")} (${t(`languages.${language}`)})`}
        most={60}
        disabled={readOnly}
      />
      <InLanguages
        field={form.field}
        path={`${path}.text`}
        labelOf={(language) => `${t("island.text")} (${t(`languages.${language}`)})`}
        most={300}
        long
        disabled={readOnly}
      />
      <MapPoint
        label={t("island.pick", { name })}
        map={mapOf(form.values.map)}
        value={{ x: place.x, y: place.y }}
        disabled={readOnly}
        onChange={(point) => point && form.set("mapPlaces", places.with(at, { ...place, ...point }))}
      />
      {!readOnly && (
        <div>
          <Button
            kind="plain"
            size="small"
            icon={IconTrash}
            onClick={() => form.set("mapPlaces", places.toSpliced(at, 1))}
          >
            {t("island.remove", { name })}
          </Button>
        </div>
      )}
    </details>
  );
}

/** How the sea and the resort are in each month. */
export function IslandMonths({ form, readOnly }: PartProps) {
  const { t } = useTranslation(["settings", "stay-pages"]);
  const { language } = useLanguage();
  const months = form.values.months as readonly (MonthKind | null)[];
  const nameOf = (at: number) =>
    dateFormat(localeOf[language], { month: "long", timeZone: "UTC" }).format(
      new Date(Date.UTC(2026, at, 1)),
    );
  return (
    <div className={styles.months}>
      {months.map((kind, at) => (
        <Select
          key={nameOf(at)}
          label={nameOf(at)}
          disabled={readOnly}
          value={kind ?? ""}
          empty={t("island.unset")}
          choices={monthKinds.map((value) => ({
            value: value as string,
            text: t(`stay-pages:sea.kinds.${value}`),
          }))}
          onChange={(value) =>
            form.set("months", months.with(at, value === "" ? null : (value as MonthKind)))
          }
        />
      ))}
    </div>
  );
}
