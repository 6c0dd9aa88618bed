import type { PageLink } from "@pulau/contract/pages.ts";
import type { z } from "zod";
import type { BookingData } from "./booking-facts.ts";
import type { Frame, InThree, MailAddressLink } from "./letter.ts";

type Page = z.infer<typeof PageLink>;

const kinds: readonly Page["kind"][] = ["directions", "terms", "cancellation"];

const map: InThree<(place: string) => string> = {
  en: (place) => `Map: ${place}`,
  my: (place) => `Peta: ${place}`,
  cn: (place) => `地图：${place}`,
};

/** Where the first boat leaves on a map, how to get there, and the terms: those of them that there are. */
export function goodToKnow(
  { crossings }: Pick<BookingData, "crossings">,
  pages: readonly Page[],
  { language, publicUrl }: Frame,
): MailAddressLink[] {
  const jetty = crossings[0]?.from;
  const onMap = new URL("https://www.google.com/maps/search/?api=1");
  if (jetty) onMap.searchParams.set("query", jetty);
  return [
    ...(jetty ? [{ label: map[language](jetty), url: onMap.href }] : []),
    ...kinds.flatMap((kind) =>
      pages
        .filter((page) => page.kind === kind)
        .map(({ slug, title }) => ({ label: title[language], url: `${publicUrl}/info/${slug}` })),
    ),
  ];
}
