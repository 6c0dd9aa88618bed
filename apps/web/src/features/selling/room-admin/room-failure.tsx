import { useEffect, useRef } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { BookingsInWay } from "../../../business/bookings-in-way.tsx";
import { useUsageText } from "../../../business/use-usage-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Notice } from "../../../ui/surfaces.tsx";

/** What went wrong, brought into sight: a form may be longer than its panel. */
export function RoomFailure({ error }: { error: unknown }) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure anew.
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <div ref={element}>
      <Words error={error} />
    </div>
  );
}

/** Where bookings stand in the way, each of them; of beds that are removed, what has them. */
function Words({ error }: { error: unknown }) {
  const { t } = useTranslation("rooms");
  const usage = useUsageText();
  return isFailure(error, "IN_USE") ? (
    <Notice tone="danger" title={t("beds.used", { what: usage(error.facts) })} />
  ) : (
    <BookingsInWay error={error} />
  );
}
