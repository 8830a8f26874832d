import { demo } from '../journey.ts';
import type { Tab } from './tab.ts';
import { test } from './test.ts';

async function logIn(tab: Tab): Promise<void> {
  await tab.goto('/');
  await tab.isAt(/#\/login$/);
  await tab.fill('Username', demo.username);
  await tab.fill('Password', demo.password);
  await tab.press('button', 'Log in');
  await tab.isAt(/#\/ad-center$/);
}

test('a partner logs in after a wrong password, and out after confirming', async ({ tab }) => {
  await tab.goto('/');
  await tab.fill('Username', demo.username);
  await tab.fill('Password', 'something else');
  await tab.press('button', 'Log in');
  await tab.see('text', 'The username or password is wrong.');
  await logIn(tab);
  await tab.see('heading', 'Ad centre');
  await tab.press('button', 'Log out');
  await tab.see('text', /^You’re logged in as/);
  await tab.press('button', 'Log out');
  await tab.isAt(/#\/login$/);
});

test('a partner writes to customer service, and the message is sent', async ({ tab }) => {
  await logIn(tab);
  await tab.press('button', 'Customer service');
  await tab.press('button', /^Customer service 1/);
  await tab.isAt(/#\/customer\?url=%2Fchat$/);
  await tab.fill('Message', 'Where is my <b>payout</b>?');
  await tab.press('button', 'Send');
  await tab.see('text', 'Where is my <b>payout</b>?');
  await tab.see('text', 'Sent');
});

test('a language is chosen and kept', async ({ tab }) => {
  await tab.goto('/');
  await tab.press('button', 'Language');
  await tab.press('option', /Deutsch/);
  await tab.press('button', 'Confirm');
  await tab.see('button', 'Anmelden');
  await tab.goto('/?again');
  await tab.see('button', 'Anmelden');
});
