import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { z } from "zod";
import { BackLink } from "../../ui/back-link.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { CountdownRing } from "../../ui/countdown.tsx";
import { EntryGrid, type EntryValues } from "../../ui/entry-grid.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { FormConflict } from "../../ui/form-conflict.tsx";
import { FormFooter } from "../../ui/form-footer.tsx";
import { Brand } from "../../ui/logo.tsx";
import { DayText, MomentText, Money } from "../../ui/money-and-dates.tsx";
import { FormSkeleton, RowsSkeleton } from "../../ui/skeletons.tsx";
import { TextInput } from "../../ui/text-fields.tsx";
import { useForm } from "../../ui/use-form.ts";
import type { Conflict } from "../../ui/use-form-version.ts";
import { Held, Piece, wrong } from "./frame.tsx";

function Boat() {
  const form = useForm({
    schema: z.object({ name: z.string().min(1) }),
    initial: { name: "Ketam" },
    onSubmit: async () => undefined,
  });
  return (
    <form {...form.form}>
      <BackLink to="/">All boats</BackLink>
      <LinkButton to="/" kind="outline">
        Timetable
      </LinkButton>
      <TextInput label="Name" {...form.field("name")} />
      <FormFooter form={form} save="Save boat" />
      <FormFooter form={form} save="Save boat" readOnly="You can view boats only." />
    </form>
  );
}

/** Who leaves a form half done is asked, by the router. */
const router = createRouter({
  routeTree: createRootRoute({ component: Boat }),
  history: createMemoryHistory({ initialEntries: ["/"] }),
});

const conflict: Conflict = {
  facts: { by: "staff", name: "Farid", at: "2026-11-22T04:00:00Z" },
  theirs: ["note"],
  both: ["price"],
  sides: { price: "mine" },
  labels: { price: "Price", note: "Note" },
  take: () => undefined,
  takeAll: () => undefined,
};

export function Forms() {
  return (
    <Piece name="Forms">
      <RouterProvider router={router} />
      <FormConflict form={{ conflict }} />
      <FormSkeleton fields={[2]} />
      <RowsSkeleton rows={3} />
    </Piece>
  );
}

const guests: readonly EntryValues[] = [
  { name: "Aina", age: "30", halal: true, size: "m" },
  { name: "", age: "", halal: false, size: "" },
];

export function EntryTables() {
  return (
    <Piece name="Tables to type in">
      {[false, true].map((readOnly) => (
        <Held<readonly EntryValues[]> key={String(readOnly)} first={guests}>
          {(rows, set) => (
            <EntryGrid
              caption={readOnly ? "People, only read" : "People"}
              rowHead="Person"
              columns={[
                { key: "name", head: "Name", kind: "text" },
                { key: "age", head: "Age", kind: "number" },
                { key: "halal", head: "Halal", kind: "tick" },
                { key: "size", head: "Size", kind: "choice", choices: [{ value: "m", text: "Medium" }] },
              ]}
              groups={[
                {
                  key: "V-03",
                  head: "Villa V-03",
                  rows: rows.map((values, key) => ({
                    key,
                    values,
                    label: `Adult ${key + 1}`,
                    head: `Adult ${key + 1}`,
                  })),
                },
              ]}
              errors={{ 1: { name: wrong } }}
              readOnly={readOnly}
              onChange={(row, column, value) =>
                set(rows.with(row, { ...rows[row], [column]: value } as EntryValues))
              }
              onLeave={() => undefined}
              onPasteTable={() => undefined}
            />
          )}
        </Held>
      ))}
    </Piece>
  );
}

const file = { name: "rooms.csv", bytes: new Uint8Array([1]) };

export function Shown() {
  return (
    <Piece name="Shown">
      <Money sen={114_550} />
      <DayText day="2026-12-24" shape="weekday" />
      <MomentText moment="2026-11-22T04:00:00Z" />
      <CountdownRing seconds={102} of={120} />
      <CountdownRing seconds={20} of={120} />
      <Brand name="Teluk Biru Island Resort" shortName="Teluk Biru" />
      <FileButton text="Download CSV" underWay={(kB) => `${kB} kB`} get={async () => file} />
    </Piece>
  );
}
