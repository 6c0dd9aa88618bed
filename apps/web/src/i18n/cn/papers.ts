import type en from "../en/papers.ts";
import type { Translated } from "../words.ts";

export default {
  invoice: "发票",
  proForma: "形式发票",
  creditNote: "贷记单",
  credited: "贷记总额",
  ofInvoice: "{{day}}的发票 {{number}}",
  takesFrom: "冲减{{invoices}}。",
  reasons: {
    booked: "按预订的住宿开具。",
    changed: "预订已变更。",
    cancelled: "预订已取消。",
    noShow: "客人未到店。",
    takenBack: "预订已恢复。",
    refunded: "款项已退还。",
  },
  all: "此预订的全部单据",
  together: "合计",
  notConfirmed: "预订尚未确认，此件不是正式发票。",
  download: "下载 PDF",
  before: "税费前小计",
  changed: "开票后的变更",
  transfer: "银行转账",
  reference: "转账备注",
  staffNotes: "员工备注",
  waiting: "正在读取单据。",
  notFoundTitle: "无法显示此单据",
  notFound: "此单据属于其他账户，或网址不完整。",
  signIn: "登录",
  toBooking: "前往预订",
} satisfies Translated<typeof en>;
