import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import type { Beds } from "@pulau/domain/party/several-rooms.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { RadioCards } from "../../../../ui/segmented.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { childBedsOf } from "./occupants.ts";

type PricedBeds = Beds & { readonly totalSen?: Sen };
type Props<W extends PricedBeds> = {
  label: string;
  occupants: Occupants;
  /** The ways to sleep in the room at the chosen bed type. */
  ways: readonly W[];
  value: Beds;
  onChange: (way: W) => void;
};

const keyOf = ({ extraBeds }: Beds): string => String(extraBeds ?? "all");

/** Whether a child has an extra bed or shares one, each with the price of the whole stay where it is known. */
export function ChildBeds<W extends PricedBeds>({ label, occupants, ways, value, onChange }: Props<W>) {
  const { t } = useTranslation("booking");
  const { locale } = useLanguage();
  const textOf = (way: Beds): string => {
    const { extraBeds, sharing } = childBedsOf({ ...way, occupants });
    return new Intl.ListFormat(locale, { type: "unit" }).format([
      ...(extraBeds > 0 ? [t("rooms.extraBed", { count: extraBeds })] : []),
      ...(sharing > 0 ? [t("rooms.noBed", { count: sharing })] : []),
    ]);
  };
  const [only] = ways;
  if (ways.length < 2) return only?.extraBeds === undefined ? null : <p className="hint">{textOf(only)}</p>;
  return (
    <RadioCards
      label={label}
      value={keyOf(value)}
      choices={ways.map((way) => ({
        value: keyOf(way),
        text: textOf(way),
        end: way.totalSen !== undefined && <Money sen={way.totalSen} converted />,
      }))}
      onChange={(key) => {
        const way = ways.find((candidate) => keyOf(candidate) === key);
        if (way) onChange(way);
      }}
    />
  );
}
