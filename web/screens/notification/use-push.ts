import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endPush, pushState, subscribePush } from '#contract/push.ts';
import { call } from '../../api/call.ts';
import { useAsk } from '../../api/use-ask.ts';

const key = ['push'];

/** Why this browser cannot push; null when it can. */
export type PushObstacle = 'install' | 'unsupported' | 'denied' | 'failed';

function obstacle(): PushObstacle | null {
  const isKnown = 'PushManager' in window && 'Notification' in window;
  if (isKnown && navigator.serviceWorker) {
    return Notification.permission === 'denied' ? 'denied' : null;
  }
  // iPhones support it only for apps on the home screen.
  const isApple = /iPhone|iPad/.test(navigator.userAgent);
  return isApple ? 'install' : 'unsupported';
}

/** Push to this device. The browser's permission prompt appears only after a tap. */
export function usePush() {
  const ask = useAsk();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PushObstacle | null>(obstacle);
  const { data } = useQuery({ queryKey: key, queryFn: () => call(pushState, {}) });

  const turnOn = async (applicationServerKey: string) => {
    if ((await Notification.requestPermission()) !== 'granted') {
      setProblem(obstacle());
      return;
    }
    const { pushManager } = await navigator.serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey };
    const subscription = await pushManager.subscribe(options).catch(() => null);
    const { endpoint = '', keys } = subscription?.toJSON() ?? {};
    const { p256dh, auth } = keys ?? {};
    if (!p256dh || !auth) {
      setProblem('failed');
      return;
    }
    const answer = await ask(subscribePush, { endpoint, p256dh, auth });
    if (answer) queries.setQueryData(key, answer);
  };
  const turnOff = async () => {
    const answer = await ask(endPush, {});
    if (answer) queries.setQueryData(key, answer);
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
  };
  const toggle = async () => {
    if (!data || isBusy) return;
    setBusy(true);
    setProblem(null);
    await (data.isOn ? turnOff() : turnOn(data.key));
    setBusy(false);
  };
  return { isOn: data?.isOn ?? false, isKnown: data !== undefined, isBusy, problem, toggle };
}
