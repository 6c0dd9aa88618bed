import type { Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Comma, Money } from "../../../ui/money-and-dates.tsx";

/** What the papers come to, and how much of it is tax. */
export function PapersSum({ text, sen, taxSen }: { text: string; sen: Sen; taxSen: Sen }) {
  const { t } = useTranslation("books");
  return (
    <span>
      {text} <Money sen={sen} />
      {taxSen > 0 && (
        <small className="muted">
          <Comma />
          {t("ofItTax")} <Money sen={taxSen} />
        </small>
      )}
    </span>
  );
}
