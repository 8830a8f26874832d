import { useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { DoneDialog } from '../parts/done-dialog.tsx';
import { PageDialog } from '../parts/page-dialog.tsx';
import { Picker } from '../parts/picker.tsx';
import { Popup } from '../parts/popup.tsx';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useToast } from '../parts/toast.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'es', label: 'Español', lang: 'es' },
  { value: 'fr', label: 'Français', lang: 'fr' },
  { value: 'id', label: 'Bahasa Indonesia', lang: 'id' },
  { value: 'ja', label: '日本語', lang: 'ja' },
  { value: 'ko', label: '한국어', lang: 'ko' },
  { value: 'pt', label: 'Português (Brasil)', lang: 'pt' },
  { value: 'th', label: 'ภาษาไทย', lang: 'th' },
  { value: 'vi', label: 'Tiếng Việt', lang: 'vi' },
  { value: 'zh', label: '简体中文', lang: 'zh' },
];

const confirms = { confirm: {}, danger: { danger: true }, busy: { busy: true } };

function ToastButtons({ words }: GroupProps) {
  const toast = useToast();
  return (
    <>
      <Button kind="secondary" onClick={() => toast(words.saved)}>
        toast
      </Button>
      <Button kind="secondary" onClick={() => toast(words.saved, 'success')}>
        toast, done
      </Button>
      <Button kind="secondary" onClick={() => toast(words.notSaved, 'fail')}>
        toast, failed
      </Button>
    </>
  );
}

interface DialogsGroupProps extends GroupProps {
  opened: string | null;
}

export function DialogsGroup({ words, opened }: DialogsGroupProps) {
  const [shown, setShown] = useState(opened);
  const [language, setLanguage] = useState('id');
  const toast = useToast();
  const close = () => setShown(null);
  useEffect(() => {
    if (opened === 'toast') toast(words.notSaved, 'fail');
  }, [opened, toast, words]);

  return (
    <>
      <h2 className={styles.group}>Dialogs</h2>
      <div className={styles.line}>
        {['sheet', 'page', 'done', 'picker', 'popup', ...Object.keys(confirms)].map((name) => (
          <Button key={name} kind="secondary" onClick={() => setShown(name)}>
            {name}
          </Button>
        ))}
        <ToastButtons words={words} />
      </div>
      <FullDialogs onClose={close} shown={shown} words={words} />
      <Sheet
        closeLabel={words.close}
        footer={<Button onClick={() => toast(words.saved)}>{words.confirm}</Button>}
        onClose={close}
        open={shown === 'sheet'}
        title={words.feedback}
      >
        <p>{words.notMatchedText}</p>
      </Sheet>
      <Sheet
        closeLabel={words.close}
        footer={<Button onClick={close}>{words.confirm}</Button>}
        onClose={close}
        open={shown === 'picker'}
        share={0.5}
        title={words.chooseLanguage}
      >
        <Picker
          label={words.language}
          onChange={setLanguage}
          options={languages}
          value={language}
        />
      </Sheet>
      <Popup
        closeLabel={words.close}
        onClose={close}
        open={shown === 'popup'}
        title={words.service}
      >
        <Row icon="service" onPress={close} title={`${words.service} 1`} />
        <Row icon="message" onPress={close} title={`${words.service} 2`} />
      </Popup>
      {Object.entries(confirms).map(([name, kind]) => (
        <Confirm
          {...kind}
          cancelLabel={words.cancel}
          confirmLabel={words.logOut}
          key={name}
          onCancel={close}
          onConfirm={() => toast(words.notSaved, 'fail')}
          open={shown === name}
          text={words.logOutText}
          title={words.logOutTitle}
        />
      ))}
    </>
  );
}

interface FullDialogsProps extends GroupProps {
  shown: string | null;
  onClose: () => void;
}

/** Full-screen dialogs. */
function FullDialogs({ words, shown, onClose }: FullDialogsProps) {
  return (
    <>
      {shown === 'page' ? (
        <PageDialog
          back={{ label: words.close, onPress: onClose }}
          dock={<Button wide>{words.confirm}</Button>}
          title={words.feedback}
        >
          <p>{words.notMatchedText}</p>
        </PageDialog>
      ) : null}
      {shown === 'done' ? (
        <DoneDialog
          actions={
            <Button onClick={onClose} wide>
              {words.close}
            </Button>
          }
          onClose={onClose}
          text={words.notMatchedText}
          title={words.saved}
        >
          <p>{words.feedback}</p>
        </DoneDialog>
      ) : null}
    </>
  );
}
