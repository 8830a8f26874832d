import { useTranslations } from 'use-intl';
import { DemoStrip } from '../parts/demo-strip.tsx';

/** A full-screen dialog covers the frame's demo strip, so it has its own. */
export function OwnDemoStrip() {
  return <DemoStrip>{useTranslations('app')('demo')}</DemoStrip>;
}
