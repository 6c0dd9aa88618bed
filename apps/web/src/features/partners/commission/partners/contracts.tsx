import { endContractRoute, type PartnerContract, type PartnerReply } from "@pulau/contract/partners.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useState } from "react";
import { z } from "zod";
import { useMay, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconCheck, IconClock, IconPlus, IconX } from "../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../commission.module.css";
import { ContractForm } from "./contract-form.tsx";

const refreshes = ["/admin/api/partners/:_id", "/admin/api/partners"];

const isOver = ({ to }: PartnerContract, today: Day) => to !== null && to < today;

function Standing({ contract, today }: { contract: PartnerContract; today: Day }) {
  const { t } = useTranslation("partners");
  if (contract.current) {
    return (
      <Chip tone="success" icon={IconCheck}>
        {t("contracts.current")}
      </Chip>
    );
  }
  if (!contract.activeStatus) return <Chip icon={IconX}>{t("contracts.off")}</Chip>;
  if (isOver(contract, today)) return <Chip icon={IconX}>{t("contracts.ended")}</Chip>;
  return contract.from > today ? (
    <Chip tone="info" icon={IconClock}>
      {t("contracts.ahead")}
    </Chip>
  ) : null;
}

function EndDialog({
  contract,
  partner,
  onDone,
}: {
  contract: PartnerContract;
  partner: PartnerReply;
  onDone: () => void;
}) {
  const { t } = useTranslation("partners");
  const toast = useToast();
  const { mutateAsync: send } = useSend(endContractRoute, refreshes);
  const form = useForm({
    schema: z.object({
      to: z
        .string()
        .min(1, { error: "required" })
        .refine((day) => day >= contract.from, { error: "card.dates" }),
    }),
    initial: { to: contract.to ?? partner.today },
    onSubmit: async (body) => {
      await send({ params: { _id: partner._id, contractId: contract._id }, body });
      toast({ tone: "success", text: t("contracts.done") });
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      <DateField
        label={t("contracts.lastDay")}
        hint={t("contracts.endHint")}
        min={contract.from}
        {...form.field("to")}
      />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.acts}>
        <Button type="submit" busy={form.busy}>
          {t("contracts.end")}
        </Button>
      </div>
    </form>
  );
}

/** What can be done with a contract; of one that has ended nothing. */
function ContractActs({ contract, partner }: { contract: PartnerContract; partner: PartnerReply }) {
  const { t } = useTranslation("partners");
  const send = useSend(endContractRoute, refreshes);
  const [ending, setEnding] = useState(false);
  const { activeStatus } = contract;
  const toast = useToast();
  const turn = () =>
    send.mutate(
      { params: { _id: partner._id, contractId: contract._id }, body: { activeStatus: !activeStatus } },
      { onSuccess: () => toast({ tone: "success", text: t("contracts.done") }) },
    );
  return (
    <>
      <div className={styles.acts}>
        <Button kind="outline" size="small" onClick={() => setEnding(true)}>
          {t("contracts.end")}
        </Button>
        <Button kind="plain" size="small" busy={send.isPending} onClick={turn}>
          {t(activeStatus ? "contracts.switchOff" : "contracts.switchOn")}
        </Button>
      </div>
      {send.error && <ErrorState error={send.error} />}
      <Dialog open={ending} onClose={() => setEnding(false)} title={t("contracts.endTitle")}>
        <EndDialog contract={contract} partner={partner} onDone={() => setEnding(false)} />
      </Dialog>
    </>
  );
}

function ContractCard({ contract, partner }: { contract: PartnerContract; partner: PartnerReply }) {
  const { t } = useTranslation("partners");
  const { say } = useLanguage();
  const may = useMay();
  const listName = partner.priceLists.find(({ code }) => code === contract.priceList)?.name;
  const marketName = partner.markets.find(({ word }) => word === contract.market)?.name;
  const priceList = listName ?? contract.priceList;
  const market = marketName ? say(marketName) : contract.market;
  const facts = [
    t("contracts.bookings", { count: contract.bookings }),
    t("contracts.rooms", { count: contract.roomsUnpaid }),
    priceList && t("contracts.prices", { list: priceList }),
    market && t("contracts.market", { market }),
  ];
  return (
    <Card as="li" className={styles.card}>
      <header>
        <h3>{say(contract.terms[0] ?? noWords)}</h3>
        <Standing contract={contract} today={partner.today} />
      </header>
      <ul className={styles.terms}>
        {contract.terms.slice(1).map((sentence) => (
          <li key={sentence.en}>{say(sentence)}</li>
        ))}
      </ul>
      <p className="hint">{facts.filter(Boolean).join(" · ")}</p>
      {may("wallets", "write") && !isOver(contract, partner.today) && (
        <ContractActs contract={contract} partner={partner} />
      )}
    </Card>
  );
}

/** What was agreed with an agency, the newest first. */
export function Contracts({ partner }: { partner: PartnerReply }) {
  const { t } = useTranslation("partners");
  const may = useMay();
  const [adding, setAdding] = useState(false);
  return (
    <section className={styles.stack} aria-labelledby="contracts">
      <header className={styles.head}>
        <h2 id="contracts">{t("contracts.title")}</h2>
        {may("wallets", "write") && (
          <Button icon={IconPlus} onClick={() => setAdding(true)}>
            {t("contracts.add")}
          </Button>
        )}
      </header>
      {partner.contracts.length === 0 && <p>{t("contracts.none")}</p>}
      <ul className={styles.stack}>
        {partner.contracts.map((contract) => (
          <ContractCard key={contract._id} contract={contract} partner={partner} />
        ))}
      </ul>
      <Dialog open={adding} onClose={() => setAdding(false)} title={t("contract.title")}>
        <ContractForm partner={partner} onDone={() => setAdding(false)} />
      </Dialog>
    </section>
  );
}
