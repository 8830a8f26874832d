import { useTranslations } from 'use-intl';
import { DemoMark } from '../parts/demo-mark.tsx';

/** A full-screen dialog covers the frame's demo strip, so it has its own. */
export function OwnDemoMark() {
  return <DemoMark>{useTranslations('app')('demo')}</DemoMark>;
}
