import { createContext, use } from 'react';
import type { AppActions } from './on-failure.ts';

export const ActionsContext = createContext<AppActions | null>(null);

export function useActions(): AppActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('useActions needs an ActionsContext above it');
  return actions;
}
