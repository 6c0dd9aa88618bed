import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { priceListsOf } from "@pulau/domain/rate-grid/price-lists.ts";
import type { RowSpeech } from "../../../../business/price-changes/row-words.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import type { PricedOptions } from "../calls.ts";
import type { Trial } from "../model/trial.ts";

type Props = Pick<PricedOptions, "priceLists" | "buyers"> & {
  readonly trial: Trial;
  readonly card: RateBook;
  readonly speech: RowSpeech;
  readonly onChange: (part: Partial<Trial>) => void;
};

/** As whom the stay is bought: a guest, whoever has a price list, or an agency by its contract of today. */
export function BuyerChoice({
  trial: { priceList, buyer },
  card,
  speech,
  priceLists,
  buyers,
  onChange,
}: Props) {
  const { t } = useTranslation("prices");
  const codes = [...new Set([...priceLists.map(({ code }) => code), ...priceListsOf(card)])];
  const lists = codes.filter((code) => code !== "public");
  if (lists.length === 0 && buyers.length === 0) return null;
  const choose = (value: string) => {
    const [kind, ...rest] = value.split(":");
    const id = rest.join(":");
    onChange({ priceList: kind === "list" ? id : null, buyer: kind === "agency" ? id : null });
  };
  const value = buyer !== null ? `agency:${buyer}` : priceList !== null ? `list:${priceList}` : "";
  return (
    <Select label={t("quote.buyer")} empty={t("quote.guest")} value={value} onChange={choose}>
      {lists.length > 0 && (
        <optgroup label={t("priceList")}>
          {lists.map((code) => (
            <option key={code} value={`list:${code}`}>
              {speech.listName(code)}
            </option>
          ))}
        </optgroup>
      )}
      {buyers.length > 0 && (
        <optgroup label={t("quote.agencies")}>
          {buyers.map(({ accountId, name }) => (
            <option key={accountId} value={`agency:${accountId}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </Select>
  );
}
