import { besideRows } from './confirm/beside-rows.ts';
import { confirmRows } from './confirm/confirm-rows.ts';
import { deliveryRows } from './delivery/delivery-rows.ts';
import { historyRows } from './delivery/history-rows.ts';
import { sealedRows } from './delivery/sealed-rows.ts';
import { streamRows } from './delivery/stream-rows.ts';
import { figuresRows } from './figures/figures-rows.ts';
import { ledgerRows } from './ledger/ledger-rows.ts';
import { liabilityRows } from './ledger/liability-rows.ts';
import { callRates } from './rate/call-rates.ts';
import type { RowGroup } from './row.ts';
import { screenSizes } from './size/screen-sizes.ts';

/** Everything that `npm run bench` measures, in the order of its table. */
export const rowGroups: readonly RowGroup[] = [
  screenSizes,
  callRates,
  ledgerRows,
  liabilityRows,
  confirmRows,
  besideRows,
  deliveryRows,
  historyRows,
  sealedRows,
  streamRows,
  figuresRows,
];
