import { Profiler, useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { z } from "zod";
import { CallFailure } from "../api/call-failure.ts";
import { emulatePlain, expectNoFaults, expectStill, show } from "../dev/browser-test.tsx";
import { TextInput } from "./text-fields.tsx";
import { useForm } from "./use-form.ts";

type Boat = { name: string; crew: string };
type StoredBoat = { readonly values: Boat; readonly version: number };

/** A server of one thing that is saved whole, and a page over it that reads anew after each save. */
function Harbour({ server, fromElsewhere }: { server: { kept: StoredBoat }; fromElsewhere: Boat }) {
  const [kept, setKept] = useState(server.kept);
  const save = (values: Boat, version: number) => {
    if (version !== server.kept.version) throw new CallFailure("CHANGED_SINCE");
    server.kept = { values: { ...values, name: values.name.trim() }, version: version + 1 };
  };
  const form = useForm({
    schema: z.object({ name: z.string(), crew: z.string() }),
    initial: kept.values,
    versioned: { version: kept.version, latest: async () => server.kept },
    onSubmit: async (values, { ifMatch }) => {
      await new Promise((done) => setTimeout(done, 50));
      save(values, Number(ifMatch));
      setKept(server.kept);
    },
  });
  return (
    <form {...form.form}>
      <TextInput label="Name" {...form.field("name")} />
      <TextInput label="Crew" {...form.field("crew")} />
      <button type="submit">Save</button>
      <button
        type="button"
        onClick={() => {
          form.set("crew", "Four hands");
          void form.submit();
        }}
      >
        Add crew
      </button>
      <button
        type="button"
        onClick={() => {
          save(fromElsewhere, server.kept.version);
          setKept(server.kept);
        }}
      >
        Elsewhere
      </button>
      <output data-testid="standing">
        {form.conflict ? "conflict" : form.busy ? "busy" : form.dirty ? "typed" : "settled"}
      </output>
    </form>
  );
}

const press = (name: string) => userEvent.click(page.getByRole("button", { name }));
const name = page.getByLabelText("Name");
const standing = page.getByTestId("standing");
const harbour = async (around: Parameters<typeof show>[1] = {}) => {
  const server = { kept: { values: { name: "Ketam", crew: "" }, version: 1 } as StoredBoat };
  await show(<Harbour server={server} fromElsewhere={{ name: "Sotong", crew: "Two" }} />, around);
  return server;
};

it("never meets its own act, however soon it is saved again", async () => {
  const server = await harbour();
  await press("Add crew");
  await press("Save");
  await expect.element(standing).toHaveTextContent("settled");
  await press("Save");
  await press("Add crew");
  await userEvent.fill(name, " Ketam II ");
  await expect.element(standing).toHaveTextContent("typed");
  await expect.element(name).toHaveValue(" Ketam II ");
  await press("Save");
  await expect.element(standing).toHaveTextContent("settled");
  // As it was saved.
  await expect.element(name).toHaveValue("Ketam II");
  expect(server.kept.values).toEqual({ name: "Ketam II", crew: "Four hands" });
});

it("shows what somebody else saved while nothing is typed, and saves upon it", async () => {
  const server = await harbour();
  await press("Elsewhere");
  await expect.element(name).toHaveValue("Sotong");
  await press("Add crew");
  await expect.element(standing).toHaveTextContent("settled");
  expect(server.kept.values).toEqual({ name: "Sotong", crew: "Four hands" });
});

it("keeps what is typed when somebody else saves, and asks when it is saved", async () => {
  await harbour();
  await userEvent.fill(name, "Ketam II");
  await press("Elsewhere");
  await expect.element(name).toHaveValue("Ketam II");
  await press("Save");
  await expect.element(standing).toHaveTextContent("conflict");
  await expect.element(name).toHaveValue("Ketam II");
  await expect.element(page.getByLabelText("Crew")).toHaveValue("Two");
});

it("is sent by Enter, mirrored, in forced colours and without motion", async () => {
  await emulatePlain();
  const server = await harbour({ dir: "rtl" });
  name.element().focus();
  await userEvent.tab();
  await expect.element(page.getByLabelText("Crew")).toHaveFocus();
  await userEvent.keyboard("Four hands{Enter}");
  await expect.element(standing).toHaveTextContent("settled");
  expect(server.kept.values).toEqual({ name: "Ketam", crew: "Four hands" });
  expect(getComputedStyle(name.element()).borderTopStyle).toBe("solid");
  expectStill();
  await expectNoFaults();
});

/** A postcode that fills its town: two places are set in one moment. */
function Town() {
  const form = useForm({
    schema: z.object({ code: z.string().min(1, "required"), town: z.string().min(1, "required") }),
    initial: { code: "", town: "" },
    onSubmit: () => undefined,
  });
  return (
    <form {...form.form}>
      <TextInput label="Code" {...form.field("code")} />
      <TextInput label="Town" {...form.field("town")} />
      <button type="submit">Save</button>
      <button
        type="button"
        onClick={() => {
          form.set("code", "50450");
          form.set("town", "Kuala Lumpur");
        }}
      >
        Fill in
      </button>
    </form>
  );
}

it("takes away the mistakes of all places that are set in one moment", async () => {
  await show(<Town />);
  await press("Save");
  await expect.element(page.getByLabelText("Code")).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByLabelText("Town")).toHaveAttribute("aria-invalid", "true");
  await press("Fill in");
  await expect.element(page.getByLabelText("Code")).not.toHaveAttribute("aria-invalid");
  await expect.element(page.getByLabelText("Town")).not.toHaveAttribute("aria-invalid");
});

