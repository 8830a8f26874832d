import { createContext, use } from 'react';
import type { OutsidePlace } from '#domain/help/channel.ts';
import type { CallFailure } from '../api/call.ts';

/** Which list of channels to show, the usual one or that for deposits, and why it appeared. */
export interface ServiceRequest {
  readonly list: 'service' | 'recharge';
  readonly failure?: CallFailure;
  /** The beginning of a chat message. */
  readonly about?: string;
  /** The channel that was chosen already. */
  readonly place?: OutsidePlace;
}

export const ServiceContext = createContext<((request: ServiceRequest) => void) | null>(null);

/** Opens the customer-service popup. */
export function useService(): (request: ServiceRequest) => void {
  const open = use(ServiceContext);
  if (!open) throw new Error('useService needs a ServiceContext above it');
  return open;
}
