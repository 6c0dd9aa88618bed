import { mostInRoom } from "@pulau/contract/groups.ts";
import { groupPayers } from "@pulau/domain/groups/group-moves.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { IconPlus, IconTrash } from "../../../ui/icons/index.ts";
import { NumberInput } from "../../../ui/number-input.tsx";
import { Select, TextInput } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { GroupDetail } from "./calls.ts";
import styles from "./groups.module.css";
import type { NameForm } from "./use-name-form.ts";

type Props = { readonly at: number; readonly form: NameForm; readonly block: GroupDetail["block"] };

function GuestNames({ at, form, block }: Props) {
  const { t } = useTranslation("groups");
  const room = form.values.rooms[at];
  if (room === undefined) return null;
  const sleeps = block.find(({ roomTypeId }) => roomTypeId === room.roomTypeId)?.mostPersons ?? mostInRoom;
  // Infants need no bed.
  const most = Math.min(mostInRoom, sleeps + 2);
  const put = (guests: typeof room.guests) => form.set(`rooms.${at}.guests`, guests);
  return (
    <>
      {room.guests.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a guest has no name yet but their place
        <div key={i} className={styles.line}>
          <TextInput
            label={t("naming.guest", { count: i + 1 })}
            maxLength={120}
            autoComplete="off"
            {...form.field(`rooms.${at}.guests.${i}.name`)}
          />
          <NumberInput label={t("naming.age")} optional {...form.number(`rooms.${at}.guests.${i}.age`)} />
          <IconButton
            icon={IconTrash}
            label={t("naming.removeGuest", { count: i + 1 })}
            disabled={room.guests.length === 1}
            onClick={() => put(room.guests.filter((_, place) => place !== i))}
          />
        </div>
      ))}
      <Button
        kind="outline"
        size="small"
        icon={IconPlus}
        disabled={room.guests.length >= most}
        onClick={() => put([...room.guests, { name: "", age: null }])}
      >
        {t("naming.addGuest")}
      </Button>
      <p className="hint">{t("naming.ageHint")}</p>
    </>
  );
}

/** One room to name: its type, who sleeps there, and who pays. */
export function NamedRoomFields({ at, form, block }: Props) {
  const { t } = useTranslation("groups");
  const { say } = useLanguage();
  const { rooms } = form.values;
  const path = `rooms.${at}`;
  const choices = block
    .filter(({ left }) => left > 0)
    .map(({ roomTypeId, name, left }) => ({
      value: roomTypeId as string,
      text: t("naming.typeLeft", { name: say(name), count: left }),
    }));
  return (
    <section className={styles.room} aria-label={t("naming.room", { count: at + 1 })}>
      <header>
        <b className="strong">{t("naming.room", { count: at + 1 })}</b>
        <IconButton
          icon={IconTrash}
          label={t("naming.removeRoom", { count: at + 1 })}
          disabled={rooms.length === 1}
          onClick={() =>
            form.set(
              "rooms",
              rooms.filter((_, place) => place !== at),
            )
          }
        />
      </header>
      <Select label={t("form.roomType")} choices={choices} {...form.field(`${path}.roomTypeId`)} />
      <GuestNames at={at} form={form} block={block} />
      <div className={styles.pair}>
        <NumberInput label={t("naming.nonMalaysians")} {...form.number(`${path}.nonMalaysians`)} />
        <Select
          label={t("naming.payer")}
          choices={groupPayers.map((value) => ({ value, text: t(`payers.${value}`) }))}
          {...form.field(`${path}.payer`)}
        />
      </div>
      {rooms[at]?.payer === "own" && (
        <div className={styles.pair}>
          <TextInput label={t("form.email")} type="email" {...form.field(`${path}.email`)} />
          <TextInput label={t("form.mobile")} type="tel" {...form.field(`${path}.mobile`)} />
        </div>
      )}
    </section>
  );
}
