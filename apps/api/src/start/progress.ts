const styled = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code: number) => (text: string) => (styled ? `\u001b[${code}m${text}\u001b[0m` : text);
const [bold, dim, red, green] = [paint(1), paint(2), paint(31), paint(32)];

/** Writes a line to the terminal. */
export const printLine = (line = ""): void => void process.stdout.write(`${line}\n`);

/** Writes a line that tells why the server can't go on. */
export const printError = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs a part of the start and says, when it is done, what it was and how long it took. */
export async function step<T>(done: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  printLine(`${green("✓")} ${done} ${dim(`${((performance.now() - begun) / 1000).toFixed(1)} s`)}`);
  return result;
}

/** A check of `npm run audit` with the first `most` lines of what it found. */
export function printCheck(
  { holds, ms, faults }: { holds: string; ms: number; faults: readonly string[] },
  most: number,
): void {
  const took = ms < 1000 ? "" : dim(` ${(ms / 1000).toFixed(1)} s`);
  printLine(faults.length === 0 ? `${green("✓")} ${holds}${took}` : `${red("✗")} ${bold(holds)}${took}`);
  for (const fault of faults.slice(0, most)) printLine(`    ${fault}`);
  if (faults.length > most) printLine(dim(`    and ${faults.length - most} more: add -- --all`));
}

type Where = {
  pages: string;
  calls: string;
  demo: boolean;
  staff: boolean;
  guests: boolean;
  ownerLink: string | null;
};

/** What a person does next: addresses, and in a demo who can sign in. */
export function printAddresses(places: Where): void {
  const line = (name: string, value: string) => printLine(`  ${name.padEnd(11)} ${bold(value)}`);
  printLine();
  if (places.guests) line("Portal", `${places.pages}/`);
  if (places.staff) line("Staff", `${places.pages}/staff/`);
  line("API", `${places.calls}/docs`);
  if (places.demo) sayDemoAccounts(places);
  if (places.ownerLink !== null) printOwnerLink(places.ownerLink);
  printLine();
  printLine(dim("  Ctrl-C stops everything."));
}

/** The one way in while nobody is of the staff. */
export function printOwnerLink(url: string): void {
  printLine();
  printLine("  There is no staff account yet. Create the first one, with all permissions, here:");
  printLine(`  ${bold(url)}`);
  printLine(dim("  It works once, for 24 hours. For a new link, which replaces this one: npm run owner"));
}

/** The way back in for an owner who lost their password. */
export function printOwnerPasswordLink(url: string): void {
  printLine();
  printLine(
    "  With this link the owner chooses a new password. It logs them out everywhere; a second step stays.",
  );
  printLine(`  ${bold(url)}`);
  printLine(dim("  It works once, for one hour."));
}

const demoPassword = "pulau-demo-2026";
const demoGuests = ["guest", "agent", "agent.staff", "viewer", "influencer"];
const demoStaff = ["admin", "manager", "frontdesk", "driver", "crew", "housekeeping", "bar"];

function sayDemoAccounts(places: Where): void {
  const mail = (name: string) => `${name}@demo.pulau.test`;
  printLine();
  printLine(`  Demo accounts, all with the password ${bold(demoPassword)}`);
  if (places.guests) printLine(`  ${"Portal".padEnd(11)} ${demoGuests.map(mail).join(", ")}`);
  if (places.staff) printLine(`  ${"Staff".padEnd(11)} ${demoStaff.map(mail).join(", ")}`);
}
