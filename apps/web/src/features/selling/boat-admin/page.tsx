import { boatKinds } from "@pulau/contract/boats-admin.ts";
import { useState } from "react";
import { useMay } from "../../../api/use-call.ts";
import { samples } from "../../../business/portal-places.ts";
import { useActiveFilter } from "../../../business/records/use-words-of.ts";
import { SeenBeside } from "../../../business/seen-beside.tsx";
import { useNamedRowOf } from "../../../business/use-named-row.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { choiceFilter } from "../../../listing/filters.ts";
import { ListPage } from "../../../listing/list-page.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { useBoatColumns } from "./boat-columns.tsx";
import { BoatDialog } from "./boat-dialog.tsx";
import { type Boat, boatPaths, boats } from "./calls.ts";
import { boatAddress } from "./staff-routes.ts";

type Open = { boat: Boat | null; kind: Boat["kind"] };

/** How guests come: ferries with their times of the year, and charters. */
export default function BoatsPage() {
  const { t } = useTranslation("boats");
  const may = useMay();
  const list = useListAt(boatAddress, { id: "boats", call: boats, rows: "boats" });
  const [open, setOpen] = useState<Open | null>(null);
  const edit = may("boats", "write") ? (boat: Boat) => setOpen({ boat, kind: boat.kind }) : null;
  useNamedRowOf(
    list,
    ({ _id }) => _id,
    (boat) => edit?.(boat),
  );
  const typeOf = (kind: Boat["kind"]) => t(`types.${kind}`);
  const adding = boatKinds.map((kind) => (
    <Button
      key={kind}
      kind={kind === "ferry" ? "filled" : "outline"}
      icon={IconPlus}
      onClick={() => setOpen({ boat: null, kind })}
    >
      {t(kind === "ferry" ? "addFerry" : "addCharter")}
    </Button>
  ));
  return (
    <SeenBeside shown={samples.boats} saved={boatPaths}>
      <ListPage
        list={list}
        title={t("title")}
        lead={t("lead")}
        head={may("boats", "create") && adding}
        columns={useBoatColumns(edit)}
        search={{ label: t("searchLabel"), placeholder: t("search") }}
        filters={[
          choiceFilter("kind", t("columns.type"), t("columns.anyType"), boatKinds, typeOf),
          ...useActiveFilter(),
        ]}
        waiting={t("waiting")}
        empty={{ picture: "boat-at-jetty", title: t("none.title"), text: t("none.text") }}
      />
      {list.data && open && (
        <BoatDialog
          key={open.boat?._id ?? open.kind}
          {...open}
          jetties={list.data.jetties}
          onClose={() => setOpen(null)}
        />
      )}
    </SeenBeside>
  );
}
