import { useEffect, useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { type FoundGroup, mainSearch } from "./calls.ts";

/** Long enough that a name is typed in one go, in ms. */
const pause = 200;

/** What is called as is typed, a moment after it is; what the letter before found stays meanwhile. */
export function useFound(typed: string) {
  const wanted = typed.trim();
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(setSearch, wanted === "" ? 0 : pause, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const choices = { enabled: search !== "", keepPrevious: true };
  const { data, error, refetch, isFetching } = useCall(mainSearch, { query: { search } }, choices);
  const isSearching = wanted !== "" && (search !== wanted || isFetching);
  const groups: readonly FoundGroup[] = wanted === "" || search === "" ? [] : (data?.searchResult ?? []);
  return { groups, isSearching, error: wanted === "" ? null : error, retry: refetch };
}
