import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { type Kept, resortCharges, saveResortCharges } from "./calls.ts";
import styles from "./charges.module.css";
import { chargeOf, type Ready, readyFor, withReady } from "./ready-charges.ts";
import { useChargeText } from "./use-charge-text.ts";

/**
 * The Malaysian taxes and fees that are not there yet, each taken over by one press. The form below begins anew with them,
 * so what was typed there is saved first.
 */
export function ReadyCard({ kept, dirty }: { kept: Kept; dirty: boolean }) {
  const { t } = useTranslation("charges");
  const { say } = useLanguage();
  const sentence = useChargeText();
  const toast = useToast();
  const failureText = useFailureText();
  const send = useSend(saveResortCharges, [resortCharges.path, "/admin/api/setting-up"]);
  const ready = readyFor(kept);
  if (ready.length === 0) return null;
  const add = ({ version, ...lists }: Kept, added: readonly Ready[]) =>
    send.mutateAsync({ body: withReady(lists, added), options: { ifMatch: version } }).then(
      () => toast({ tone: "success", text: t("added") }),
      (failure: unknown) => toast({ tone: "danger", text: failureText(failure) }),
    );
  return (
    <Card as="section" aria-labelledby="ready-charges" className={styles.card}>
      <h2 id="ready-charges">{t("ready")}</h2>
      <p className="muted">{dirty ? t("saveFirst") : t("readyText")}</p>
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
              busy={send.isPending}
              disabled={dirty}
              aria-label={`${t("add")}: ${say(chargeOf(of).name)}`}
              onClick={() => void add(kept, [of])}
            >
              {t("add")}
            </Button>
          </li>
        ))}
      </ul>
      {ready.length > 1 && (
        <p>
          <Button busy={send.isPending} disabled={dirty} onClick={() => void add(kept, ready)}>
            {t("addAll")}
          </Button>
        </p>
      )}
    </Card>
  );
}
