import { expectAccessible } from "./steps/accessible.ts";
import { logIn } from "./steps/accounts.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { open } from "./steps/home.ts";
import { expect, test } from "./steps/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const review = "吊床只有一次是空的，所以要早点去。教练很有耐心，孩子学得很开心。";
const signed = "美玲，槟城";

test("a guest tells about a stay on a phone in Chinese, staff publish and answer, and others read it", async ({
  page,
  anotherBrowser,
}) => {
  await test.step("the form keeps what was typed, says what lacks, and is sent", async () => {
    await logIn(page, "guest@demo.pulau.test");
    await open(page, "/my-feedback?lang=cn");
    await expect(page.getByRole("heading", { level: 1, name: "反馈", exact: true })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole("link", { name: /^填写反馈/ })
      .first()
      .click();
    await page.getByRole("textbox", { name: "与其他客人分享" }).fill(review);
    await page.getByRole("textbox", { name: "发布时的署名" }).fill(signed);
    await expect(page.getByText("草稿已保存", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "与其他客人分享" })).toHaveValue(review);
    await page.getByRole("button", { name: "提交反馈", exact: true }).click();
    const overall = page.getByRole("group", { name: "您对这次入住满意吗？" });
    await expect(overall.getByText("请填写此项", { exact: false })).toBeVisible();
    await expect(overall.getByRole("radio").first()).toBeFocused();
    await overall.getByRole("radio", { name: "很好", exact: true }).check({ force: true });
    await page.getByRole("checkbox", { name: "浮潜", exact: true }).check({ force: true });
    await expectAccessible(page);
    await page.getByRole("button", { name: "提交反馈", exact: true }).click();
    await expect(page.getByText("审核中", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  const desk = await (await anotherBrowser()).newPage();
  await test.step("staff publish and answer it", async () => {
    await signInAtDesk(desk, "manager", `/staff/reviews?q=${encodeURIComponent(review.slice(0, 8))}`);
    await desk
      .getByRole("button", { name: /^Open the review of/ })
      .first()
      .click();
    const panel = desk.getByRole("dialog");
    await expect(panel.getByText(review, { exact: true })).toBeVisible();
    await expectAccessible(desk);
    await panel.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(panel.getByText("Published", { exact: true })).toBeVisible();
    await panel.getByRole("textbox", { name: "Your reply" }).fill("谢谢您！");
    await panel.getByRole("button", { name: "Send reply", exact: true }).click();
    await expect(panel.getByRole("button", { name: "Edit reply", exact: true })).toBeVisible();
  });

  await test.step("the guest reads the answer, and everybody the review", async () => {
    await page.reload();
    await expect(page.getByText("谢谢您！", { exact: true })).toBeVisible();
    await expect(page.getByText("已发布", { exact: true })).toBeVisible();
    const { reviews } = await (await page.request.get("/api/reviews?limit=5")).json();
    expect(reviews[0]).toMatchObject({ name: signed, text: review, score: 4, answer: { text: "谢谢您！" } });
    await open(page, "/");
    await page.getByRole("article").getByRole("button", { name: /^选择/ }).first().click();
    await page.waitForURL(/\/booking\/new\/[^/]+\/dates/);
    await open(page, page.url().replace(/\/dates.*/, "/package"));
    await page
      .getByRole("button", { name: /条评价$/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
  });
});
