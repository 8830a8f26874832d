import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Chip } from '../parts/chip.tsx';
import { Icon, type IconName, iconPaths } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Segments } from '../parts/segments.tsx';
import { TextSize } from '../parts/text-size.tsx';
import styles from './parts-page.module.css';
import type { GroupProps } from './parts-page.tsx';

const icons = Object.keys(iconPaths) as IconName[];

export function ButtonsGroup({ words }: GroupProps) {
  const [size, setSize] = useState(100);
  const [isOn, setOn] = useState(true);
  return (
    <>
      <h2 className={styles.group}>Buttons</h2>
      <Button wide>{words.withdraw}</Button>
      <Button busy wide>
        {words.sending}
      </Button>
      <Button kind="secondary" wide>
        {words.stop}
      </Button>
      <Segments
        label={words.language}
        onChange={(chosen) => setOn(chosen === 'on')}
        options={[
          { value: 'on', label: words.withdraw },
          { value: 'off', label: words.cancel },
        ]}
        value={isOn ? 'on' : 'off'}
      />
      <div className={styles.line}>
        <Button>{words.withdraw}</Button>
        <Button kind="secondary">{words.cancel}</Button>
        <Button kind="quiet">{words.more}</Button>
        <Button kind="danger">{words.logOut}</Button>
        <Button busy kind="secondary">
          {words.cancel}
        </Button>
        <Button disabled>{words.withdraw}</Button>
        <Button disabled kind="secondary">
          {words.cancel}
        </Button>
        <Button disabled kind="quiet">
          {words.more}
        </Button>
      </div>
      <div className={styles.line}>
        <Chip>{words.official}</Chip>
        <Chip kind="accent">{words.official}</Chip>
        <Chip kind="gain">+18 %</Chip>
        <Chip kind="loss">−14 %</Chip>
        <Chip kind="warning">{words.waiting}</Chip>
        <Chip kind="problem">{words.failed}</Chip>
      </div>
      <div className={styles.line}>
        <Chip onPress={() => setOn(!isOn)} pressed={isOn}>
          50.00
        </Chip>
        <Chip onPress={() => setOn(!isOn)} pressed={!isOn}>
          120.00
        </Chip>
        <Chip disabled onPress={() => {}}>
          500.00
        </Chip>
      </div>
      <div className={styles.line}>
        <IconButton icon="refresh" label={words.refresh} />
        <IconButton badge="3" icon="bell" label={words.notifications} />
        <IconButton badge="99+" icon="bell" label={words.notifications} />
        <IconButton disabled icon="close" label={words.close} />
      </div>
      <div className={styles.line}>
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <TextSize
        label={words.textSize}
        largerLabel={words.larger}
        onChange={setSize}
        smallerLabel={words.smaller}
        value={size}
        valueText={`${size} %`}
      />
    </>
  );
}
