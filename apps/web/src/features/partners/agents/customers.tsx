import { type CustomerReply, customersRoute } from "@pulau/contract/agents.ts";
import { useState } from "react";
import { useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { List } from "../../../listing/list.tsx";
import { useListAddress } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { ContractCard } from "./contract-card.tsx";
import { useCustomerColumns } from "./customer-columns.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { customersAddress } from "./list-address.ts";

type Opened = { customer: CustomerReply | null };

function Customers({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation("agents");
  const place = useListAddress(customersAddress);
  const list = useList({ id: "customers", call: customersRoute, rows: "customers", place, limit: 10 });
  const mayChange = useSession()?.role !== "viewer";
  return (
    <List
      list={list}
      caption={t("caption")}
      columns={useCustomerColumns((customer) => onOpen({ customer }))}
      search={{ label: t("searchLabel"), placeholder: t("search") }}
      waiting={t("waiting")}
      empty={{
        picture: "boat-at-jetty",
        title: t("empty.title"),
        text: t("empty.text"),
        act: mayChange && <Button onClick={() => onOpen({ customer: null })}>{t("add")}</Button>,
      }}
      nothing={{
        title: t("nothingFound.title", { search: place.search.q ?? "" }),
        text: t("nothingFound.text"),
      }}
    />
  );
}

export default function CustomersPage() {
  const { t } = useTranslation("agents");
  const [opened, setOpened] = useState<Opened | null>(null);
  const mayChange = useSession()?.role !== "viewer";
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        {mayChange && (
          <Button icon={IconPlus} onClick={() => setOpened({ customer: null })}>
            {t("add")}
          </Button>
        )}
      </PageHead>
      <ContractCard />
      <Customers onOpen={setOpened} />
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={t(opened?.customer ? "form.changeTitle" : "form.addTitle")}
      >
        <CustomerForm customer={opened?.customer ?? null} onDone={() => setOpened(null)} />
      </Dialog>
    </>
  );
}
