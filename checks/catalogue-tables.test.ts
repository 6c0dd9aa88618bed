import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { parts } from "../apps/api/src/modules/selling/catalogue-file/parts.ts";

/** Tables whose rows are in the file without being a part of their own. */
const within = {
  resort_setting: "settings",
  period: "prices",
  rate: "prices",
  rate_card: "prices",
  mail_text_version: "mailTexts: the newest words of each mail",
  stock: "events and promo packages: how many there are",
  stored_file: "pictures, beside the JSON",
} as const;

/** Tables that no catalogue's file holds, by the reason. */
const outside: Readonly<Record<string, readonly string[]>> = {
  "people, and how they come in": [
    "account",
    "member",
    "staff_user",
    "staff_recovery_code",
    "staff_invitation",
    "staff_passkey",
    "passkey_challenge",
    "owner_link",
    "session",
    "mail_link",
    "email_change",
    "person_preference",
    "bookmark",
    "travel_document",
    "travel_document_view",
    "loose_bytes",
    "data_export",
    "account_deletion",
    "notice",
    "notice_mark",
    "customer",
    "bank_details",
    "referral_code",
  ],
  "agreements with people": ["agent_contract", "influencer_package"],
  "what was booked, asked for and waited for": [
    "draft",
    "stay_hold",
    "room_night",
    "room_night_change",
    "housekeeping_room",
    "housekeeping_event",
    "presence",
    "room_closure",
    "room_fault",
    "room_act",
    "found_thing",
    "feedback",
    "feedback_answer",
    "feedback_room_type",
    "feedback_request",
    "review_score",
    "room_photo",
    "stock_claim",
    "booking",
    "booking_room",
    "booking_guest",
    "guest_entry",
    "guest_link",
    "booking_line",
    "charge_slip",
    "booking_charge",
    "booking_folio",
    "folio_share",
    "till_sale",
    "till_sale_line",
    "room_deposit",
    "booking_crossing",
    "passenger_weight",
    "sailing_crew",
    "boarding_act",
    "pick_up_act",
    "registration_card",
    "disrupted_crossing",
    "disrupted_sailing",
    "disruption",
    "kept_manifest",
    "harbour_details",
    "courtesy_hold",
    "discount_request",
    "stay_group",
    "group_booking",
    "group_entry",
    "group_fund",
    "group_paper",
    "group_paper_part",
    "booking_billed",
    "booking_add_on",
    "booking_note",
    "booking_version",
    "booking_event",
    "booking_transfer",
    "excluded_charge",
    "balance_reminder",
    "booking_enquiry",
    "enquiry_message",
    "wait_entry",
    "event_ticket",
    "bought_package",
  ],
  "money and its papers": [
    "payment",
    "offline_payment",
    "shift",
    "drawer_entry",
    "gateway_inbox",
    "refund",
    "needs_person",
    "wallet",
    "ledger_transaction",
    "ledger_entry",
    "ledger_seal",
    "ledger_check",
    "payout",
    "purchase",
    "purchase_paper",
    "invoice",
    "e_invoice_party",
    "document_counter",
    "commission",
    "dispute",
    "callback",
  ],
  "price lists of the till, which a resort keeps on their own page": ["outlet", "outlet_item"],
  "campaigns, which are sold or given while they last": ["promo_person", "voucher", "voucher_former_code"],
  "made of the catalogue, day by day": ["sailing", "vehicle_day", "add_on_day"],
  "facts of the day, and each deployment's own": [
    "currency_rate",
    "rate_import",
    "gateway_choice",
    "service_keys",
  ],
  "what is being worked on, and what was before": [
    "price_change",
    "price_plan",
    "price_version",
    "page_version",
    "page_address",
    "former_slug",
  ],
  "logs, counters and the machinery": [
    "audit_entry",
    "security_entry",
    "deleted_record",
    "saved_version",
    "idempotency_key",
    "import_progress",
    "catalogue_stamp",
    "rate_window",
    "referral_click",
  ],
};

type Table = { readonly name: string };
const tableName = Symbol.for("drizzle:Name");
const schema = join(import.meta.dirname, "../apps/api/src/db/schema");

async function tables(): Promise<Table[]> {
  const files = readdirSync(schema).filter((name) => name.endsWith(".ts"));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(schema, name)).href)));
  return modules
    .flatMap((module: object) => Object.values(module))
    .filter((value) => typeof value === "object" && value !== null && tableName in value)
    .map((table) => ({ name: String((table as Record<symbol, unknown>)[tableName]) }));
}

describe("the catalogue's file", () => {
  it("says of every table whether its rows are in it", async () => {
    const inFile = parts.map(({ table }) => String((table as unknown as Record<symbol, unknown>)[tableName]));
    const listed = [...inFile, ...Object.keys(within), ...Object.values(outside).flat()];
    const names = (await tables()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.toSorted()).toEqual([...new Set(names)].toSorted());
  });
});
