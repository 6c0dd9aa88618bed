import { useEffect, useState } from "react";

/** Long enough that a name is typed in one go, in ms. */
const pause = 200;

/** What is typed, a moment after it is; nothing at once. */
export function useTypedPause(typed: string): string {
  const wanted = typed.trim();
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(setSearch, wanted === "" ? 0 : pause, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  return search;
}

type Answer<G> = {
  readonly data: { readonly searchResult: readonly G[] } | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
};

/** What is called as is typed; what the letter before found stays meanwhile. */
export function foundBy<G>(typed: string, search: string, { data, isFetching, error, refetch }: Answer<G>) {
  const wanted = typed.trim();
  const groups: readonly G[] = wanted === "" || search === "" ? [] : (data?.searchResult ?? []);
  return {
    groups,
    isSearching: wanted !== "" && (search !== wanted || isFetching),
    error: wanted === "" ? null : error,
    retry: refetch,
  };
}
