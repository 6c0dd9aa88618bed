import type en from "../../en/staff/maintenance.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "维修",
  waiting: "正在加载故障…",
  lead_other: "{{count}} 项待维修",
  tabs: "按状态查看故障",
  all: "全部",
  states: {
    open: "待维修",
    done: "已维修",
  },
  columns: {
    room: "客房",
    fault: "故障",
    at: "报修时间",
    closed: "客房停用",
    state: "状态",
    act: "操作",
  },
  until: "{{kind}}至{{day}}",
  settle: "标记为已维修",
  settleOf: "标记为已维修：{{room}} {{fault}}",
  settled: "{{room}} 的故障已标记为已维修。",
  search: {
    label: "客房或故障",
    placeholder: "如 W-02、水龙头",
  },
  nothing: {
    title: "没有故障",
    text: "员工报修的客房故障会显示在这里。",
  },
} satisfies Translated<typeof en>;
