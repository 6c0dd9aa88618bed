import { walletKinds } from "@pulau/domain/ledger/wallet-kinds.ts";
import { useTranslation } from "react-i18next";
import { useBackend } from "../../../api/use-call.ts";
import { usePages } from "../../../api/use-pages.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { ListFrame, ListSums } from "../../../ui/list-frame.tsx";
import { Narrowing } from "../../../ui/narrowing.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { Money } from "../../../ui/written.tsx";
import { movements, movementsCsv } from "./calls.ts";
import { MovementsTable } from "./movements-table.tsx";
import { movementQuery, type WalletSearch } from "./search.ts";
import styles from "./wallet.module.css";

type Change = (next: WalletSearch, replace?: boolean) => void;

function Filters({ search, onChange }: { search: WalletSearch; onChange: Change }) {
  const { t } = useTranslation("wallet");
  const { kind = "", direction = "", from = "", to = "", q = "" } = search;
  const set = (name: keyof WalletSearch) => (value: string) =>
    onChange({ [name]: value === "" ? undefined : value } as WalletSearch, true);
  return (
    <Narrowing
      chosen={[kind, direction, from, to]}
      search={
        <SearchBox
          q={q}
          label={t("filter.searchLabel")}
          placeholder={t("filter.search")}
          clearLabel={t("filter.clear")}
          onSearch={(next) => onChange({ q: next }, true)}
        />
      }
    >
      <Select
        label={t("filter.kind")}
        empty={t("filter.anyKind")}
        value={kind}
        onChange={set("kind")}
        choices={walletKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
      />
      <Select
        label={t("filter.direction")}
        empty={t("filter.both")}
        value={direction}
        onChange={set("direction")}
        choices={[
          { value: "in", text: t("filter.in") },
          { value: "out", text: t("filter.out") },
        ]}
      />
      <DateField label={t("filter.from")} value={from} max={to || undefined} onChange={set("from")} />
      <DateField label={t("filter.to")} value={to} min={from || undefined} onChange={set("to")} />
    </Narrowing>
  );
}

function Nothing({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const { t } = useTranslation("wallet");
  return narrowed ? (
    <EmptyState
      picture="jungle-trail"
      title={t("list.nothing")}
      act={
        <Button kind="outline" onClick={onClear}>
          {t("filter.clear")}
        </Button>
      }
    >
      {t("list.nothingText")}
    </EmptyState>
  ) : (
    <EmptyState
      picture="lagoon-above"
      title={t("list.none")}
      act={<LinkButton to="/">{t("list.book")}</LinkButton>}
    >
      {t("list.noneText")}
    </EmptyState>
  );
}

/** Every movement of the wallet: narrowed, paged, and as a file. */
export function MovementsTab({ search, onChange }: { search: WalletSearch; onChange: Change }) {
  const { t } = useTranslation("wallet");
  const { call } = useBackend();
  const query = movementQuery(search);
  const reply = usePages(movements, query, search.page ?? 1);
  const clear = () =>
    onChange({
      kind: undefined,
      direction: undefined,
      from: undefined,
      to: undefined,
      q: "",
    } as WalletSearch);
  return (
    <div className={styles.panel}>
      <Filters search={search} onChange={onChange} />
      <ListFrame
        reply={reply}
        waiting={t("list.waiting")}
        empty={<Nothing narrowed={Object.keys(query).length > 0} onClear={clear} />}
      >
        {(data) => (
          <>
            <ListSums>
              <span>
                {t("list.in")} <Money sen={data.inSen} />
              </span>
              <span>
                {t("list.out")} <Money sen={data.outSen} />
              </span>
              <FileButton text={t("list.csv")} get={() => call(movementsCsv, { query })} />
            </ListSums>
            <MovementsTable
              rows={data.transactions}
              frame={{ ...data, page: search.page ?? 1 }}
              onPage={(page) => onChange({ page })}
            />
          </>
        )}
      </ListFrame>
    </div>
  );
}
