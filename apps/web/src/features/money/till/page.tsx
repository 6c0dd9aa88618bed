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
import { emptyBasket } from "./basket.ts";
import { BasketBar } from "./basket-bar.tsx";
import { type Outlet, type Sold, type Till, till } from "./calls.ts";
import { ChargeSheet } from "./charge-sheet.tsx";
import { type Done, DoneView } from "./done-view.tsx";
import { FreeItemDialog } from "./free-item.tsx";
import { ItemShelves } from "./item-shelves.tsx";
import { JustCharged } from "./just-charged.tsx";
import { PaySheet } from "./pay-sheet.tsx";
import { SettleChoice, type Settling } from "./settle-choice.tsx";
import { SoldView } from "./sold-view.tsx";
import styles from "./till.module.css";
import { readTillSearch } from "./till-address.ts";
import { useTill } from "./use-till.ts";

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

function Selling({ data }: { data: Till }) {
  const { t } = useTranslation("till");
  const may = useMay();
  const state = useTill(data);
  const navigate = useNavigate();
  const { stay } = useSearchBy(readTillSearch);
  const [q, setQ] = useState("");
  const [open, setOpen] = useState<Settling | "free" | null>(null);
  const [settled, setSettled] = useState<Settling>("sheet");
  const [done, setDone] = useState<Done | null>(null);
  const [sold, setSold] = useState<Sold | null>(null);
  const { outlet, basket, slip, sale, put, setCount, choose } = state;
  if (!outlet) return <NothingToSell />;
  if (done)
    return (
      <DoneView
        done={done}
        onNext={() => setDone(null)}
        onUndone={() => {
          put(done.basket);
          setDone(null);
        }}
      />
    );
  if (sold) return <SoldView sold={sold} onNext={() => setSold(null)} />;
  const [mayCharge, maySell] = [may("charges", "create"), may("sales", "create")];
  const close = () => setOpen(null);
  const settle = (next: Settling) => {
    setSettled(next);
    setOpen(next);
  };
  // What was sent and not answered is sent again as it was, not another way.
  const unanswered = slip.unanswered() ? "sheet" : sale.unanswered() ? "pay" : null;
  const go = () => setOpen(unanswered ?? (!mayCharge ? "pay" : !maySell || stay ? "sheet" : settled));
  const settling = mayCharge && maySell && !unanswered && (open === "sheet" || open === "pay") && (
    <SettleChoice value={open} onChange={settle} />
  );
  return (
    <>
      <div className={styles.head}>
        <OutletChoice outlets={data.outlets} outlet={outlet} onChoose={choose} />
        <SearchBox
          q={q}
          label={t("search")}
          placeholder={t("search")}
          clearLabel={t("clear")}
          onSearch={setQ}
        />
      </div>
      {mayCharge && <JustCharged slips={data.ownSlips} />}
      <ItemShelves {...{ outlet, basket, q }} onCount={setCount} mayPress={mayCharge || maySell} />
      {may("charges", "write") && (
        <Button kind="soft" icon={IconPlus} className={styles.free} onClick={() => setOpen("free")}>
          {t("other.act")}
        </Button>
      )}
      <BasketBar {...{ outlet, basket, data }} onEmpty={() => put(emptyBasket)} onGo={go} />
      {open === "free" && (
        <FreeItemDialog
          onAdd={(item) => {
            put({ ...basket, free: [...basket.free, item] });
            close();
          }}
          onClose={close}
        />
      )}
      {open === "sheet" && (
        <ChargeSheet
          {...{ data, outlet, basket, slip, put, settling }}
          first={stay ?? null}
          onClose={close}
          onDone={(made) => {
            put(emptyBasket);
            close();
            setDone(made);
            // Who pays next is asked again.
            if (stay) void navigate({ to: "/staff/till", search: {}, replace: true });
          }}
        />
      )}
      {open === "pay" && (
        <PaySheet
          {...{ data, outlet, basket, sale, put, settling }}
          onClose={close}
          onSold={(made) => {
            put(emptyBasket);
            close();
            setSold(made);
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
