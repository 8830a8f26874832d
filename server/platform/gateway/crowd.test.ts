import { expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { requestPayout } from '#contract/payout.ts';
import type { Route } from '#contract/route.ts';
import { login } from '#contract/session.ts';
import { type Crowd, createCrowd, kindOfCall } from './crowd.ts';

const isLetIn = (crowd: Crowd<Route>, route: Route) => {
  try {
    crowd.enter(route);
    crowd.leave();
    return true;
  } catch {
    return false;
  }
};

test('under too many calls, strangers are refused first, and what the app is showing last', () => {
  const crowd = createCrowd(kindOfCall);
  const routes = [login, requestPayout, userInfo];
  const letIn = () => routes.map((route) => isLetIn(crowd, route));
  const met: string[] = [];
  for (let at = 0; at < 800; at += 1) {
    const now = letIn().join();
    if (met.at(-1) !== now) met.push(now);
    crowd.enter(userInfo);
  }
  expect(met).toEqual(['true,true,true', 'false,true,true', 'false,false,true']);
  expect(letIn()).toEqual([false, false, false]);
  for (let at = 0; at < 800; at += 1) crowd.leave();
  expect(letIn()).toEqual([true, true, true]);
});
