import type { ImportDefinition, ImportRoute } from "@pulau/contract/import.ts";
import type { Reply, RouteDefinition } from "@pulau/contract/route.ts";
import { useState } from "react";
import { type Face, faceOf } from "../../api/client.ts";
import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Fields, ListAddress } from "../../listing/address.ts";
import { ListPage } from "../../listing/list-page.tsx";
import { useListAddress } from "../../listing/use-address.ts";
import { type ListState, type RowsRoute, useList } from "../../listing/use-list.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { FramedPage } from "../portal-frame.tsx";
import { SeenBeside } from "../seen-beside.tsx";
import { useNamedRowOf } from "../use-named-row.ts";
import { useRecordColumns } from "./record-columns.tsx";
import { RecordForms } from "./record-forms.tsx";
import { type Needed, type RecordList, resourceOf } from "./record-list.ts";
import { useRowEntries } from "./row-entries.ts";
import { type AnyRow, useRecordActs } from "./use-record-acts.ts";
import { useRecordBulk } from "./use-record-bulk.ts";
import { useWordsOf } from "./use-words-of.ts";

type RowOf<R extends RouteDefinition> =
  Reply<R> extends { rows: readonly (infer Row extends AnyRow)[] } ? Row : never;

type Props<R extends RouteDefinition> = RecordList<RowOf<R>> & {
  /** The call of its pages, and the reader of its address. */
  readonly call: Face<RowsRoute<RowOf<R>>>;
  readonly address: ListAddress<Fields, Fields>;
  /** Whose words it speaks; the person's columns are kept under it, too. */
  readonly words: Parameters<typeof useWordsOf>[0];
  /** Paths whose answers are out of date once something was saved here; its own, unless told. */
  readonly refreshes?: readonly string[];
  /** Where guests see what is kept here: it stands beside the list. Wants the words of `setting-up`. */
  readonly seen?: FramedPage;
};

/** One of the staff's lists: searched, narrowed, ordered, added to, changed, deleted and put back. */
export function RecordPage<R extends RouteDefinition>({
  call,
  address,
  words,
  seen,
  refreshes = [call.path],
  ...of
}: Props<R>) {
  const place = useListAddress(address);
  const list = useList<RowsRoute<RowOf<R>>, "rows">({
    id: words,
    call,
    rows: "rows",
    place,
    // What uses a row is changed on other pages, and decides whether it can be deleted here.
    ...(of.usedBy && { staleTime: 0 }),
  });
  return (
    <SeenBeside isWide shown={seen ?? null} saved={refreshes}>
      <Records<RowOf<R>> {...of} refreshes={refreshes} list={list} words={useWordsOf(words)} />
    </SeenBeside>
  );
}

/** Leads to what must be there first. */
function Lacking({ lists }: { lists: readonly Needed[] }) {
  const { t } = useTranslation("records");
  return (
    <>
      {lists.map(({ to, list }) => (
        <LinkButton key={to} to={to} kind="outline">
          {t("goTo", { list: t(`lists.${list}.title`) })}
        </LinkButton>
      ))}
    </>
  );
}

type RecordsProps<Row extends AnyRow> = RecordList<Row> & {
  readonly list: ListState<Row>;
  readonly refreshes: readonly string[];
  readonly words: ReturnType<typeof useWordsOf>;
};

function Records<Row extends AnyRow>({ list, words, refreshes, ...of }: RecordsProps<Row>) {
  const { nameOf, takes, importNote, needs = [], emptyAct } = of;
  const resource = resourceOf(of);
  const { t } = useTranslation("records");
  const may = useMay();
  const [open, setOpen] = useState<Row | "new" | null>(null);
  useNamedRowOf(list, ({ id }) => id, setOpen);
  const acts = useRecordActs(of.calls, refreshes);
  const lacking = needs.filter(({ rows }) => rows?.length === 0);
  const ready = lacking.length === 0;
  const act = ready ? emptyAct : <Lacking lists={lacking} />;
  return (
    <ListPage
      list={list}
      title={words.title}
      lead={words.lead}
      head={ready && of.children}
      above={of.above}
      takes={
        ready &&
        takes !== undefined && {
          resource,
          refreshes,
          title: t("import", { list: words.title }),
          call: faceOf<ImportRoute<ImportDefinition>>(takes),
          ...(importNote && { note: importNote }),
        }
      }
      add={ready && may(resource, "create") && { text: words.add, onAdd: () => setOpen("new") }}
      columns={useRecordColumns(of, setOpen, acts)}
      search={words.search}
      filters={of.filters}
      waiting={t("waiting")}
      empty={{ picture: "jungle-trail", title: words.empty, text: words.emptyText, ...(act && { act }) }}
      bulk={{ acts: useRecordBulk(of, acts), nameOf }}
      acts={{ nameOf, of: useRowEntries(of, setOpen, acts) }}
    >
      <RecordForms {...{ open, acts, of }} add={words.add} onClose={() => setOpen(null)} />
    </ListPage>
  );
}
