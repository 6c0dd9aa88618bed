import type en from "../en/boat-link.ts";
import type { Translated } from "../words.ts";

export default {
  title: "您的船班有变更",
  waiting: "正在加载船班…",
  booking: "预订 {{number}}",
  ways: { out: "前往海岛", back: "返回大陆" },
  reasons: {
    weather: "因天气恶劣取消",
    seaState: "因海况不佳取消",
    engine: "因引擎故障取消",
    other: "已取消",
  },
  instead: "改为",
  charter: "客人到齐后开船",
  route: "由{{from}}前往{{to}}",
  solutions: {
    move: "其他船班",
    refund: "没有船班：船费将退还",
    credit: "没有船班：船费已存入您的钱包",
    later: "正在为您安排其他船班",
  },
  ride: "陆路接送",
  rideAt: "{{day}} {{time}} 在{{from}}上车",
  rideGone: "{{day}} {{time}} {{from}}上车：已取消并退款",
  ask: "此安排是否合适？",
  answers: { fine: "可以，就这样", other: "想改乘其他船班", call: "请致电给我" },
  boat: "您想乘的船班",
  anyBoat: "其他任何船班",
  note: "留言",
  when: "何时方便接听？电话号码是？",
  send: "发送",
  sendCall: "请求回电",
  said: {
    fine: "谢谢，您已表示此安排合适。",
    other: "谢谢，您希望改乘其他船班。我们会与您联系。",
    call: "谢谢，我们会致电给您。",
  },
  later: "一有合适的船班，我们会立即发邮件通知您。",
  changed: "您的预订之后已有变更，无需再答复。",
  closed: {
    title: "此链接已失效",
    text: "您的船班照常开航，或链接不完整。如有疑问，请与我们联系。",
    home: "返回首页",
  },
} satisfies Translated<typeof en>;
