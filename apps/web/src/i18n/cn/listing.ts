import type en from "../en/listing.ts";
import type { Translated } from "../words.ts";

export default {
  search: { clear: "清除搜索" },
  filter: {
    add: "筛选",
    title: "筛选条件",
    set: "已用的筛选条件",
    remove: "移除筛选条件：{{filter}}",
    clear: "清除筛选",
    show_other: "显示 {{count}} 条结果",
  },
  order: {
    second: "按住 Shift 点击可添加第二排序列",
    thenRising: "其次升序",
    thenFalling: "其次降序",
    label: "排序方式",
    rising: "{{column}}，升序",
    falling: "{{column}}，降序",
  },
  columns: {
    choose: "显示 {{shown}} / {{all}} 列",
    label: "列及其顺序",
    earlier: "将“{{column}}”前移",
    later: "将“{{column}}”后移",
    reset: "恢复默认列",
  },
  density: { label: "行高", tight: "紧凑行距", roomy: "宽松行距" },
  select: { head: "选择", page: "选择本页所有行", row: "选择 {{name}}" },
  bulk: {
    label: "已选的行",
    selected_other: "已选 {{count}} 条",
    first: "选择前 {{most, number}} 条（共 {{count, number}} 条）",
    all: "选择全部 {{count}} 条",
    clear: "清除选择",
    running: "已完成 {{count}} / {{most}}",
    done_other: "已更改 {{count}} 条。",
    failed_other: "{{count}} 条无法更改",
    leftOut_other: "所选中有 {{count}} 条不能这样更改，已略过。",
    keep: "取消",
  },
  acts: { head: "操作", of: "{{name}} 的操作" },
  edit: {
    label: "修改{{column}}：{{name}}",
    saved: "{{name}}：{{column}}已保存。",
    undone: "{{name}}：{{column}}已恢复。",
  },
  nothing: { title: "没有结果", text: "没有符合搜索和筛选条件的内容。" },
  csv: { save: "下载 CSV", import: "导入 CSV", underWay: "正在下载… {{kB}} kB" },
  pages: {
    label: "分页",
    shown: "第 {{from}} 至 {{to}} 条，共 {{total}} 条",
    rows: "每页行数",
    earlier: "上一页",
    later: "下一页",
    page: "第 {{page}} 页",
  },
} satisfies Translated<typeof en>;
