import type { PurchaseId } from "@pulau/domain/ids.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCall, useMay } from "../../../api/use-call.ts";
import { OutletIcon } from "../../../business/outlet-icon.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type Basket, emptyBasket } from "./basket.ts";
import { BasketBar } from "./basket-bar.tsx";
import { type Outlet, type Paid, type Till, till } from "./calls.ts";
import { type Done, DoneView } from "./done-view.tsx";
import { FreeItemDialog } from "./free-item.tsx";
import { ItemShelves } from "./item-shelves.tsx";
import { JustCharged } from "./just-charged.tsx";
import { PhoneView } from "./phone-view.tsx";
import type { Settling } from "./settle-choice.tsx";
import { SettleSheets, useSettling } from "./settle-sheets.tsx";
import { SoldView } from "./sold-view.tsx";
import styles from "./till.module.css";
import { readTillSearch } from "./till-address.ts";
import { useTill } from "./use-till.ts";
import { WaitingSales } from "./waiting-sales.tsx";

/** Guests who arrive and leave are seen within a minute. */
const freshEvery = 60_000;

function NothingToSell() {
  const { t } = useTranslation("till");
  const mayKeep = useMay()("rates", "create");
  return (
    <EmptyState
      picture="sunset-deck"
      title={t("empty.title")}
      act={mayKeep && <LinkButton to="/staff/outlets">{t("empty.act")}</LinkButton>}
    >
      {t("empty.text")}
    </EmptyState>
  );
}

type OutletsProps = {
  readonly outlets: readonly Outlet[];
  readonly outlet: Outlet;
  readonly onChoose: (outlet: Outlet) => void;
};

function OutletChoice({ outlets, outlet, onChoose }: OutletsProps) {
  const { t } = useTranslation("till");
  const { say } = useLanguage();
  if (outlets.length === 1) return <h2 className={styles.only}>{say(outlet.name)}</h2>;
  return (
    <Segmented
      label={t("outlets")}
      hideLabel
      wide
      value={outlet._id}
      onChange={(id) => {
        const next = outlets.find(({ _id }) => _id === id);
        if (next) onChoose(next);
      }}
      choices={outlets.map(({ _id, name, icon }) => ({
        value: _id,
        text: (
          <span className={styles.outlet}>
            <OutletIcon name={icon} /> {say(name)}
          </span>
        ),
      }))}
    />
  );
}

type HeadProps = OutletsProps & { readonly q: string; readonly onSearch: (q: string) => void };

/** Which outlet sells, and the search among what it sells. */
function TillHead({ q, onSearch, ...choice }: HeadProps) {
  const { t } = useTranslation("till");
  return (
    <div className={styles.head}>
      <OutletChoice {...choice} />
      <SearchBox
        q={q}
        label={t("search")}
        placeholder={t("search")}
        clearLabel={t("clear")}
        onSearch={onSearch}
      />
    </div>
  );
}

/** What became of a basket: charged, paid, or to be paid on a phone; `basket` is null where that began before. */
type Result =
  | { readonly done: Done }
  | { readonly sold: Paid }
  | { readonly phone: PurchaseId; readonly basket: Basket | null };

type ResultProps = {
  readonly result: Result;
  readonly put: (basket: Basket) => void;
  readonly onNext: (next: Result | null) => void;
};

/** Says it, with the way back to the basket while there is one. */
function ResultView({ result, put, onNext }: ResultProps) {
  const next = () => onNext(null);
  const again = (basket: Basket | null) => {
    if (basket) put(basket);
    next();
  };
  if ("done" in result)
    return <DoneView done={result.done} onNext={next} onUndone={() => again(result.done.basket)} />;
  if ("sold" in result) return <SoldView sold={result.sold} onNext={next} />;
  return (
    <PhoneView
      key={result.phone}
      _id={result.phone}
      onPaid={(sold) => onNext({ sold })}
      onNext={next}
      onCancelled={() => again(result.basket)}
    />
  );
}

function Selling({ data }: { data: Till }) {
  const { t } = useTranslation("till");
  const may = useMay();
  const state = useTill(data);
  const navigate = useNavigate();
  const { stay } = useSearchBy(readTillSearch);
  const [q, setQ] = useState("");
  const [open, setOpen] = useState<Settling | "free" | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const { outlet, basket, put, setCount, choose } = state;
  const settling = useSettling(state, stay);
  if (!outlet) return <NothingToSell />;
  if (result) return <ResultView {...{ result, put }} onNext={setResult} />;
  const { mayCharge, maySell } = settling;
  const close = () => setOpen(null);
  const settled = () => {
    put(emptyBasket);
    close();
  };
  return (
    <>
      <TillHead outlets={data.outlets} outlet={outlet} onChoose={choose} q={q} onSearch={setQ} />
      {mayCharge && <JustCharged slips={data.ownSlips} />}
      {maySell && (
        <WaitingSales sales={data.waiting} onShow={(_id) => setResult({ phone: _id, basket: null })} />
      )}
      <ItemShelves {...{ outlet, basket, q }} onCount={setCount} mayPress={mayCharge || maySell} />
      {may("charges", "write") && (
        <Button kind="soft" icon={IconPlus} className={styles.free} onClick={() => setOpen("free")}>
          {t("other.act")}
        </Button>
      )}
      <BasketBar
        {...{ outlet, basket, data }}
        onEmpty={() => put(emptyBasket)}
        onGo={() => setOpen(settling.first())}
      />
      {open === "free" && (
        <FreeItemDialog
          onAdd={(item) => {
            put({ ...basket, free: [...basket.free, item] });
            close();
          }}
          onClose={close}
        />
      )}
      {(open === "sheet" || open === "pay") && (
        <SettleSheets
          {...{ open, settling, data, outlet, state, stay }}
          onOpen={setOpen}
          onDone={(made) => {
            settled();
            setResult({ done: made });
            // Who pays next is asked again.
            if (stay) void navigate({ to: "/staff/till", search: {}, replace: true });
          }}
          onSold={(made) => {
            settled();
            setResult({ sold: made });
          }}
          onRequested={({ _id }) => {
            settled();
            setResult({ phone: _id, basket });
          }}
        />
      )}
    </>
  );
}

/** What the outlets sell, as large tiles: pressed, counted, and put on the account of who is in house, or paid for. */
export default function TillPage() {
  const { t } = useTranslation("till");
  const query = useSearchBy(readTillSearch);
  const { data, error, refetch } = useCall(
    till,
    { query },
    { refetchInterval: freshEvery, keepPrevious: true },
  );
  return (
    <div className={styles.page}>
      <PageHead title={t("title")} lead={null} />
      {data ? (
        <Selling data={data} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Waiting what={t("waiting")}>
          <Skeleton height={420} radius={12} />
        </Waiting>
      )}
    </div>
  );
}
