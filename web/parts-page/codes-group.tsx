import { useState } from 'react';
import { Keypad } from '../parts/keypad.tsx';
import { Passcode } from '../parts/passcode.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

/** None of them takes the focus from the others. */
const focusDelayMs = 86_400_000;
const length = 6;

export function CodesGroup({ words }: GroupProps) {
  const [code, setCode] = useState('12');
  const field = { focusDelayMs, label: words.payPassword, onChange: setCode };
  const keypad = {
    deleteLabel: words.deleteDigit,
    label: words.keypad,
    onDelete: () => setCode(code.slice(0, -1)),
    onDigit: (digit: string) => setCode(`${code}${digit}`.slice(0, length)),
  };
  const extra = { label: words.close, onPress: () => setCode('') };
  return (
    <>
      <h2 className={styles.group}>Codes</h2>
      <Passcode {...field} error={words.payPasswordError} onChange={() => {}} value="" />
      <Passcode {...field} hasKeypad hint={words.passwordHint} value={code} />
      <Passcode {...field} disabled value={code} />
      <Keypad {...keypad} extra={extra} />
      <Keypad {...keypad} />
      <Keypad {...keypad} disabled extra={extra} />
    </>
  );
}
