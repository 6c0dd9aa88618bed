import type { ComponentProps, ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { IconPlus } from "../ui/icons/index.ts";
import { PageHead } from "../ui/page-head.tsx";
import { CsvButton } from "./csv-button.tsx";
import { ImportButton } from "./import/import-button.tsx";
import { List, type ListFile, type ListProps } from "./list.tsx";
import { PrintButton } from "./print-button.tsx";
import { StateTabs, type StateTabsOf } from "./state-tabs.tsx";

type Props<Row, D, S extends string> = Omit<ListProps<Row, D>, "caption" | "csv"> & {
  title: string;
  /** What there is to say about it; its place is kept while it is on its way, `undefined`. */
  lead: ReactNode;
  /** What the table lists, where the title does not say it. */
  caption?: string;
  /** The list as a file, unless told otherwise. */
  csv?: ListFile | false;
  /** The list on paper; `lead` says which rows it has. */
  print?: { readonly lead: string };
  /** Acts in its head. */
  head?: ReactNode;
  /** Takes a file into the list. */
  takes?: ComponentProps<typeof ImportButton> | false;
  /** Adds to the list, from its head and from an empty list; nothing where one may not. */
  add?: { readonly text: string; readonly onAdd: () => void } | false;
  /** A tab for each state that its rows may be in. */
  tabs?: StateTabsOf<S>;
  /** What stands between its head and the list. */
  above?: ReactNode;
  /** What stands below: dialogs, sums. */
  children?: ReactNode;
};

/** The page of a list: its name, its file, what can be added, and the list itself. */
export function ListPage<Row, D, const S extends string = never>({
  title,
  lead,
  caption = title,
  csv = {},
  print,
  head,
  takes = false,
  add = false,
  tabs,
  above,
  children,
  ...of
}: Props<Row, D, S>) {
  const adding = add && (
    <Button icon={IconPlus} onClick={add.onAdd}>
      {add.text}
    </Button>
  );
  const empty = adding && of.empty.act === undefined ? { ...of.empty, act: adding } : of.empty;
  const rows = <List {...of} empty={empty} caption={caption} />;
  return (
    <>
      <PageHead title={title} lead={lead}>
        {csv && <CsvButton list={of.list} columns={of.columns} {...csv} />}
        {print && <PrintButton {...of} title={caption} {...print} />}
        {head}
        {takes && <ImportButton {...takes} />}
        {adding}
      </PageHead>
      {above}
      {tabs ? <StateTabs<S> {...tabs}>{rows}</StateTabs> : rows}
      {children}
    </>
  );
}
