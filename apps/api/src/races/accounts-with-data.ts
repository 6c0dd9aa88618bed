import { addCustomerRoute } from "@pulau/contract/agents.ts";
import { createEnquiryRoute } from "@pulau/contract/enquiries.ts";
import { payEventRoute } from "@pulau/contract/events.ts";
import { payFromWalletRoute } from "@pulau/contract/payments.ts";
import { requestPayoutRoute } from "@pulau/contract/payouts.ts";
import { topUpRoute } from "@pulau/contract/wallet.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { makeContract } from "../modules/partners/agents/test-partner.ts";
import { makeLink } from "../modules/partners/referral/test-link.ts";
import { testPassword } from "../modules/people/accounts/test-people.ts";
import { guestsOf, makeEvent } from "../modules/selling/events/test-event.ts";
import { buyVouchers, cashPromo, once } from "../modules/selling/vouchers/test-vouchers.ts";
import type { Caller } from "./caller.ts";
import { mustHold, mustSubmit, stayOf } from "./guest.ts";
import { memberWithWallet } from "./members.ts";
import type { Stage } from "./one-server.ts";
import { all, staffCaller } from "./staff.ts";

/** An agency's or an influencer's account with money in its wallet, and its owner. */
export async function partnerOf(stage: Stage, kind: "agency" | "influencer") {
  const made = await memberWithWallet(stage, 100_000_00);
  await stage.base.pool.query("UPDATE account SET kind = $1 WHERE id = $2", [kind, made.accountId]);
  return made;
}

const bank = { accountName: "Mei Ling", bank: "maybank", bankName: "", swift: "MBBEMYKL" } as const;
const requestPayout = (member: Caller) =>
  member.must(
    requestPayoutRoute,
    { body: { amountSen: 25_000, ...bank, accountNumber: "512345678901", password: testPassword } },
    once(),
  );

/** A guest with a held stay, one that awaits its money, one that is paid, an enquiry, and all that costs money. */
export async function guestWithData(stage: Stage): Promise<AccountId> {
  const { member, accountId } = await memberWithWallet(stage, 100_000_00);
  await mustHold(member, stayOf(stage.resort, { inDays: 10 }));
  await mustSubmit(member, stayOf(stage.resort, { inDays: 20 }));
  const paid = await mustSubmit(member, stayOf(stage.resort, { inDays: 30 }));
  await member.must(payFromWalletRoute, { body: { bookingId: paid._id, part: "full" } }, once());
  await member.must(topUpRoute, { body: { amountSen: 20_000 } }, once());
  const payout = await requestPayout(member);
  const eventId = await makeEvent(stage.base.db, stage.resort, {});
  const places = await member.must(payEventRoute, { body: { eventId, guests: guestsOf(1) } }, once());
  await stage.jobs["fulfil-purchase"](places);
  const promo = await cashPromo((await staffCaller(stage, { posts: all })).desk);
  await buyVouchers(stage, member, { promoCodeId: promo._id });
  await member.must(createEnquiryRoute, {
    body: {
      name: "Aini",
      email: "aini@example.test",
      phone: "+60123456789",
      consent: true,
      origin: "fullyBooked",
      checkIn: addDays(stage.resort.from, 10),
      nights: 2,
      party: { adults: 2, childAges: [], nonMalaysians: 0 },
      packageId: stage.resort.packageId,
      optionId: stage.resort.optionId,
      roomTypeIds: [],
      message: "Near the beach",
    },
  });
  await stage.base.pool.query(
    `INSERT INTO stored_file (owner_id, name, media_type, bytes, storage_key, created_at)
     SELECT account_id, 'slip.png', 'image/png', 1, 'none', now() FROM payout WHERE id = $1`,
    [payout._id],
  );
  return accountId;
}

export async function agencyWithData(stage: Stage): Promise<AccountId> {
  const { member, accountId } = await partnerOf(stage, "agency");
  await makeContract(stage.base.db, accountId);
  await member.must(addCustomerRoute, { body: { name: "Tan Wei Jie" } });
  await mustSubmit(member, stayOf(stage.resort, { inDays: 40 }));
  await requestPayout(member);
  return accountId;
}

export async function influencerWithData(stage: Stage): Promise<AccountId> {
  const { member, accountId } = await partnerOf(stage, "influencer");
  await makeLink(stage.base.db, stage.resort, accountId);
  await mustSubmit(member, stayOf(stage.resort, { inDays: 50 }));
  await requestPayout(member);
  return accountId;
}
