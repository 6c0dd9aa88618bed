import type { ComponentProps } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Call } from "../../../../api/client.ts";
import { nobody } from "../../../../api/session.ts";
import { portalSide } from "../../../../api/side.ts";
import { BackendProvider } from "../../../../api/use-call.ts";
import { show } from "../../../../dev/browser-test.tsx";
import { HowToPay } from "./how-to-pay.tsx";
import { useWalletSen } from "./use-wallet-sen.ts";

const none = () => undefined;
const quote = { totalSen: 10_000, depositSen: 10_000, balanceDueOn: null };
const offered = { gateways: [], banks: [], bank: "", setBank: none, isKnown: true, onlyTransfer: false };
const Sen = () => <output>{String(useWalletSen())}</output>;

const person = { role: "editor" } as never;

/** Shows the ways to pay to who has a wallet, once it is heard whether wallets are on. */
const showWith = async (enabled: boolean) => {
  const answers = { "/api/wallet-setting": { enabled }, "/api/wallet": { balanceSen: 50_000 } };
  const call = vi.fn(async ({ path }: { path: keyof typeof answers }) => answers[path]);
  await show(
    <BackendProvider
      value={{ side: portalSide, call: call as unknown as Call, session: { ...nobody, state: () => person } }}
    >
      <HowToPay
        {...({ quote, offered } as unknown as Pick<ComponentProps<typeof HowToPay>, "quote" | "offered">)}
        part="full"
        way="wallet"
        paysSen={10_000}
        share={null}
        laterDays={null}
        onPart={none}
        onWay={none}
        onShare={none}
      />
      <Sen />
    </BackendProvider>,
    { speaks: ["booking", "price", "paying"] },
  );
  await expect.poll(() => call.mock.calls.map(([{ path }]) => path)).toContain("/api/wallet-setting");
};
const sen = (text: string) => page.getByText(text, { exact: true });
const ownWallet = page.getByRole("radio", { name: /^Your wallet/ });

it("offers the wallet of who has one", async () => {
  await showWith(true);
  await expect.element(ownWallet).toBeEnabled();
  await expect.element(sen("50000")).toBeVisible();
});

it("offers no wallet where staff have switched wallets off", async () => {
  await showWith(false);
  await new Promise((done) => setTimeout(done, 100));
  await expect.element(ownWallet).not.toBeInTheDocument();
  await expect.element(sen("null")).toBeVisible();
});
