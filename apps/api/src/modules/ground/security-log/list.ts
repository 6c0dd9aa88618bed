import { type SecurityEntry, securityLogRoute } from "@pulau/contract/security-log.ts";
import { ok } from "@pulau/domain/result.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { equals } from "../../../listing/filter.ts";
import { type ListRequest, mountList } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";
import type { Module } from "../../../module.ts";
import { loadSettings } from "../resort/public.ts";

/** Who came in, who was refused, and who did what needs watching, for staff with the right. */
export const securityLogModule: Module = (app, { db }) => {
  mountList(app, securityLogRoute, async ({ query }) =>
    ok(logEntries({ ...query, timeZone: (await loadSettings(db)).timeZone })),
  );
};

type Filters = ListRequest<typeof securityLogRoute>["query"] & { readonly timeZone: string };

const kindCell = statesOf("security-log:kinds", {
  ownerMade: { en: "First account created", my: "Akaun pertama didaftarkan", cn: "首个账户已创建" },
  signedIn: { en: "Logged in", my: "Log masuk", cn: "登录" },
  signInRefused: { en: "Sign-in refused", my: "Log masuk ditolak", cn: "登录被拒绝" },
  signedOut: { en: "Logged out", my: "Log keluar", cn: "退出登录" },
  sessionEnded: { en: "Session ended", my: "Sesi ditamatkan", cn: "会话已结束" },
  sessionCopied: { en: "Session copied", my: "Sesi disalin", cn: "会话被复制" },
  rightRefused: { en: "Not allowed", my: "Tidak dibenarkan", cn: "没有权限" },
  passwordRefused: { en: "Wrong password", my: "Kata laluan salah", cn: "密码错误" },
  passwordChanged: { en: "Password changed", my: "Kata laluan ditukar", cn: "密码已修改" },
  twoStepChanged: {
    en: "Two-step sign-in changed",
    my: "Log masuk dua langkah ditukar",
    cn: "两步验证已更改",
  },
  emailChanged: { en: "E-mail address changed", my: "Alamat e-mel ditukar", cn: "电子邮箱已修改" },
  bankDetailsChanged: { en: "Bank details changed", my: "Butiran bank ditukar", cn: "银行资料已修改" },
  papersRevealed: { en: "Identity documents shown", my: "Dokumen pengenalan dipaparkan", cn: "证件已显示" },
  settingChanged: { en: "Settings changed", my: "Tetapan diubah", cn: "设置已修改" },
  moneyMoved: { en: "Money movement", my: "Urusan wang", cn: "资金操作" },
});

/** The security log. */
const logEntries = (filters: Filters): Source<typeof securityLogRoute, SecurityEntry> => ({
  columns: sql`e.id AS "_id", e.at, e.kind, e.side, e.session_id AS "session", e.network, e.route, e.facts,
    e.request_id AS "requestId",
    CASE WHEN p.id IS NOT NULL THEN json_build_object('_id', p.id, 'name', p.name, 'email', p.email) END AS person`,
  from: sql`security_entry e LEFT JOIN LATERAL (
    SELECT id, name, email FROM member WHERE id = e.person_id AND e.side = 'portal'
    UNION ALL SELECT id, name, email FROM staff_user WHERE id = e.person_id AND e.side = 'staff') p ON true`,
  among: sql`security_entry e`,
  where: [
    equals(sql`e.kind`, filters.kind),
    equals(sql`e.side`, filters.side),
    equals(sql`e.person_id`, filters.person),
    equals(sql`e.session_id`, filters.session),
    equals(sql`e.network`, filters.network),
    filters.search ? found(filters.search) : undefined,
    ...daySpan(sql`e.at`, filters, filters.timeZone),
  ],
  id: up(sql`e.seq`, "bigint"),
  key: up(sql`e.id`, "uuid"),
  orders: { "-at": [down(sql`e.seq`, "bigint")], at: [up(sql`e.seq`, "bigint")] },
  rows: (rows) => rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
  cells: {
    at: ({ at }) => at,
    kind: ({ kind }, language) => kindCell(kind, language),
    side: ({ side }) => side,
    person: ({ person }) => person?.name ?? null,
    email: ({ person }) => person?.email ?? null,
    call: ({ route }) => route,
    network: ({ network }) => network,
    session: ({ session }) => session,
    facts: ({ facts }) => JSON.stringify(facts),
    requestId: ({ requestId }) => requestId,
  },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`(e.person_id IN (SELECT id FROM member WHERE name ILIKE ${like} OR email ILIKE ${like}
      UNION ALL SELECT id FROM staff_user WHERE name ILIKE ${like} OR email ILIKE ${like})
    OR e.route ILIKE ${like} OR e.facts ->> 'bookingNo' ILIKE ${like} OR e.facts ->> 'typed' ILIKE ${like}
    OR e.request_id = ${search})`;
}
