import type { PageText } from "@pulau/contract/pages.ts";
import type { PageId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useCall } from "../../../api/use-call.ts";
import { type Language, languages, nameOf, tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { VersionList } from "../../../ui/version-list.tsx";
import { Skeleton } from "../../../ui/waiting.tsx";
import { type PageReply, pageVersion } from "./calls.ts";
import styles from "./page-admin.module.css";
import { TextIn } from "./page-preview.tsx";

type Use = ((text: PageText) => void) | null;

/** Everything that was ever published of a page, with who did it and when. */
export function PageVersions({ kept, onUse }: { kept: PageReply; onUse: Use }) {
  const { t } = useTranslation("texts");
  const [open, setOpen] = useState<number | null>(null);
  if (kept.versions.length === 0) return null;
  return (
    <Card as="section" className={styles.section}>
      <h2>{t("versions.title")}</h2>
      <VersionList
        versions={kept.versions.map(({ number, publishedAt, by }) => ({
          number,
          name: t("versions.number", { number }),
          at: publishedAt,
          by,
          note: number === kept.page.published?.number && t("versions.now"),
          act: {
            text: t("versions.read"),
            label: t("versions.readNumber", { number }),
            onPress: () => setOpen(number),
          },
        }))}
      />
      {open !== null && (
        <VersionDialog _id={kept.page._id} number={open} onUse={onUse} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}

type Props = { _id: PageId; number: number; onUse: Use; onClose: () => void };

function VersionDialog({ _id, number, onUse, onClose }: Props) {
  const { t } = useTranslation("texts");
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const { data, error, refetch } = useCall(pageVersion, { params: { _id, number } });
  const use = () => {
    if (data) onUse?.(data.text);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      size="wide"
      title={t("versions.number", { number })}
      acts={onUse && data && <Button onClick={use}>{t("versions.use")}</Button>}
    >
      <Segmented
        label={t("language")}
        value={language}
        onChange={setLanguage}
        choices={languages.map((value) => ({ value, text: nameOf[value], lang: tagOf[value] }))}
      />
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : data ? (
        <TextIn text={data.text} language={language} />
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  );
}
