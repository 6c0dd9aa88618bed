import { useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { usePagePath, useSearchBy } from "../shell/page-address.ts";
import type { Fields, ListAddress, ListSearch } from "./address.ts";

/** What a list shows now, and how another is asked for. */
export type ListPlace<S = ListSearch> = {
  readonly search: S;
  /** Asks for another search, filter or order, which begins at its first page; `undefined` takes one away. */
  readonly change: (next: Readonly<Record<string, unknown>>, replace?: boolean) => void;
  readonly filters: Fields;
  /** Orders that the call knows, a minus for falling ones. */
  readonly sorts: readonly string[];
  /** The order unless told. */
  readonly usualSort: string | undefined;
};

const factsOf = <F extends Fields, V extends Fields>(
  { filters, sorts, usualSort }: ListAddress<F, V>,
  search: ListSearch<F, V>,
) => ({ filters, sorts, usualSort: usualSort(search) });

const withoutSlash = (path: string): string => path.replace(/\/$/, "");

/** The page's address holds search, filters, order and page, so that Back and a sent link show the same. */
export function useListAddress<F extends Fields, V extends Fields>(
  address: ListAddress<F, V>,
): ListPlace<ListSearch<F, V>> {
  const search = useSearchBy(address.read);
  const here = usePagePath();
  const navigate = useNavigate();
  const { history } = useRouter();
  const change = (next: Readonly<Record<string, unknown>>, replace = false) => {
    // Whoever has just pressed a row is on the way there: what was typed before must not call them back.
    if (withoutSlash(history.location.pathname) !== withoutSlash(here)) return;
    void navigate({
      to: here,
      search: address.read({ ...search, page: 1, ...next }),
      replace,
      resetScroll: false,
    });
  };
  return { search, change, ...factsOf(address, search) };
}

/** The same for a list within a page or a dialog, whose address is another's. */
export function useListState<F extends Fields, V extends Fields>(
  address: ListAddress<F, V>,
): ListPlace<ListSearch<F, V>> {
  const [search, setSearch] = useState(() => address.read({}));
  const change = (next: Readonly<Record<string, unknown>>) =>
    setSearch((before) => address.read({ ...before, page: 1, ...next }));
  return { search, change, ...factsOf(address, search) };
}
