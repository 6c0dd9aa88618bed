import type en from "../en/customizer.ts";
import type { Translated } from "../words.ts";

export default {
  title: "界面设置",
  kept: "保存在此设备",
  menuColor: "菜单颜色",
  layout: "布局",
  mode: "模式",
  navbarType: "导航栏类型",
  navbarColor: "导航栏颜色",
  footerType: "页脚类型",
  collapsed: "收起侧栏",
  rtl: "从右到左",
  hideToTop: "隐藏返回顶部按钮",
  reset: "恢复度假村的设置",
  colors: {
    default: "素色",
    primary: "潟湖",
    success: "棕榈",
    danger: "朱槿",
    info: "海蓝",
    warning: "阳光",
    dark: "深蓝",
  },
  layouts: { vertical: "纵向", horizontal: "横向" },
  modes: { light: "浅色", dark: "深色", "semi-dark": "半深色" },
  navbars: { hidden: "隐藏", static: "随页面滚动", sticky: "固定在顶部", floating: "悬浮" },
  footers: { hidden: "隐藏", static: "随页面滚动", sticky: "固定在底部" },
} satisfies Translated<typeof en>;
