import type en from "../en/sample.ts";
import type { Translated } from "../words.ts";

export default {
  title: "示例住宿",
  day: "入住日期",
  guests: "客人",
  abroad: "{{party}}（外国客人）",
  noPackages: "暂无在售套餐",
  noPackagesText: "有套餐开售后会显示在这里。",
  offSale: "客人看不到此套餐",
  offSaleText: "此套餐未在售，或只能与其他套餐一起购买。",
  noAddOns: "还没有附加项目",
  noAddOnsText: "一有附加项目上架，就会显示在这里。",
  noRooms: "暂无房型",
  noRoomsText: "有房型开售后会显示在这里。",
  noPriceYet: "含这些客房的套餐开售后会显示价格。",
  noBoats: "这些日期没有船班",
  noBoatsText: "请选择其他入住日期，或添加当天开航的船只。",
  noPrice: "暂无价格",
  noPriceText: "套餐有价格并有空房后，会显示含税费的价格。",
  payment: "付款方式",
  noPaymentYet: "有套餐开售后会显示金额。",
} satisfies Translated<typeof en>;
