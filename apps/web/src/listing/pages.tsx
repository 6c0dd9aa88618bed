import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "../ui/button.tsx";
import { IconChevronLeft, IconChevronRight } from "../ui/icons/index.ts";
import styles from "./foot.module.css";

/** First, last, and those around the current one; `null` is a gap. */
export const pagesShown = (page: number, pages: number): (number | null)[] => {
  const near = new Set([1, pages, page - 1, page, page + 1]);
  const kept = [...near].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return kept.flatMap((n, i) => (i > 0 && n - (kept[i - 1] ?? 0) > 1 ? [null, n] : [n]));
};

type Frame = { page: number; pages: number; limit: number; total: number };

/** "1 to 10 of 12" and the pages. Stands in a list's foot, or below cards. */
export function Pages({
  page,
  pages,
  limit,
  total,
  onChange,
  children,
}: Frame & { onChange: (page: number) => void; children?: ReactNode }) {
  const { t } = useTranslation("listing");
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  return (
    <>
      <span>{t("pages.shown", { from, to: Math.min(page * limit, total), total })}</span>
      {children}
      {pages > 1 && (
        <nav aria-label={t("pages.label")} className={styles.pages}>
          <IconButton
            icon={IconChevronLeft}
            flips
            label={t("pages.earlier")}
            disabled={page <= 1}
            onClick={() => onChange(page - 1)}
          />
          {pagesShown(page, pages).map((n, i) =>
            n === null ? (
              <span key={`gap-${i === 1 ? "start" : "end"}`} className={styles.gap}>
                …
              </span>
            ) : (
              <button
                key={n}
                type="button"
                className={styles.page}
                aria-label={t("pages.page", { page: n })}
                aria-current={n === page ? "page" : undefined}
                onClick={() => onChange(n)}
              >
                {n}
              </button>
            ),
          )}
          <IconButton
            icon={IconChevronRight}
            flips
            label={t("pages.later")}
            disabled={page >= pages}
            onClick={() => onChange(page + 1)}
          />
        </nav>
      )}
    </>
  );
}
