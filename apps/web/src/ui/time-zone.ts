import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { createContext, useContext, useMemo } from "react";
import { deadlineText, momentText, timeText } from "./format.ts";
import { useLanguage } from "./use-language.ts";

/** Where the resort is, as its setting says; the reader's own zone until that is known. */
const TimeZoneContext = createContext<string | undefined>(undefined);
export const TimeZoneProvider = TimeZoneContext.Provider;
export const useTimeZone = (): string | undefined => useContext(TimeZoneContext);

/** Instants in the reader's language, by the clock on the resort's wall. */
export function useMoments() {
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  return useMemo(() => {
    const at = { language, timeZone };
    return {
      momentText: (moment: string) => momentText(moment, at),
      timeText: (moment: string) => timeText(moment, at),
      deadlineText: (moment: string) => deadlineText(moment, at),
      dayOf: (moment: string): Day => dayAt(new Date(moment), timeZone),
      today: (): Day => dayAt(new Date(), timeZone),
    };
  }, [language, timeZone]);
}
