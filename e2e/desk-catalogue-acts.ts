import type { Locator, Page } from '@playwright/test';
import { deskButton, deskDialog } from './desk-acts.ts';
import { openDesk } from './desk-staff.ts';
import { expect } from './expect.ts';

/** Staff acts on the catalogue, performed on the pages of the desk. */

async function choose(page: Page, form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** One requests a merchant, and another approves. */
export async function makeMerchant(page: Page, second: Page, name: string): Promise<void> {
  await openDesk(page, '/merchants');
  await deskButton(page, 'Create merchant').click();
  const form = deskDialog(page, 'Create merchant');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Contact').fill('orders@harbour.example');
  await form.getByRole('button', { name: 'Request merchant' }).click();
  await expect(form).toHaveCount(0);
  await confirmChange(second, 'merchant', name);
}

/** What a merchant needs to report orders: the address and the signing key. */
export interface PostbackKey {
  readonly address: string;
  readonly kid: string;
  readonly secret: string;
}

/** Approves the one request of a kind that another person made, which says what it changes. */
export async function confirmChange(page: Page, kind: string, change = ''): Promise<void> {
  await openDesk(page, `/approvals?kind=${kind}`);
  await deskButton(page, 'Approve').click();
  const form = deskDialog(page, /^Approve:/);
  await expect(form).toContainText(change);
  await form.getByRole('button', { name: 'Approve' }).click();
}

/** One requests and has the code word, another approves and has the link, the merchant opens it. */
export async function makePostbackKey(
  page: Page,
  second: Page,
  merchant: string,
): Promise<PostbackKey> {
  await openDesk(page, '/merchants');
  const row = page.getByRole('row', { name: new RegExp(merchant) });
  await row.getByRole('button', { name: 'Postback key' }).click();
  const form = deskDialog(page, /^Postback key for/);
  await form.getByLabel('Reason').fill('It begins to report orders.');
  await form.getByRole('button', { name: 'Request key' }).click();
  const word = await deskDialog(page, `Code word for ${merchant}`)
    .getByLabel('Code word')
    .inputValue();
  await confirmChange(second, 'postback-key');
  const link = deskDialog(second, 'Link that works once').getByLabel('Link');
  return openAsMerchant(page, await link.inputValue(), word);
}

async function openAsMerchant(page: Page, link: string, word: string): Promise<PostbackKey> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no browser');
  const shop = await context.newPage();
  await shop.goto(link);
  await shop.getByLabel('Code word').fill(word);
  await shop.getByRole('button', { name: 'Show key once' }).click();
  await expect(shop.getByText('it can’t be shown again')).toBeVisible();
  const [address = '', kid = '', secret = ''] = await shop.locator('code').allTextContents();
  await context.close();
  return { address, kid, secret };
}

interface NewProduct {
  readonly merchant: string;
  readonly name: string;
  readonly description: string;
  readonly german?: { readonly name: string; readonly description: string };
  readonly landingPage: string;
  readonly commission: string;
  readonly pacing?: 'even' | 'front' | 'asap';
}

/** One requests a product, and another approves, who reads its commission. */
export async function makeProduct(page: Page, second: Page, product: NewProduct): Promise<void> {
  const { name, description, german, pacing } = product;
  await openDesk(page, '/products');
  await deskButton(page, 'Create product').click();
  const form = deskDialog(page, 'Create product');
  await choose(page, form, 'Merchant', product.merchant);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Description').fill(description);
  if (german) {
    await form.getByRole('tab', { name: /Deutsch/ }).click();
    await form.getByLabel('Name').fill(german.name);
    await form.getByLabel('Description').fill(german.description);
  }
  await form.getByLabel('Landing page').fill(product.landingPage);
  await form.getByRole('textbox', { name: 'Commission', exact: true }).fill(product.commission);
  if (pacing) await choose(page, form, 'Pacing', pacing);
  await form.getByRole('button', { name: 'Request product' }).click();
  await expect(form).toHaveCount(0);
  await confirmChange(second, 'product', product.commission);
  await expect(second.getByText('Nothing matches these filters.')).toBeVisible();
}

