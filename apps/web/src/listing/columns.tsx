import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { ReactNode } from "react";
import { Chip, type ChipTone } from "../ui/chip.tsx";
import type { IconShape } from "../ui/icon.tsx";
import { DayText, MomentText, Money } from "../ui/money-and-dates.tsx";
import { CellNote, type ListColumn } from "./column.tsx";

type More<Row> = Omit<ListColumn<Row>, "key" | "head" | "cell"> & {
  /** The cell's second line; none where it is empty. */
  readonly note?: (row: Row) => ReactNode;
  /** Its first line stands out. */
  readonly strong?: boolean;
};

const isEmpty = (node: ReactNode): boolean =>
  node === null || node === undefined || node === false || node === "";

/** A column of whatever `cell` draws, with a second line where the row has one. */
export function column<Row>(
  key: string,
  head: string,
  cell: (row: Row) => ReactNode,
  { note, strong, ...more }: More<Row> = {},
): ListColumn<Row> {
  return {
    key,
    head,
    ...more,
    cell: (row) => <Lines first={cell(row)} note={note?.(row)} strong={strong} />,
  };
}

type LinesProps = { first: ReactNode; note: ReactNode; strong: boolean | undefined };

function Lines({ first, note, strong }: LinesProps) {
  return (
    <>
      {strong && !isEmpty(first) ? <b className="strong">{first}</b> : first}
      {!isEmpty(note) && <CellNote>{note}</CellNote>}
    </>
  );
}

/** A column of counts, at the end side. */
export const countColumn = <Row,>(
  key: string,
  head: string,
  count: (row: Row) => ReactNode,
  more?: More<Row>,
): ListColumn<Row> => column(key, head, count, { end: true, ...more });

/** A column of sums in sen, at the end side; empty where a row has none. */
export const moneyColumn = <Row,>(
  key: string,
  head: string,
  senOf: (row: Row) => Sen | null,
  more?: More<Row>,
): ListColumn<Row> => {
  const cell = (row: Row) => {
    const sen = senOf(row);
    return sen !== null && <Money sen={sen} />;
  };
  return column(key, head, cell, { end: true, ...more });
};

/** A column of days; empty where a row has none. */
export const dayColumn = <Row,>(
  key: string,
  head: string,
  dayOf: (row: Row) => Day | null,
  more?: More<Row>,
): ListColumn<Row> => {
  const cell = (row: Row) => {
    const day = dayOf(row);
    return day !== null && <DayText day={day} />;
  };
  return column(key, head, cell, more);
};

/** A column of moments; a dash where a row has none. Pressed for the first time, the newest come first. */
export const momentColumn = <Row,>(
  key: string,
  head: string,
  momentOf: (row: Row) => string | null,
  more?: More<Row>,
): ListColumn<Row> => {
  const cell = (row: Row) => {
    const moment = momentOf(row);
    return moment === null ? "–" : <MomentText moment={moment} />;
  };
  return column(key, head, cell, { falling: true, ...more });
};

type State = { readonly text: ReactNode; readonly tone?: ChipTone; readonly icon?: IconShape };

/** A column of a state as a chip; it stands beside the name in a card. */
export const stateColumn = <Row,>(
  key: string,
  head: string,
  stateOf: (row: Row) => State,
  more?: More<Row>,
): ListColumn<Row> => {
  const cell = (row: Row) => {
    const { text, ...face } = stateOf(row);
    return <Chip {...face}>{text}</Chip>;
  };
  return column(key, head, cell, { card: "state", ...more });
};

/** A column of buttons at the end side, and below all else in a card. */
export const actColumn = <Row,>(key: string, head: string, acts: (row: Row) => ReactNode): ListColumn<Row> =>
  column(key, head, acts, { end: true, card: "acts" });
