import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '#domain/refusal.ts';
import { useEnter } from '../api/use-enter.ts';
import { useSend } from '../form/use-send.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import type { Signed } from './sign-in.ts';

/** The passkey code loads after the login form, which works without it. */
const load = () => import('./sign-in.ts');

/** Login by passkey: with a button, or in the browser's autofill of user names. */
export function usePasskeyLogin() {
  const send = useSend();
  const enter = useEnter();
  // The login renders before the browser's abilities are known; nearly all support passkeys.
  const [isOffered, setOffered] = useState(true);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);

  const logIn = async (sign: () => Promise<Signed | null> | Signed | null) => {
    setRefused(null);
    setBusy(true);
    try {
      const signed = await sign();
      if (signed) setRefused(await (await load()).logInWith({ send, enter }, signed));
    } finally {
      setBusy(false);
    }
  };
  const press = () => logIn(async () => (await load()).signWithPasskey());
  const latest = useRef(logIn);
  latest.current = logIn;
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const propose = async () => {
      const { proposePasskeys } = await load();
      if (!isGone) stop = proposePasskeys((signed) => void latest.current(() => signed));
    };
    if (canUsePasskeys()) propose().catch(() => {});
    else setOffered(false);
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return { isOffered, press, refused, isBusy };
}
