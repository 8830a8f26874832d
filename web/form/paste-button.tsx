import { pasteText } from '../device/clipboard.ts';
import styles from './paste-button.module.css';

interface PasteButtonProps {
  readonly label: string;
  readonly onPaste: (text: string) => void;
}

/** Beside the label of a field: fills in what was copied. */
export function PasteButton({ label, onPaste }: PasteButtonProps) {
  const press = async () => {
    const text = await pasteText();
    if (text) onPaste(text);
  };
  return (
    <button className={styles.paste} onClick={press} type="button">
      {label}
    </button>
  );
}
