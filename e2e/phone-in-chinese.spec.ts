import { expectAccessible } from "./steps/accessible.ts";
import { open } from "./steps/home.ts";
import { openMail } from "./steps/mailbox.ts";
import { couple, freshEmail, weiMing } from "./steps/people.ts";
import { expect, type Page, test } from "./steps/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const goOn = (page: Page) => page.getByRole("button", { name: "继续", exact: true }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
const priceIn = (text: string | null): string =>
  /RM [\d,]+\.\d\d/.exec((text ?? "").replaceAll("\u00a0", " "))?.[0] ?? "";

async function fillDetails(page: Page, email: string): Promise<void> {
  for (const [i, { name, identity }] of couple.entries()) {
    const card = page.getByRole("region", { name: `客人 ${i + 1}`, exact: true });
    await card.getByLabel("姓名", { exact: true }).fill(name);
    await card.getByLabel("身份证（MyKad）或护照号码").fill(identity);
    await card.getByText("更多客人资料").click();
    await card.getByLabel("中文姓名").fill("陈伟明");
  }
  const booker = page.getByRole("region", { name: "联系方式" });
  await expect(booker.getByText(`${weiMing.name}（客人 1）`)).toBeVisible();
  await booker.getByLabel("电子邮箱").fill(email);
  await booker.getByLabel("手机号码").fill("123456789");
  await booker.getByRole("textbox", { name: "地址" }).fill("安邦路 12 号");
  await booker.getByRole("textbox", { name: "邮编" }).fill("50450");
  await expect(booker.getByRole("textbox", { name: "城市" })).toHaveValue("Kuala Lumpur");
}

test("on a phone in Chinese: the deposit is declined, then paid, and the rest is shown", async ({
  page,
  anotherBrowser,
}) => {
  const email = freshEmail("weiming");
  await test.step("a day two months ahead, a room", async () => {
    await open(page, "/?lang=cn");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expectAccessible(page);
    const calendar = page.getByRole("region", { name: "挑个更划算的日子" });
    const grid = calendar.getByRole("group", { name: "按入住日期显示的全程总价" });
    for (let turned = 0; turned < 2; turned++) {
      await calendar.getByRole("button", { name: "下个月" }).click();
      await expect(grid).not.toHaveAttribute("aria-busy", "true");
    }
    await grid.getByRole("button", { name: /RM/ }).nth(8).click();
    await calendar.getByRole("button", { name: /^查看 .*的客房$/ }).click();
    await heading(page, "选择客房");
    await page.getByRole("button", { name: /^选择/ }).first().click();
    await expect(page.getByRole("timer")).toContainText("客房为您保留中");
    await expectAccessible(page);
    await goOn(page);
  });

  await test.step("guests, boats, nothing extra", async () => {
    await heading(page, "填写客人资料");
    await fillDetails(page, email);
    await expectAccessible(page);
    await goOn(page);
    await expect(page.getByRole("radio").first()).toBeVisible();
    await expectAccessible(page);
    await goOn(page);
    await heading(page, "选择附加项目");
    await expectAccessible(page);
    await goOn(page);
    await heading(page, "核对并付款");
  });

  const deposit = page.getByRole("radio", { name: /^订金/ });
  await deposit.check();
  const detail = (await page.getByText(/^余款 RM/).textContent()) ?? "";
  const rest = priceIn(detail);
  await page.getByLabel("您从哪里得知我们？").selectOption({ label: "小红书" });
  await page.getByRole("checkbox", { name: /^我同意/ }).check();
  await expectAccessible(page);
  // Bar and button say what is charged now, the deposit, and of what.
  const pay = page.getByRole("button", { name: /^支付 RM/ });
  const charged = priceIn((await pay.textContent()) ?? "");
  const bar = page.getByRole("region", { name: "您目前的预订" });
  await expect(bar).toContainText(charged);
  await expect(bar).toContainText("现在支付，总价 RM");
  // The amount is not broken into two lines.
  expect((await pay.boundingBox())?.height).toBeLessThan(56);
  await expect(page.getByRole("radio", { name: /^订金/ })).toBeChecked();
  await pay.click();

  await test.step("the bank declines and the page says so", async () => {
    await page.getByRole("button", { name: /^拒绝/ }).click();
    await heading(page, "付款未成功");
    await expect(page.getByText(/^银行拒绝了这笔 RM.*没有扣款/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "换一种付款方式" }).click();
  });

  await test.step("the second try goes through; the rest is shown", async () => {
    await page.getByRole("radio", { name: /^订金/ }).check();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^支付 RM/ }).click();
    await page.getByRole("button", { name: /^批准 银行/ }).click();
    await heading(page, "预订成功");
    await expect(page.getByText(/余款/)).toContainText(rest);
    await expectAccessible(page);
    await page.getByRole("link", { name: "查看并打印预订" }).click();
    await expect(page.getByRole("main")).toContainText(rest);
    await expectAccessible(page);
  });

  await test.step("the mail of it leads to a page in Chinese, in a browser that was never here", async () => {
    const other = await (await anotherBrowser()).newPage();
    await openMail(other, email, /^预订 .* 已确认/);
    await other
      .getByRole("link", { name: /lang=cn$/ })
      .first()
      .click();
    await expect(other.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expectAccessible(other);
  });
});
