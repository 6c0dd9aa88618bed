import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import type { NeedItem } from "./calls.ts";

type Twin = NeedItem["twins"][number];

/** In which way it is the same: the file, the bank's reference, or both. */
const sameOf = ({ sameFile, sameReference }: Twin) =>
  sameFile && sameReference ? "both" : sameFile ? "file" : "reference";

/** A booking's slip that was refused and sent again is told once. */
const once = (twins: readonly Twin[]) =>
  new Map(twins.map((twin) => [`${twin.number} ${twin.state} ${sameOf(twin)}`, twin]));

/** Warns that the transfer was shown for other bookings too, with the way to them. */
export function SlipTwins({ twins }: { twins: readonly Twin[] }) {
  const { t } = useTranslation("money");
  if (twins.length === 0) return null;
  return (
    <Notice tone="warning" title={t("twins.title")}>
      <ul>
        {[...once(twins)].map(([key, twin]) => {
          const text = t(`twins.${sameOf(twin)}`, {
            number: twin.number,
            state: t(`twins.states.${twin.state}`),
          });
          return (
            <li key={key}>
              {text}{" "}
              {twin.bookingId && (
                <LinkButton to={`/staff/bookings/${twin.bookingId}`} kind="plain" size="small">
                  {t("queue.booking", { number: twin.number })}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
      <p>{t("twins.text")}</p>
    </Notice>
  );
}
