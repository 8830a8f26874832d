import { useTranslations } from 'use-intl';
import { DemoMark } from '../parts/demo-mark.tsx';

/** What fills the screen covers the strip of the frame, so it brings its own. */
export function OwnDemoMark() {
  return <DemoMark>{useTranslations('app')('demo')}</DemoMark>;
}
