import { IconBed, IconCheck, IconPencil, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { CallFailure } from "../api/call-failure.ts";
import { type Language, languages, nameOf } from "../i18n/language.ts";
import { RowsTable } from "../listing/rows-table.tsx";
import { AmountInput, PercentInput } from "../ui/amount-input.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Chip, CountBadge } from "../ui/chip.tsx";
import { Checkbox, Switch } from "../ui/choice-fields.tsx";
import { ComboField } from "../ui/combo-field.tsx";
import { countryWords } from "../ui/country-words.ts";
import { DateField } from "../ui/date-field.tsx";
import { DateRangeField, type DayRange } from "../ui/date-range-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Dropdown } from "../ui/dropdown.tsx";
import { Menu } from "../ui/menu.tsx";
import { moved } from "../ui/moved.ts";
import { NumberField } from "../ui/number-field.tsx";
import { NumberInput } from "../ui/number-input.tsx";
import { PasswordInput } from "../ui/password-input.tsx";
import { Reorder, ReorderHandle } from "../ui/reorder.tsx";
import { SearchBox } from "../ui/search-box.tsx";
import { RadioCards, Segmented } from "../ui/segmented.tsx";
import { EmptyState, ErrorState } from "../ui/states.tsx";
import { Avatar, Card, Notice, Progress } from "../ui/surfaces.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Select, Textarea, TextInput } from "../ui/text-fields.tsx";
import { useToast } from "../ui/toast.tsx";
import { Tooltips } from "../ui/tooltips.tsx";
import { useChangeLanguage } from "../ui/use-change-language.ts";
import { useLanguage } from "../ui/use-language.ts";
import { Skeleton } from "../ui/waiting.tsx";
import styles from "./all-pieces.module.css";

const kinds = ["filled", "outline", "soft", "plain", "danger", "dangerFilled"] as const;
const tones = [
  "neutral",
  "success",
  "info",
  "warning",
  "danger",
  "primary",
  "accent",
  "solid",
  "dashed",
] as const;
const wrong = "Check this value.";

function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.piece} aria-label={name}>
      <h2 className="display">{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** A value of its own for a control that wants one from outside. */
function Held<V>({
  first,
  children,
}: {
  first: V;
  children: (value: V, set: (next: V) => void) => ReactNode;
}) {
  const [value, set] = useState(first);
  return children(value, set);
}

function Buttons() {
  return (
    <Piece name="Button">
      {kinds.map((kind) => (
        <Button key={kind} kind={kind} icon={IconCheck}>
          {kind}
        </Button>
      ))}
      <Button size="small">small</Button>
      <Button size="large">large</Button>
      <Button busy>busy</Button>
      <Button disabled>disabled</Button>
      <IconButton icon={IconPencil} label="Edit" />
      <IconButton icon={IconTrash} label="Delete" bordered />
      <IconButton icon={IconTrash} label="Delete, disabled" bordered disabled />
    </Piece>
  );
}

function TextFields() {
  return (
    <Piece name="Text fields">
      <Held first="Villa Senja">
        {(value, set) => (
          <>
            <TextInput label="Name" hint="As guests see it." value={value} onChange={set} />
            <TextInput label="Wrong" error={wrong} value={value} onChange={set} />
            <TextInput label="Disabled" disabled value={value} onChange={set} />
            <TextInput label="Not needed" optional value="" onChange={set} />
            <Textarea label="Text" most={80} value={value} onChange={set} />
            <PasswordInput label="Password" autoComplete="new-password" value={value} onChange={set} />
          </>
        )}
      </Held>
      <Held first="b">
        {(value, set) => (
          <Select
            label="Choice"
            value={value}
            onChange={set}
            choices={[
              { value: "a", text: "Twin sharing" },
              { value: "b", text: "Triple sharing" },
              { value: "c", text: "Sold out", disabled: true },
            ]}
          />
        )}
      </Held>
    </Piece>
  );
}

const codes = "AR AU BN CI CN DE FR GB ID IN JP MY SG TH US VN".split(" ");

function Combos() {
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const choices = codes.map((value) => ({
    value,
    text: names.of(value) ?? value,
    also: countryWords(value),
  }));
  return (
    <Piece name="Lists to search">
      <Held first="MY">
        {(value, set) => (
          <>
            <ComboField
              label="Country"
              hint="Type part of a name."
              choices={choices}
              value={value}
              onChange={set}
            />
            <ComboField label="Wrong country" error={wrong} choices={choices} value={value} onChange={set} />
            <ComboField label="Disabled country" disabled choices={choices} value={value} onChange={set} />
          </>
        )}
      </Held>
      <Held first="">
        {(value, set) => (
          <ComboField
            label="Any country"
            empty="Any"
            optional
            choices={choices}
            value={value}
            onChange={set}
          />
        )}
      </Held>
    </Piece>
  );
}

function Orders() {
  return (
    <Piece name="Order">
      {[false, true].map((still) => (
        <Held<readonly { name: string }[]>
          key={String(still)}
          first={[{ name: "Garden Room" }, { name: "Beach Chalet" }, { name: "Family Villa" }]}
        >
          {(items, set) => {
            const move = (from: number, to: number) => set(moved(items, from, to));
            return (
              <Reorder
                label={still ? "Order, not to be changed" : "Order"}
                items={items}
                idOf={({ name }) => name}
                textOf={({ name }) => name}
                onMove={move}
                still={still}
              >
                {({ name }, place) => (
                  <span className={styles.row}>
                    {!still && <ReorderHandle label={`Move ${name}`} place={place} onMove={move} />}
                    {place + 1}. {name}
                  </span>
                )}
              </Reorder>
            );
          }}
        </Held>
      ))}
    </Piece>
  );
}

function Numbers() {
  return (
    <Piece name="Numbers">
      <Held<number | string | null> first={114550}>
        {(value, set) => <AmountInput label="Amount (RM)" value={value} onChange={set} />}
      </Held>
      <Held<number | string | null> first={1250}>
        {(value, set) => <PercentInput label="Share (%)" value={value} onChange={set} error={wrong} />}
      </Held>
      <Held first={2}>
        {(value, set) => (
          <NumberField label="Adults" hint="From 12 years" value={value} most={4} onChange={set} />
        )}
      </Held>
      <Held first="14">
        {(value, set) => (
          <NumberInput label="Days" hint="In a form." most={30} value={value} onChange={set} />
        )}
      </Held>
    </Piece>
  );
}

function Dates() {
  return (
    <Piece name="Dates">
      <Held first="2026-12-24">
        {(value, set) => (
          <>
            <DateField label="Date" value={value} onChange={set} hint="Typed or picked." />
            <DateField
              label="Between two dates"
              value={value}
              onChange={set}
              min="2026-12-10"
              max="2027-01-10"
            />
            <DateField label="Wrong date" value={value} onChange={set} error={wrong} />
            <DateField label="Disabled date" value={value} onChange={set} disabled />
          </>
        )}
      </Held>
      <Held<DayRange> first={{ from: "2026-12-24", to: "2026-12-27" }}>
        {(value, set) => {
          const told = { fromLabel: "From", toLabel: "To", value, onChange: set };
          return (
            <>
              <DateRangeField label="Range" hint="Both days included." {...told} />
              <DateRangeField label="Wrong range" error={wrong} {...told} />
              <DateRangeField label="Disabled range" disabled {...told} />
            </>
          );
        }}
      </Held>
      <Held first="">
        {(value, set) => <DateField label="Empty" optional value={value} onChange={set} />}
      </Held>
    </Piece>
  );
}

function Choices() {
  return (
    <Piece name="Choices">
      <Held<boolean> first>
        {(value, set) => (
          <>
            <Checkbox label="Ticked" checked={value} onChange={set} />
            <Checkbox label="Wrong" checked={false} onChange={set} error={wrong} />
            <Checkbox label="Disabled" checked={value} onChange={set} disabled />
            <Switch label="Switch" checked={value} onChange={set} />
            <Switch label="Switch, disabled" checked={value} onChange={set} disabled />
          </>
        )}
      </Held>
      <Held<"cash" | "card" | "bank"> first="cash">
        {(value, set) => (
          <>
            <Segmented
              label="Payment method"
              value={value}
              onChange={set}
              choices={[
                { value: "cash", text: "Cash" },
                { value: "card", text: "Card" },
                { value: "bank", text: "Transfer", disabled: true },
              ]}
            />
            <RadioCards
              label="Refund to"
              value={value}
              onChange={set}
              choices={[
                { value: "cash", text: "Cash", detail: "At the desk." },
                { value: "card", text: "Card", detail: "In three to five days.", end: <b>RM 120.00</b> },
                { value: "bank", text: "Transfer", disabled: true },
              ]}
            />
          </>
        )}
      </Held>
    </Piece>
  );
}

function Overlays() {
  const toast = useToast();
  return (
    <Piece name="Overlays">
      {(["normal", "wide", "panel"] as const).map((size) => (
        <Held key={size} first={false}>
          {(open, set) => (
            <>
              <Button kind="outline" onClick={() => set(true)}>
                Dialog, {size}
              </Button>
              <Dialog
                open={open}
                onClose={() => set(false)}
                size={size}
                title="Change the stay"
                acts={
                  <>
                    <Button kind="plain" onClick={() => set(false)}>
                      Keep
                    </Button>
                    <Button onClick={() => set(false)}>Change</Button>
                  </>
                }
              >
                <Held first="2026-12-24">
                  {(day, setDay) => <DateField label="Arrival" value={day} onChange={setDay} />}
                </Held>
              </Dialog>
            </>
          )}
        </Held>
      ))}
      <Dropdown
        align="start"
        trigger={(props) => (
          <Button kind="outline" {...props}>
            Dropdown
          </Button>
        )}
      >
        {(close) => (
          <Button kind="soft" wide onClick={close}>
            Done
          </Button>
        )}
      </Dropdown>
      <Menu
        align="start"
        trigger={(props) => (
          <Button kind="outline" {...props}>
            Menu
          </Button>
        )}
        entries={[
          { id: "edit", text: "Edit", icon: IconPencil },
          { id: "copy", text: "Copy", disabled: true },
          { id: "delete", text: "Delete", icon: IconTrash, tone: "danger" },
        ]}
      />
      <Button kind="outline" onClick={() => toast({ tone: "success", text: "Saved." })}>
        Toast
      </Button>
      <Button kind="outline" onClick={() => toast({ text: "Row deleted.", undo: () => undefined })}>
        Toast with undo
      </Button>
      <Button kind="outline" onClick={() => toast({ tone: "danger", text: "Not saved. Try again." })}>
        Toast of a failure
      </Button>
    </Piece>
  );
}

function Surfaces() {
  return (
    <Piece name="Surfaces">
      {(["info", "primary", "warning", "danger", "success"] as const).map((tone) => (
        <Notice key={tone} tone={tone} title={`Notice, ${tone}`}>
          Your rooms are kept until 11:12.
        </Notice>
      ))}
      <Card>A card</Card>
      <Progress percent={40} label="Rooms set up" />
      <Avatar name="Aisha binti Rahman" />
      {tones.map((tone) => (
        <Chip key={tone} tone={tone} icon={IconBed}>
          {tone}
        </Chip>
      ))}
      <CountBadge count={12} />
      <Skeleton height={44} width={220} />
      <EmptyState picture="jungle-trail" title="No bookings yet" act={<Button>Find a stay</Button>}>
        They will be here.
      </EmptyState>
      <ErrorState error={new CallFailure("OFFLINE")} retry={() => undefined} />
    </Piece>
  );
}

const rows = [
  { code: "V-01", name: "Villa Senja", price: "RM 1,145.50" },
  { code: "V-02", name: "Villa Fajar", price: "RM 980.00" },
];

function Lists() {
  return (
    <Piece name="Lists">
      <Held first="">
        {(q, set) => (
          <SearchBox
            q={q}
            label="Search rooms"
            placeholder="Room or guest"
            clearLabel="Clear"
            onSearch={set}
          />
        )}
      </Held>
      <Held<"all" | "open"> first="all">
        {(value, set) => (
          <div>
            <Tabs
              label="Bookings"
              value={value}
              onChange={set}
              tabs={[
                { value: "all", text: "All", count: 28 },
                { value: "open", text: "Open", count: 3 },
              ]}
            >
              <RowsTable
                caption="Rooms"
                rows={rows}
                rowKey={({ code }) => code}
                marked={({ code }) => code === "V-02"}
                columns={[
                  { key: "code", head: "Room", cell: ({ code }) => code },
                  { key: "name", head: "Name", cell: ({ name }) => name },
                  { key: "price", head: "Price", end: true, cell: ({ price }) => price },
                ]}
              />
            </Tabs>
          </div>
        )}
      </Held>
    </Piece>
  );
}

const change = (name: "dir" | "theme", value: string): void => {
  if (name === "dir") document.documentElement.dir = value;
  else document.documentElement.dataset.theme = value;
};

/** Language, direction, mode and density of the whole page. */
function Switches() {
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const [dir, setDir] = useState<"ltr" | "rtl">("ltr");
  const [mode, setMode] = useState<"light" | "dark">("light");
  const [density, setDensity] = useState<"guests" | "staff">("guests");
  return (
    <header className={styles.switches}>
      <Segmented<Language>
        label="Language"
        value={language}
        onChange={changeLanguage}
        choices={languages.map((code) => ({ value: code, text: nameOf[code] }))}
      />
      <Segmented
        label="Direction"
        value={dir}
        onChange={(next) => {
          setDir(next);
          change("dir", next);
        }}
        choices={[
          { value: "ltr", text: "Left to right" },
          { value: "rtl", text: "Right to left" },
        ]}
      />
      <Segmented
        label="Mode"
        value={mode}
        onChange={(next) => {
          setMode(next);
          change("theme", next);
        }}
        choices={[
          { value: "light", text: "Light" },
          { value: "dark", text: "Dark" },
        ]}
      />
      <Segmented
        label="Density"
        value={density}
        onChange={(next) => {
          setDensity(next);
          document.documentElement.toggleAttribute("data-density", next === "staff");
          if (next === "staff") document.documentElement.dataset.density = "staff";
        }}
        choices={[
          { value: "guests", text: "Guests" },
          { value: "staff", text: "Staff" },
        ]}
      />
    </header>
  );
}

/** All pieces in all states, for who writes them: `/dev/pieces` while `npm run dev` runs. */
export function Pieces() {
  return (
    <div className={styles.page} id="main" tabIndex={-1}>
      <Tooltips />
      <h1 className="display">Pieces</h1>
      <Switches />
      <Buttons />
      <TextFields />
      <Combos />
      <Numbers />
      <Orders />
      <Dates />
      <Choices />
      <Overlays />
      <Lists />
      <Surfaces />
    </div>
  );
}
