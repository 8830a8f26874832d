import { useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * Loads a screen's data again on request. The press is painted first: preparing the calls takes a
 * slow phone longer than a tap may.
 */
export function useRefreshing(load: () => Promise<unknown>) {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await new Promise<void>((resolve) => {
      afterPaint(resolve);
    });
    await load();
    setRefreshing(false);
  };
  return { isRefreshing, refresh };
}
