import { useTranslation } from "../../../i18n/use-translation.ts";
import { Notice } from "../../../ui/surfaces.tsx";

type Props = {
  readonly lock: { readonly reason: string; readonly by: string | null };
  /** For whom; null where it is clear. */
  readonly name: string | null;
};

/** That the room which guests would leave was promised to them, by whom and why, and what becomes of the lock. */
export function LockNotice({ lock: { reason, by }, name }: Props) {
  const { t } = useTranslation("tape-chart");
  const title =
    name === null
      ? t("lock.noticeRoom")
      : by === null
        ? t("lock.noticeBare", { name })
        : t("lock.notice", { by, name });
  return (
    <Notice tone="warning" title={title}>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p>{t("lock.goesAlong")}</p>
    </Notice>
  );
}
