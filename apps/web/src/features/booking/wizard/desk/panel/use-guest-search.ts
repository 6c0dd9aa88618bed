import { useEffect, useState } from "react";
import { useCall, useMay } from "../../../../../api/use-call.ts";
import { mayCall } from "../../../../../business/page-rights.ts";
import { bookingGuests } from "../calls.ts";

/** Long enough that a name is typed in one go. */
const pauseMs = 200;
/** The shortest search that the call takes. */
const leastLetters = 2;

/** Earlier guests and accounts by what is typed, from the second letter on; nobody for who may not look at customers. */
export function useGuestSearch(typed: string) {
  const mayFind = mayCall(useMay(), bookingGuests);
  const [searched, setSearched] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const enabled = mayFind && searched.length >= leastLetters;
  const found = useCall(bookingGuests, { query: { search: searched } }, { enabled, keepPrevious: true });
  return {
    guests: enabled ? (found.data?.guests ?? []) : [],
    /** Whether they were found by what stands in the field now, not by what stood there before. */
    isCurrent: searched === typed.trim() && !found.isPlaceholderData && !found.isFetching,
    error: enabled ? found.error : null,
  };
}
