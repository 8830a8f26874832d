import type { CardMethod } from './card.ts';
import type { cardPatterns } from './card-fields.ts';

type Pattern = (typeof cardPatterns)[number];

/**
 * The networks that a wallet address can be on, each with its address format. Money sent on the
 * wrong network is lost, so the network is chosen and never typed.
 */
export const networks = [
  { name: 'Ethereum (ERC-20)', pattern: 'hex-address' },
  { name: 'BNB Smart Chain (BEP-20)', pattern: 'hex-address' },
  { name: 'Polygon', pattern: 'hex-address' },
  { name: 'Arbitrum One', pattern: 'hex-address' },
  { name: 'OP Mainnet', pattern: 'hex-address' },
  { name: 'Base', pattern: 'hex-address' },
  { name: 'Avalanche C-Chain', pattern: 'hex-address' },
  { name: 'TRON (TRC-20)', pattern: 'base58-address' },
  { name: 'Solana', pattern: 'base58-address' },
  { name: 'Bitcoin', pattern: null },
  { name: 'Litecoin', pattern: null },
  { name: 'TON', pattern: null },
] as const satisfies readonly { readonly name: string; readonly pattern: Pattern | null }[];

/** The networks of a payout method: those whose address format it asks for. */
export function networksOf({ fields }: Pick<CardMethod, 'fields'>): readonly string[] {
  const wantedPattern = fields.find(({ name }) => name === 'walletAddress')?.pattern;
  return networks
    .filter(({ pattern }) => !wantedPattern || pattern === wantedPattern)
    .map(({ name }) => name);
}