it("is not drawn anew for a field that is left as it should be", async () => {
  const onRender = vi.fn();
  await show(
    <Profiler id="town" onRender={onRender}>
      <Town />
    </Profiler>,
  );
  await userEvent.fill(page.getByLabelText("Code"), "50450");
  onRender.mockClear();
  await userEvent.tab();
  await expect.element(page.getByLabelText("Town")).toHaveFocus();
  expect(onRender).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(page.getByLabelText("Town")).toHaveAttribute("aria-invalid", "true");
  expect(onRender).toHaveBeenCalled();
});

const ketam = { name: "Ketam", crew: "" };

/** A server that does what it is asked, and whose answers are lost while nobody is reached. */
function Lossy({ keys, boats }: { keys: (string | undefined)[]; boats: Boat[] }) {
  const [lost, setLost] = useState(true);
  const [read, setRead] = useState({ values: ketam, version: 1 });
  const now = () => ({ values: boats.at(-1) ?? ketam, version: 1 + boats.length });
  const form = useForm({
    schema: z.object({ name: z.string(), crew: z.string() }),
    initial: read.values,
    versioned: { version: read.version, latest: async () => now() },
    onSubmit: async (values, { ifMatch, idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (Number(ifMatch) !== 1 + boats.length) throw new CallFailure("CHANGED_SINCE");
      boats.push(values);
      if (lost) throw new CallFailure("OFFLINE");
      setRead(now());
    },
  });
  return (
    <form {...form.form}>
      <TextInput label="Name" {...form.field("name")} />
      <button type="submit">Save</button>
      <button type="button" onClick={() => setLost(false)}>
        Reach
      </button>
      <output data-testid="standing">
        {form.failure ? "failed" : form.conflict ? "conflict" : form.dirty ? "typed" : "settled"}
      </output>
    </form>
  );
}

it("keeps what was typed where the answer was lost, and knows its own save when it is sent again", async () => {
  const [keys, boats]: [string[], Boat[]] = [[], []];
  await show(<Lossy keys={keys} boats={boats} />);
  await userEvent.fill(name, "Sotong");
  await press("Save");
  await expect.element(standing).toHaveTextContent("failed");
  await expect.element(name).toHaveValue("Sotong");
  await press("Reach");
  await press("Save");
  await expect.element(standing).toHaveTextContent("settled");
  expect(boats.map(({ name }) => name)).toEqual(["Sotong", "Sotong"]);
  // The same wish until it was answered, and that it was taken already is an answer.
  expect(keys[1]).toBe(keys[0]);
  await userEvent.fill(name, "Kerang");
  await press("Save");
  await expect.element(standing).toHaveTextContent("settled");
  expect(boats.at(-1)?.name).toBe("Kerang");
  expect(keys.indexOf(keys.at(-1) ?? "")).toBe(keys.length - 1);
});
