import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./charges.module.css";
import { chargeOf, type Ready, readyFor, withReady } from "./ready-charges.ts";
import { useChargeText } from "./use-charge-text.ts";
import type { ChargesForm } from "./use-charges.ts";

/**
 * The Malaysian taxes and fees that are not there yet, each taken into the form and saved by one press. What else was typed
 * there is saved first, so that nobody saves it unawares.
 */
export function ReadyCard({ form }: { form: ChargesForm }) {
  const { t } = useTranslation("charges");
  const { say } = useLanguage();
  const sentence = useChargeText();
  const { busy, dirty, values } = form;
  const ready = readyFor(values);
  if (ready.length === 0) return null;
  const add = (added: readonly Ready[]) => {
    const { taxes, fees } = withReady(values, added);
    form.set("taxes", taxes);
    form.set("fees", fees);
    void form.submit();
  };
  return (
    <Card as="section" aria-labelledby="ready-charges" className={styles.card}>
      <h2 id="ready-charges">{t("ready")}</h2>
      <p className="muted">{dirty && !busy ? t("saveFirst") : t("readyText")}</p>
      <ul className={styles.ready}>
        {ready.map((of) => (
          <li key={chargeOf(of).name.en}>
            <span>
              <b>{say(chargeOf(of).name)}</b> <span className="muted">{sentence(of)}</span>
            </span>
            <Button
              kind="outline"
              size="small"
              icon={IconPlus}
              busy={busy}
              disabled={dirty && !busy}
              aria-label={`${t("add")}: ${say(chargeOf(of).name)}`}
              onClick={() => add([of])}
            >
              {t("add")}
            </Button>
          </li>
        ))}
      </ul>
      {ready.length > 1 && (
        <p>
          <Button busy={busy} disabled={dirty && !busy} onClick={() => add(ready)}>
            {t("addAll")}
          </Button>
        </p>
      )}
    </Card>
  );
}
