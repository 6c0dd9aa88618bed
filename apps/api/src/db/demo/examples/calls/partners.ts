import { agent, type Examples, fact, influencer, own, sealed } from "../example.ts";

/** What agencies and influencers are tried with. */
export const partnersCalls: Examples = {
  "PUT /api/agent-info/bank-details": own,
  "POST /api/agent/members": { body: { name: "Lim Hui Min", email: "huimin@example.com", role: "editor" } },
  "POST /api/agent/members/:_id/invite": { needs: "a member who has not joined yet" },
  "PUT /api/agent/members/:_id": { body: { role: "editor" } },
  "GET /api/influencer-package/:_id/:agentId": { params: { agentId: fact("influencer") } },
  "GET /api/influencer-package": influencer,
  "POST /api/referral-click": {
    body: { packageId: fact("influencerPackage"), influencerId: fact("influencer") },
  },
  "GET /api/social-share": { ...influencer, query: { packageId: fact("influencerPackage") } },
  "GET /api/commission/statement": agent,
  "GET /api/commission/statement/address": agent,
  "GET /api/wallet/commissions": agent,
  "GET /api/commission/statement/pdf": sealed,
  "GET /api/commission/statement/csv": sealed,
  "GET /admin/api/partner-statement/pdf": sealed,
  "GET /admin/api/partner-statement/csv": sealed,
  "POST /admin/api/partners": {
    body: {
      kind: "agency",
      accountName: "Lagoon Travel",
      owner: { name: "Siti Hajar", email: "siti.hajar@example.com", language: "my" },
    },
  },
  "POST /admin/api/partners/:_id/contracts": {
    body: {
      model: "commission",
      share: 1_200,
      payment: { kind: "payLater", withinDays: 14 },
      roomsUnpaid: 10,
      from: fact("checkIn"),
    },
  },
  "PUT /admin/api/partners/:_id/contracts/:contractId": {
    params: { contractId: fact("contract") },
    body: { activeStatus: true },
  },
  "PUT /admin/api/partners/:_id/links/:packageId": {
    params: { packageId: fact("influencerPackage") },
    body: { from: fact("today"), commission: 1_000 },
  },
};
