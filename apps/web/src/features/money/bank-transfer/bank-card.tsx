import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { IconCopy } from "../../../ui/icons/index.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import type { Options } from "./calls.ts";
import styles from "./transfer.module.css";

/** The resort's bank account, each line to be copied as it is. */
export function BankCard({ bank, number }: { bank: NonNullable<Options["bank"]>; number: string }) {
  const { t } = useTranslation("transfer");
  const withToast = useOutcomeToast();
  const facts = [
    ["holder", bank.accountHolder],
    ["name", bank.name],
    ["account", bank.accountNumber],
    ["swift", bank.swift],
    ["number", number],
  ] as const;
  const copy = (text: string) => withToast(copyText(text), t("copied"));
  return (
    <Card as="section" className={styles.card} aria-labelledby="bank">
      <h2 className="display" id="bank">
        {t("bank")}
      </h2>
      <dl className={styles.bank}>
        {facts
          .filter(([, text]) => text !== "")
          .map(([name, text]) => (
            <div key={name} className={styles.fact}>
              <dt>{t(`fields.${name}`)}</dt>
              <dd>
                <bdi>{text}</bdi>
                <IconButton
                  icon={IconCopy}
                  label={t("copyOf", { what: t(`fields.${name}`) })}
                  onClick={() => void copy(text)}
                />
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
