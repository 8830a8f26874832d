import { useEffect, useEffectEvent, useState } from 'react';
import { payPasswordState, unlock } from '#contract/pay-password.ts';
import type { Input } from '#contract/route.ts';
import type { CallFailure } from '../api/call.ts';
import { useAsk } from '../api/use-ask.ts';
import { useHasWords } from '../i18n/use-has-words.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { canUsePasskeys } from '../passkey/can-use-passkeys.ts';
import { usePasskeysHere } from '../passkey/own-passkeys.ts';
import { lockedStored, userInfoStored } from '../session/session.ts';
import { md5 } from '../wallet/md5.ts';
import type { PayPasswordState } from '../wallet/pay-password-blocked.tsx';

/** A pause for wrong digits ends by itself. */
const lookAgainMs = 15_000;

/** Has the server check the six digits or a passkey, and unlocks the app if they are right. */
export function useUnlock() {
  const ask = useAsk();
  const hasWords = useHasWords();
  const refusalText = useRefusalText();
  const [isOffline, setOffline] = useState(false);
  const [state, setState] = useState<PayPasswordState | null>(null);
  const takesOffline = ({ reason }: CallFailure) => {
    if (reason === 'offline') setOffline(true);
    return reason === 'offline';
  };

  const look = async () => {
    const passwordState = await ask(payPasswordState, {}, takesOffline);
    if (!passwordState) return;
    setOffline(false);
    setState(passwordState);
  };
  useLook(look, isOffline || Boolean(state?.pausedUntil));

  /** Returns the sentence of a refusal, or null if it is unlocked or was dealt with. */
  const send = async (proof: Input<typeof unlock>): Promise<string | null> => {
    let problem: string | null = null;
    const reply = await ask(unlock, proof, (failure) => {
      const { code, reason, facts } = failure;
      if (takesOffline(failure)) return true;
      if (code !== 400 || !hasWords(reason)) return false;
      problem = refusalText(reason, facts);
      return true;
    });
    if (reply) lockedStored.set(null);
    return problem;
  };
  const digits = async (typed: string) => {
    const problem = await send({ password: md5(typed) });
    if (problem !== null) void look();
    return problem;
  };
  return { state, isOffline, retry: look, digits, passkey: usePasskey(send, takesOffline) };
}

type Send = (proof: Input<typeof unlock>) => Promise<string | null>;

function usePasskey(send: Send, takesOffline: (failure: CallFailure) => boolean) {
  const ask = useAsk();
  const { ids } = usePasskeysHere(userInfoStored.use()?.id ?? '');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { signOwn } = await import('../passkey/own-signature.ts');
      const passkey = await signOwn(ask, 'unlock', takesOffline);
      if (passkey) setProblem(await send({ passkey }));
    } finally {
      setBusy(false);
    }
  };
  return { isOffered: ids.length > 0 && canUsePasskeys(), isBusy, problem, press };
}

/** Retries at once when the connection is back, and from time to time during a wait. */
function useLook(look: () => Promise<void>, isWaiting: boolean): void {
  const onLook = useEffectEvent(look);
  useEffect(() => {
    const again = () => void onLook();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void onLook(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
