import type { BookingId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { IconCircleCheck, IconLink, IconMail } from "../../../ui/icons/index.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { giveGuestLink, guestLinks, type Links, type Place } from "./calls.ts";
import styles from "./guest-links.module.css";
import { LinkDialog } from "./link-dialog.tsx";

/** What each place is called: its guest's name, else `Adult 2`. */
function usePlaceNames(places: readonly Place[]) {
  const { t } = useTranslation("guest-links");
  return ({ seat, kind, name }: Place): string => {
    if (name !== "") return name;
    const same = places.filter((place) => place.kind === kind);
    const number = same.findIndex((place) => place.seat === seat) + 1;
    return same.length > 1 ? t("place", { kind: t(`kinds.${kind}`), number }) : t(`kinds.${kind}`);
  };
}

/** Everybody who comes, how far their details are, and the way to their link. */
export function TravellerList({ _id, links }: { _id: BookingId; links: Links }) {
  const { t } = useTranslation("guest-links");
  const nameOf = usePlaceNames(links.places);
  const give = useSend(giveGuestLink, [guestLinks.path]);
  const showFailure = useFailureToast();
  const [open, setOpen] = useState<number | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const shown = links.places.find(({ seat, link }) => seat === open && link !== null);
  const openLink = async ({ seat, link }: Place) => {
    if (link === null) {
      setBusy(seat);
      const made = await give.mutateAsync({ params: { _id }, body: { seat } }).then(() => true, showFailure);
      setBusy(null);
      if (made !== true) return;
    }
    setOpen(seat);
  };
  return (
    <Card as="section" padded={false} aria-labelledby="travellers">
      <h2 id="travellers" className={styles.heading}>
        {t("travellers")}
      </h2>
      <ul className={styles.places}>
        {links.places.map((place) => (
          <li key={place.seat} data-place={place.seat}>
            <span className={styles.who}>
              <b className="strong">
                <bdi>{nameOf(place)}</bdi>
              </b>
              {place.roomNo !== "" && <small>{t("room", { room: place.roomNo })}</small>}
            </span>
            <PlaceState place={place} />
            {links.isOpen && (
              <Button
                kind="outline"
                size="small"
                icon={place.link ? IconLink : IconMail}
                busy={busy === place.seat}
                aria-label={t(place.link ? "openLinkOf" : "askOf", { name: nameOf(place) })}
                onClick={() => void openLink(place)}
              >
                {t(place.link ? "openLink" : "ask")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown?.link && (
        <LinkDialog
          _id={_id}
          seat={shown.seat}
          link={shown.link}
          name={nameOf(shown)}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

const tones = { made: "neutral", sent: "info", opened: "info", filled: "success" } as const;

function PlaceState({ place: { done, link } }: { place: Place }) {
  const { t } = useTranslation("guest-links");
  return (
    <span className={styles.states}>
      {link && <Chip tone={tones[link.state]}>{t(`states.${link.state}`)}</Chip>}
      {link?.state !== "filled" && done && (
        <Chip tone="success" icon={IconCircleCheck}>
          {t("complete")}
        </Chip>
      )}
      {!done && <Chip tone="warning">{t("incomplete")}</Chip>}
    </span>
  );
}
