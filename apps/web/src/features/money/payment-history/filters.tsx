import { useTranslation } from "react-i18next";
import { DateField } from "../../../ui/date-field.tsx";
import { Narrowing } from "../../../ui/narrowing.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { type HistorySearch, kinds, states } from "./search.ts";
import { useGatewayName } from "./use-gateway-name.ts";

/** What narrows the history. */
export function Filters({
  search,
  gateways,
  onChange,
}: {
  search: HistorySearch;
  gateways: readonly string[];
  onChange: (next: HistorySearch) => void;
}) {
  const { t } = useTranslation("payments");
  const nameOf = useGatewayName();
  const { kind = "", state = "", gateway = "", from = "", to = "", q = "" } = search;
  const set = (name: keyof HistorySearch) => (value: string) =>
    onChange({ [name]: value === "" ? undefined : value } as HistorySearch);
  return (
    <Narrowing
      chosen={[kind, state, gateway, from, to]}
      search={
        <SearchBox
          q={q}
          label={t("filter.searchLabel")}
          placeholder={t("filter.search")}
          clearLabel={t("filter.clear")}
          onSearch={(next) => onChange({ q: next })}
        />
      }
    >
      <Select
        label={t("filter.kind")}
        empty={t("filter.anyKind")}
        value={kind}
        onChange={set("kind")}
        choices={kinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
      />
      <Select
        label={t("filter.state")}
        empty={t("filter.anyState")}
        value={state}
        onChange={set("state")}
        choices={states.map((value) => ({ value, text: t(`states.${value}`) }))}
      />
      <Select
        label={t("filter.gateway")}
        empty={t("filter.anyGateway")}
        value={gateway}
        onChange={set("gateway")}
        choices={[...new Set([...gateways, ...(gateway ? [gateway] : [])])].map((value) => ({
          value,
          text: nameOf(value),
        }))}
      />
      <DateField label={t("filter.from")} value={from} max={to || undefined} onChange={set("from")} />
      <DateField label={t("filter.to")} value={to} min={from || undefined} onChange={set("to")} />
    </Narrowing>
  );
}
