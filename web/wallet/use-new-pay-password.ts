import { type FormEvent, useRef, useState } from 'react';
import type { Refusal } from '#domain/refusal.ts';
import {
  payPasswordLength,
  whyNotPayPassword,
  whyNotPayPasswordAgain,
} from '#domain/wallet/pay-password.ts';
import { useRefusalText } from '../i18n/use-refusal-text.ts';
import { md5 } from './md5.ts';

/** Sends the hashed password. A refusal that names a field is shown there. */
export type SendNew = (password: string, loginPassword: string) => Promise<Refusal | null>;

const fields = ['password', 'confirmPassword', 'loginPassword'] as const;
type FieldName = (typeof fields)[number];

/** The state of choosing six digits and confirming them. */
export function useNewPayPassword(send: SendNew) {
  const refusalText = useRefusalText();
  const loginField = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [again, setAgain] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const [loginPassword, setLoginPassword] = useState('');
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const textOf = ({ reason, facts }: Refusal) => refusalText(reason, facts);
  const wrongField = fields.find((field) => field === problem?.facts.field);

  const startOver = (reason: Refusal | null) => {
    setDigits('');
    setAgain('');
    setConfirming(false);
    setProblem(reason);
  };
  const stepOn = (entered: string) => {
    const weak = whyNotPayPassword(entered);
    if (weak) setProblem(weak);
    else setConfirming(true);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!isConfirming) {
      stepOn(digits);
      return;
    }
    setSending(true);
    const refused = await send(md5(digits), loginPassword).finally(() => setSending(false));
    if (refused?.facts.field === 'password') startOver(refused);
    else setProblem(refused);
    if (refused?.facts.field === 'loginPassword') loginField.current?.focus();
  };
  return {
    digits,
    again,
    loginPassword,
    loginField,
    isConfirming,
    isSending,
    isWhole: (isConfirming ? again : digits).length === payPasswordLength,
    errorAt: (field: FieldName) => (problem && wrongField === field ? textOf(problem) : undefined),
    /** An error that belongs to no field. */
    problem: problem && !wrongField ? textOf(problem) : undefined,
    startOver: () => startOver(null),
    submit,
    enter: (newDigits: string) => {
      setDigits(newDigits);
      setProblem(null);
    },
    /** A second entry that differs is cleared; the first stays. */
    enterAgain: (newDigits: string) => {
      const isWhole = newDigits.length === payPasswordLength;
      const differs = isWhole ? whyNotPayPasswordAgain(digits, newDigits) : null;
      setAgain(differs ? '' : newDigits);
      setProblem(differs);
      if (isWhole && !differs) loginField.current?.focus();
    },
    enterLogin: (text: string) => {
      setLoginPassword(text);
      setProblem(null);
    },
  };
}
