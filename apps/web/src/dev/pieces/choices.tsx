import { Checkbox, Switch } from "../../ui/choice-fields.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { DateRangeField, type DayRange } from "../../ui/date-range-field.tsx";
import { RadioCards, Segmented } from "../../ui/segmented.tsx";
import { TimeField } from "../../ui/time-field.tsx";
import { Held, Piece, wrong } from "./frame.tsx";

export function Dates() {
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
          const control = { fromLabel: "From", toLabel: "To", value, onChange: set };
          return (
            <>
              <DateRangeField label="Range" hint="Both days included." {...control} />
              <DateRangeField label="Wrong range" error={wrong} {...control} />
              <DateRangeField label="Disabled range" disabled {...control} />
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

export function Times() {
  return (
    <Piece name="Times">
      <Held first="19:30">
        {(value, set) => (
          <>
            <TimeField label="Time" value={value} onChange={set} hint="By the resort’s clock." />
            <TimeField label="Wrong time" value={value} onChange={set} error={wrong} />
            <TimeField label="Disabled time" value={value} onChange={set} disabled />
          </>
        )}
      </Held>
      <Held first="">
        {(value, set) => <TimeField label="Empty time" optional value={value} onChange={set} />}
      </Held>
    </Piece>
  );
}

export function Choices() {
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