/** Requests another commission, which the product has only when somebody else approves it. */
export async function requestCommission(page: Page, product: string, commission: string) {
  await openDesk(page, '/products');
  await page.getByRole('row', { name: new RegExp(product) }).press('Enter');
  await deskButton(page, 'Change').click();
  const form = deskDialog(page, `Change ${product}`);
  await form.getByRole('textbox', { name: 'Commission', exact: true }).fill(commission);
  await form.getByLabel('Reason').fill('The shop agreed.');
  await form.getByRole('button', { name: 'Request new version' }).click();
  await expect(form).toHaveCount(0);
}

interface NewCreative {
  readonly product: string;
  readonly title: string;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

/** Uploads a picture, which the uploader is not offered to approve. */
export async function bringCreative(page: Page, creative: NewCreative): Promise<void> {
  const { product, title, file } = creative;
  await openDesk(page, '/creatives');
  await deskButton(page, 'Add creative').click();
  const form = deskDialog(page, 'Add creative');
  await form.getByRole('combobox', { name: 'Product' }).fill(product);
  await page.getByRole('option', { name: new RegExp(product) }).click();
  await form.locator('input[type=file]').setInputFiles(file);
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('button', { name: 'Add creative' }).click();
  const brought = page.getByRole('row', { name: new RegExp(title) });
  await expect(brought.getByText('Someone else reviews this')).toBeVisible();
}

export async function approveCreative(page: Page, title: string): Promise<void> {
  await openDesk(page, '/creatives?state=waiting');
  const row = page.getByRole('row', { name: new RegExp(title) });
  await row.getByRole('button', { name: 'Approve' }).click();
  const form = deskDialog(page, /^Approve/);
  await form.getByLabel('Reason').fill('Shows what is sold.');
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(form).toHaveCount(0);
}

export async function pushTo(page: Page, product: string, username: string): Promise<void> {
  await openDesk(page, `/products?name=${encodeURIComponent(product)}`);
  await page.getByRole('row', { name: new RegExp(product) }).press('Enter');
  await deskButton(page, 'Offer to partners').click();
  const form = deskDialog(page, /^Offer/);
  await form.getByLabel('Search by name').fill(username);
  await form.getByRole('checkbox', { name: new RegExp(username) }).check();
  await form.getByRole('button', { name: 'Offer to 1 partner' }).click();
  await expect(form).toHaveCount(0);
}

interface NewPlacement {
  readonly publisher: string;
  readonly name: string;
  readonly site: string;
  /** Per thousand impressions. */
  readonly price: string;
}

/** A publisher with a placement, whose price another approves; returns the tag for its page. */
export async function makePlacement(
  page: Page,
  second: Page,
  placement: NewPlacement,
): Promise<string> {
  const { publisher, name, site, price } = placement;
  await openDesk(page, '/placements');
  await deskButton(page, 'Create publisher').click();
  const first = deskDialog(page, 'Create publisher');
  await first.getByLabel('Name').fill(publisher);
  await first.getByRole('button', { name: 'Create' }).click();
  await expect(first).toHaveCount(0);
  await deskButton(page, 'Create placement').click();
  const form = deskDialog(page, 'Create placement');
  await choose(page, form, 'Publisher', publisher);
  await form.getByLabel('Name').fill(name);
  await choose(page, form, 'Format', 'image');
  await form.getByLabel('Sites').fill(site);
  await choose(page, form, 'Category', 'news');
  await form.getByRole('textbox', { name: 'Price', exact: true }).fill(price);
  await form.getByRole('button', { name: 'Request placement' }).click();
  await expect(form).toHaveCount(0);
  await confirmChange(second, 'placement');
  await expect(second.getByText('Approved. The placement can show ads now.')).toBeVisible();
  await openDesk(page, '/placements');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: 'Tag' }).click();
  return deskDialog(page, `Tag of ${name}`).getByLabel('Tag').inputValue();
}
