import { menuNames } from "@pulau/domain/portal-menu/menu-names.ts";
import { expect, it } from "vitest";
import cn from "../../i18n/cn/shell.ts";
import en from "../../i18n/en/shell.ts";
import my from "../../i18n/my/shell.ts";

it("calls each entry of the menu as the search finds it", () => {
  const inMenu = Object.keys(menuNames).map((id) => {
    const key = id as keyof typeof menuNames;
    return [id, { en: en.menu[key], my: my.menu[key], cn: cn.menu[key] }];
  });
  expect(Object.fromEntries(inMenu)).toEqual(menuNames);
});
